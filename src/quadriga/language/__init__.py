"""Messages to people, and the catalogue with their words in each language.

Importing this is cheap: only `quadriga.language.translator` loads the library that makes text.
"""

from quadriga.language.message import Argument, Message, message, seated, verbatim

__all__ = ["Argument", "Message", "message", "seated", "verbatim"]
