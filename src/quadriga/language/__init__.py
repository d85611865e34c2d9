"""What is said to people: messages, and the catalogue that gives them words in each language.

Importing this is cheap: the library that makes text is loaded with `quadriga.language.translator`.
"""

from quadriga.language.message import Argument, Message, message, seated, verbatim

__all__ = ["Argument", "Message", "message", "seated", "verbatim"]
