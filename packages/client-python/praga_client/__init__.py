"""A small client of the API of Praga by Post, with the standard library only.

It repeats requests where that is safe, waits as long as the server asks, and resumes streams that broke off.
"""
from __future__ import annotations

import http.client
import itertools
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, cast

from .types import Accepted, Command, ListedGame, Operations, Problem, TableChanged

__all__ = ["Client", "NotTheApi", "Refused"]

TRIES = 5
FIRST_WAIT_S = 0.25
RETRY_S = 2.0
"""Pause before a stream is opened again, until the server names one."""
SILENCE_S = 60.0
"""A beat comes every 20 seconds, so a stream that is silent for longer is dead."""
LATER = (429, 502, 503, 504)
SAFE_POSTS = ("POST /api/games/{id}/try", "POST /api/games/{id}/sit")


class Refused(Exception):
    """A refusal: `problem["code"]` gives the reason."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem['status']} {problem['code']}: {problem['detail']}")
        self.problem = problem
        self.status = problem["status"]


class NotTheApi(Exception):
    """An answer that does not come from the API: most often the page of a proxy."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status}: the answer is no JSON: {text[:100]}")
        self.status = status
        self.text = text


class _Stay(urllib.request.HTTPRedirectHandler):
    """The API never redirects; following would send the token elsewhere."""

    def redirect_request(self, *_args: Any, **_more: Any) -> None:
        return None


_OPENER = urllib.request.build_opener(_Stay)
_BROKEN = (OSError, http.client.HTTPException)


class Client(Operations):
    """`Client("https://praga.example", "the token of a seat, or an access token")`."""

    def __init__(self, origin: str, token: str | None = None, *, tries: int = TRIES, timeout: float = 30.0) -> None:
        self.origin = origin.rstrip("/")
        self.token = token
        self.tries = tries
        self.timeout = timeout

    def _call(self, operation: str, params: Any, query: Any, body: Any) -> Any:
        return self._send(operation, params, query, body, read=_json_of)

    def give(self, id: str, expected_seq: int, command: Command) -> Accepted:
        """Gives a command at a position. It keeps one id, however often it is sent, so it is applied once."""
        body = {"expectedSeq": expected_seq, "command": command, "commandId": str(uuid.uuid4())}
        return cast(Accepted, self._call("POST /api/games/{id}/commands", {"id": id}, {}, body))

    def games(self, operation: Literal["GET /api/games", "GET /api/me/games"], **query: Any) -> Iterator[ListedGame]:
        """The games of a list, page after page, for as long as you read them."""
        while True:
            cursor = None
            with self._send(operation, query=query) as response:
                for line in response:
                    if line.strip():
                        game = cast(ListedGame, json.loads(line))
                        cursor = game["cursor"]
                        yield game
            if cursor is None:
                return
            query["after"] = cursor

    def changes(self, id: str) -> Iterator[str]:
        """The versions of a table, the current one first, for as long as you read them."""
        for event in self._events("GET /api/games/{id}/stream", {"id": id}):
            if "event" not in event and "data" in event:
                yield event["data"]

    def tables(self) -> Iterator[TableChanged]:
        """Every running table of the person of the access token, then each that changes, ends or is new."""
        for event in self._events("GET /api/me/stream", {}):
            if event.get("event") == "table":
                yield cast(TableChanged, json.loads(event["data"]))

    def _events(self, operation: str, params: Mapping[str, str]) -> Iterator[dict[str, str]]:
        known, retry = None, RETRY_S
        while True:
            try:
                with self._send(operation, params, known=known) as response:
                    for event in _events_of(response):
                        known = event.get("id", known)
                        retry = float(event["retry"]) / 1000 if "retry" in event else retry
                        yield event
            except _BROKEN:
                pass
            except (Refused, NotTheApi) as refused:
                if refused.status not in LATER:
                    raise
            time.sleep(retry)

    def _send(
        self,
        operation: str,
        params: Any = None,
        query: Any = None,
        body: Any = None,
        *,
        known: str | None = None,
        read: Callable[[Any], Any] | None = None,
    ) -> Any:
        """What `read` makes of the answer, or the answer itself, open, to be read line by line."""
        is_safe = _is_safe(operation, body)
        timeout = SILENCE_S if operation.endswith("/stream") else self.timeout
        for n in itertools.count(1):
            is_last, wait = n >= self.tries, FIRST_WAIT_S * 2 ** (n - 1)
            try:
                response = _OPENER.open(self._request(operation, params, query, body, known), timeout=timeout)
                if read is None:
                    return response
                with response:
                    return read(response)
            except urllib.error.HTTPError as error:
                # After 429 nothing was done yet, so everything may be sent again.
                may_repeat = error.code == 429 or (error.code in LATER and is_safe)
                if is_last or not may_repeat:
                    raise _refusal(error) from None
                wait = max(wait, _seconds(error.headers.get("retry-after")))
                error.close()
            except _BROKEN:
                if is_last or not is_safe:
                    raise
            time.sleep(wait)

    def _request(self, operation: str, params: Any, query: Any, body: Any, known: str | None) -> urllib.request.Request:
        method, path = operation.split(" ", 1)
        given = params or {}
        path = re.sub(r"\{(\w+)\}", lambda name: urllib.parse.quote(str(given[name[1]]), safe=""), path)
        asked = urllib.parse.urlencode({name: _text(value) for name, value in (query or {}).items()})
        headers = {"accept": "application/json, application/problem+json, */*"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if body is not None:
            headers["content-type"] = "application/json"
        if known:
            headers["last-event-id"] = known
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.Request(
            f"{self.origin}{path}{'?' if asked else ''}{asked}", data=data, headers=headers, method=method
        )


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_safe(operation: str, body: Any) -> bool:
    """Whether repeating does no harm: it changes nothing, or an id shows that it is the same command."""
    if operation.startswith("GET ") or operation in SAFE_POSTS:
        return True
    if not isinstance(body, dict):
        return False
    steps = body.get("steps")
    return "commandId" in body or (bool(steps) and all("commandId" in step for step in steps))


def _json_of(response: Any) -> Any:
    data = response.read()
    try:
        return json.loads(data)
    except ValueError:
        raise NotTheApi(response.status, data.decode(errors="replace")) from None


def _refusal(error: urllib.error.HTTPError) -> Exception:
    with error:
        try:
            return Refused(_json_of(error))
        except NotTheApi as page:
            return page
        except _BROKEN as broken:
            return NotTheApi(error.code, str(broken))


def _seconds(text: str | None) -> float:
    return float(text) if text and text.isdigit() else 0.0


def _events_of(lines: Any) -> Iterator[dict[str, str]]:
    """The events of a stream, line by line, until it ends or breaks off."""
    event: dict[str, str] = {}
    for line in lines:
        text = line.decode().rstrip("\r\n")
        if text:
            name, _colon, value = text.partition(":")
            event[name] = value.removeprefix(" ")
        elif event:
            yield event
            event = {}
