"""A client of the API of Praga by Post, in one file and with the standard library only. It needs Python 3.9.

It repeats requests where that is safe, waits as long as the server asks, and resumes streams that broke off.
Generated from the description of the API: download it again instead of changing it.
"""
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import datetime
import email.utils
import http.client
import itertools
import json
import random
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Callable, Dict, Iterator, List, Literal, Mapping, NamedTuple, Optional, TypedDict, Union, cast, overload

TRIES = 5
LONGEST_WAIT_S = 120.0
FIRST_WAIT_S, MOST_WAIT_S = 0.25, 30.0
RETRY_S = 2.0
"""Pause before a stream is opened again, until the server names one."""
SILENCE_S = 60.0
"""A beat comes every 20 seconds, so a stream that is silent for longer is dead."""
WITHOUT_KEY = ("POST /api/games/{id}/commands", "POST /api/games/{id}/undo", "POST /api/games/{id}/try")
"""Requests that take no Idempotency-Key: a command has its own id. All others with POST take one."""


class Wait(NamedTuple):
    """A wait before a request is sent again, or before a stream is opened again."""

    operation: str
    seconds: float
    tries: int
    """How often the request has been sent."""
    status: Optional[int]
    """The status of the answer; None if there was no answer."""


class Refused(Exception):
    """A refusal: `problem["code"]` gives the reason."""

    def __init__(self, problem: Problem, retry_after: Optional[float] = None) -> None:
        super().__init__(f"{problem['status']} {problem['code']}: {problem['detail']}")
        self.problem = problem
        self.status: int = problem["status"]
        self.retry_after = retry_after
        """The seconds after which the server wants to be asked again, if it said so."""


class NotTheApi(Exception):
    """An answer that does not come from the API: most often the page of a proxy."""

    def __init__(self, status: int, text: str, retry_after: Optional[float] = None) -> None:
        super().__init__(f"{status}: the answer is no JSON: {text[:100]}")
        self.status = status
        self.text = text
        self.retry_after = retry_after
        """The seconds after which the server wants to be asked again, if it said so."""


class _Stay(urllib.request.HTTPRedirectHandler):
    """The API never redirects; following would send the token elsewhere."""

    def redirect_request(self, *_args: Any, **_more: Any) -> None:
        return None


_OPENER = urllib.request.build_opener(_Stay)
_BROKEN = (OSError, http.client.HTTPException)


class _Requests:
    """Sends the requests of `Client`."""

    def __init__(
        self,
        origin: str,
        token: Optional[str] = None,
        *,
        tries: int = TRIES,
        timeout: float = 30.0,
        longest_wait: float = LONGEST_WAIT_S,
        on_wait: Optional[Callable[[Wait], None]] = None,
    ) -> None:
        """`on_wait` is called before each wait. If the server asks for more than `longest_wait` seconds, the
        error is raised at once, and its `retry_after` says how long."""
        self.origin = origin.rstrip("/")
        self.token = token
        self.tries = tries
        self.timeout = timeout
        self.longest_wait = longest_wait
        self.on_wait = on_wait

    def call(
        self,
        operation: str,
        *,
        params: Any = None,
        query: Any = None,
        body: Any = None,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Calls an operation by its address: `client.call("GET /api/games/{id}", params={"id": id})`.

        With an `idempotency_key` a program can send a change again after a restart. Otherwise the client makes one."""
        return self._send(operation, params, query, body, key=idempotency_key, read=_json_of)

    def give(self, id: str, expected_seq: int, command: Command) -> Accepted:
        """Gives a command at a position. It keeps one id, however often it is sent, so it is applied once."""
        body = {"expectedSeq": expected_seq, "command": command, "commandId": str(uuid.uuid4())}
        return cast(Accepted, self.call("POST /api/games/{id}/commands", params={"id": id}, body=body))

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

    def _events(self, operation: str, params: Mapping[str, str]) -> Iterator[Dict[str, str]]:
        known, retry, failures = None, RETRY_S, 0
        for n in itertools.count(1):
            status = None
            try:
                with self._send(operation, params, known=known) as response:
                    failures = 0
                    for event in _events_of(response):
                        known = event.get("id", known)
                        retry = float(event["retry"]) / 1000 if "retry" in event else retry
                        yield event
            except _BROKEN:
                failures += 1
            except (Refused, NotTheApi) as refused:
                failures, status = failures + 1, refused.status
                if not _is_for_later(status) or (refused.retry_after or 0.0) > self.longest_wait:
                    raise
            self._wait(operation, max(retry, _backoff(failures) if failures else 0.0), n, status)

    def _send(
        self,
        operation: str,
        params: Any = None,
        query: Any = None,
        body: Any = None,
        *,
        known: Optional[str] = None,
        key: Optional[str] = None,
        read: Optional[Callable[[Any], Any]] = None,
    ) -> Any:
        """What `read` makes of the answer, or the answer itself, open, to be read line by line."""
        takes_key = operation.startswith("POST ") and operation not in WITHOUT_KEY
        key = (key or str(uuid.uuid4())) if takes_key else None
        is_safe = takes_key or _is_safe(operation, body)
        timeout = SILENCE_S if operation.endswith("/stream") else self.timeout
        for n in itertools.count(1):
            is_last, status, asked = n >= self.tries, None, None
            try:
                response = _OPENER.open(self._request(operation, params, query, body, known, key), timeout=timeout)
                if read is None:
                    return response
                with response:
                    return read(response)
            except urllib.error.HTTPError as error:
                status, asked = error.code, retry_after(error.headers)
                # After 429 nothing was done yet, so everything may be sent again.
                is_busy = status == 409 and takes_key and asked is not None
                may_repeat = status == 429 or is_busy or (_is_for_later(status) and is_safe)
                if is_last or not may_repeat or (asked or 0.0) > self.longest_wait:
                    raise _refusal(error, asked) from None
                error.close()
            except _BROKEN:
                if is_last or not is_safe:
                    raise
            self._wait(operation, max(asked or 0.0, _backoff(n)), n, status)

    def _wait(self, operation: str, seconds: float, tries: int, status: Optional[int]) -> None:
        wait = Wait(operation, min(seconds, self.longest_wait), tries, status)
        if self.on_wait is not None:
            self.on_wait(wait)
        time.sleep(wait.seconds)

    def _request(
        self, operation: str, params: Any, query: Any, body: Any, known: Optional[str], key: Optional[str]
    ) -> urllib.request.Request:
        method, path = operation.split(" ", 1)
        given = params or {}
        path = re.sub(r"\{(\w+)\}", lambda name: urllib.parse.quote(str(given[name[1]]), safe=""), path)
        named = {name: value for name, value in (query or {}).items() if value is not None}
        asked = urllib.parse.urlencode({name: _text(value) for name, value in named.items()})
        headers = {"accept": "application/json, application/problem+json, */*"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if body is not None:
            headers["content-type"] = "application/json"
        if known:
            headers["last-event-id"] = known
        if key:
            headers["idempotency-key"] = key
        data = None if body is None else json.dumps(body).encode()
        url = f"{self.origin}{path}{'?' if asked else ''}{asked}"
        return urllib.request.Request(url, data=data, headers=headers, method=method)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_safe(operation: str, body: Any) -> bool:
    """Whether repeating does no harm: it changes nothing, or an id shows that it is the same command."""
    if operation.startswith("GET ") or operation == "POST /api/games/{id}/try":
        return True
    if not isinstance(body, dict):
        return False
    steps: Any = body.get("steps")
    return "commandId" in body or (bool(steps) and all("commandId" in step for step in steps))


def _is_for_later(status: int) -> bool:
    return status == 429 or status >= 500


def _backoff(failures: int) -> float:
    """Seconds before the next try. They double up to a limit; up to a half is added."""
    return min(MOST_WAIT_S, FIRST_WAIT_S * 2 ** min(failures - 1, 20)) * (1 + random.random() / 2)


def retry_after(headers: Any) -> Optional[float]:
    """Seconds that an answer asks for, by the clock of its server; None if it asks for none."""
    value = (headers.get("retry-after") or "").strip()
    if re.fullmatch(r"\d+(\.\d+)?", value):
        return float(value)
    until = _moment(value)
    if until is None:
        return None
    return max(0.0, until - (_moment(headers.get("date") or "") or time.time()))


def _moment(text: str) -> Optional[float]:
    try:
        moment = email.utils.parsedate_to_datetime(text)
    except (TypeError, ValueError, IndexError):
        return None
    return (moment if moment.tzinfo else moment.replace(tzinfo=datetime.timezone.utc)).timestamp()


def _json_of(response: Any) -> Any:
    data = response.read()
    try:
        return json.loads(data)
    except ValueError:
        raise NotTheApi(response.status, data.decode(errors="replace")) from None


def _refusal(error: urllib.error.HTTPError, asked: Optional[float]) -> Exception:
    with error:
        try:
            return Refused(_json_of(error), asked)
        except NotTheApi as page:
            return NotTheApi(page.status, page.text, asked)
        except _BROKEN as broken:
            return NotTheApi(error.code, str(broken), asked)


def _events_of(lines: Any) -> Iterator[Dict[str, str]]:
    """The events of a stream, line by line, until it ends or breaks off."""
    event: Dict[str, str] = {}
    for line in lines:
        text = line.decode().rstrip("\r\n")
        if text:
            name, _colon, value = text.partition(":")
            event[name] = value[1:] if value.startswith(" ") else value
        elif event:
            yield event
            event = {}
