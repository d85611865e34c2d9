"""Real proxies in front of a server: nginx and HAProxy, with TLS, below a base path."""

import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools import proxies

BASE = "/quadriga"

NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; {user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/proxy.pem; ssl_certificate_key {folder}/proxy.pem;
        # Host is that of the server behind, which is what nginx does unless it is told otherwise.
        location /quadriga/ {{
            proxy_pass http://127.0.0.1:{behind};
            proxy_http_version 1.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $http_connection;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
        }}
    }}
}}
"""

HAPROXY = """
defaults
    mode http
    timeout connect 5s
    timeout client 60s
    timeout server 60s
    option forwardfor
frontend tls
    bind 127.0.0.1:{port} ssl crt {folder}/proxy.pem
    # The base path is taken off here; nginx leaves it on.
    http-request replace-path /quadriga(/.*)?$ \\1
    http-request set-header X-Forwarded-Proto https
    default_backend quadriga
backend quadriga
    server one 127.0.0.1:{behind}
"""

COMMANDS = {
    "nginx": (NGINX, ("-c",)),
    "haproxy": (HAPROXY, ("-f",)),
}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> str:
    """The path of a program; without it, the test is skipped and says why."""
    path = proxies.find(name)
    if path is None:
        message = f"Install {proxies.PACKAGES[name]} to test behind a real {name}."
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return path


def certificate(folder: Path) -> ssl.SSLContext:
    """Make a certificate of our own; a context that trusts it."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    options = f"req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout {key}"
    names = f"-out {cert} -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1"
    command = [program("openssl"), *options.split(), *names.split()]
    subprocess.run(command, check=True, capture_output=True)
    (folder / "proxy.pem").write_bytes(cert.read_bytes() + key.read_bytes())
    return ssl.create_default_context(cafile=str(cert))


@contextmanager
def proxy(name: str, folder: Path, port: int, behind: int) -> Iterator[None]:
    """A proxy on `port`, in front of the server on the port `behind`."""
    template, flags = COMMANDS[name]
    file = folder / f"{name}.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    file.write_text(template.format(folder=folder, port=port, behind=behind, user=user))
    with subprocess.Popen([program(name), *flags, str(file)], stderr=subprocess.PIPE) as process:
        try:
            _await(process, port)
            yield
        finally:
            process.terminate()


def _await(process: "subprocess.Popen[bytes]", port: int) -> None:
    """Wait until the proxy listens."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            assert process.poll() is None, process.communicate()[1].decode()
            time.sleep(0.02)
        else:
            return
