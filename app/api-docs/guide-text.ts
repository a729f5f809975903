/** Text of the API guide. It is in English only, like the API. */
import { STREAM_BEAT_MS, STREAM_LIFE_MS, STREAM_RETRY_MS } from '@/lib/platform/live/channel';

/** A term and its explanation. */
type Entries = readonly (readonly [word: string, text: string])[];

export const CURL = `# A table for two; the answer has a token for each seat, shown this once
curl -sX POST ORIGIN/api/tables -H 'content-type: application/json' \\
  -d '{"name":"Mine","seats":[{"name":"Ann"},{"name":"Bob"}]}' > table.json
G=$(jq -r .gameId table.json); T=$(jq -r .seats[0].token table.json)
# Sit down; look; see what is legal; do the first of it
curl -sX POST ORIGIN/api/games/$G/sit -H "authorization: Bearer $T"
curl -s ORIGIN/api/games/$G | jq '{seq, waitingFor, scores}'
curl -s ORIGIN/api/games/$G/options -H "authorization: Bearer $T" > options.json
# A command has a UUID of yours; this one is made of the time
jq '{expectedSeq: .seq, command: .commands[0].command, commandId: (now * 1e6 | floor | tostring
  | .[0:8] + "-" + .[8:12] + "-4" + .[12:15] + "-8000-000000000000")}' options.json |
  curl -sX POST ORIGIN/api/games/$G/commands -H "authorization: Bearer $T" \\
    -H 'content-type: application/json' -d @-`;

const CONCEPTS: Entries = [
  [
    'Seat and its token',
    'A seat is proved by its token as `Authorization: Bearer`. The token is the last part of the link of the seat; it plays at that seat of that table and knows of nothing else. A new table answers with all of them, in the order of its seats; a program that joins by the door takes the first free seat. Sit down once before you play (`POST sit`): until then GET of a public table shows what everybody sees, and `unproven` says why.',
  ],
  [
    'Access token',
    'Acts for a person: made at `/me/tokens` by signed-in people and guests, named, shown once, good for a week to a year, taken back at any time. It was made to read, to move at one table (at every seat that the person holds there), or for everything but the account: no token changes the profile, makes tokens or signs anybody in. Everything else is refused with `beyond-scope`. `GET /api/me` tells whom it acts for, its scope and its end.',
  ],
  [
    'Host token and door token',
    '`hostToken` of a new table changes its terms, makes links and frees seats. `door.token` is good for any free seat: `POST /api/joins`.',
  ],
  [
    'Row and sequence',
    'A table is a log of rows, numbered by seq from 1; each is one accepted command with its events. The position is what follows from them. Send the seq you have seen as `expectedSeq`: if the table has moved on, the answer is `409 stale-position` with the seq it stands at, and nothing was done.',
  ],
  [
    'Command id',
    'A UUID you make for each command. Sent again, it is answered as before and applied once, so repeat whatever you had no answer to. `?view=1` brings the position and its scores along, `?options=1` what your seat may do next.',
  ],
  [
    'Options',
    '`GET options` lists every legal command, ready to be sent back as it is, and what is open. Undo is among them, marked `takesBack`.',
  ],
  [
    'Reveal',
    'A command that shows something hidden is marked `reveals`: the steps before it, and it itself, can no longer be taken back.',
  ],
  [
    'Position',
    '`view.state` is public: players, rows of tiles, crane, city, projects, scores, phase, what is open. `view.offers` has the tiles that only your seat sees. scores has the points so far as `total`. `forecast.total` is the score if the game ended now, and `forecast.lines` are what final scoring would add.',
  ],
  [
    'Pack',
    'What is printed: `view.state.pack` names it, `GET /api/packs/{id}/{version}` has every tile with cost and effect, the boards, and names in three languages. A version never changes.',
  ],
  [
    'Refusal',
    'A problem with a code; where a rule forbids it also the rule, figures as params, and cures: legal steps after which it would be legal.',
  ],
  [
    'Trying',
    '`POST try` takes up to sixteen commands of any seats, from the position now or after an earlier row. It writes nothing and answers with the position, scores with forecast, and options. A step that would show something hidden is not taken: `wouldReveal` says which stacks it would draw from. `{"lines": [{"steps": [...]}, ...]}` compares up to 32 lines: each has its own outcome or problem, and counts as one request.',
  ],
  [
    'Sandbox and plans',
    'A line can be tried in private from any position with the unknown tiles dealt again; a turn can be planned and is played when it is yours.',
  ],
];

const STREAMS: Entries = [
  [
    'Of a table',
    '`GET /api/games/{id}/stream` is an event stream. A `VersionEvent` has the version of the table as id and data: `row.talk.people`, the newest row, a count of what was said, and a mark of who sits how. The present one comes first; then look at the table again. Ask with `?rows=1` to get the rows as well.',
  ],
  [
    'Of all my tables',
    '`GET /api/me/stream`, by an access token. Events are called table, with `{"table", "version", "status", "seat", "seated", "waiting"}` as data: for every running table at once, then for each that changes, ends or is new. An invitation is a table at which you are not seated yet.',
  ],
  [
    'Going on',
    `\`retry\` says when to come again, ${STREAM_RETRY_MS / 1000} seconds; send the last id as \`Last-Event-ID\` to get only newer ones. A beat comes every ${STREAM_BEAT_MS / 1000} seconds. A stream ends within ${STREAM_LIFE_MS / 60_000} minutes, or when the server restarts: open it again.`,
  ],
];

const VERSIONS: Entries = [
  [
    'Versions',
    'This is version 1. What there is keeps its name and meaning. Answers may grow: ignore members you do not know. Requests may not: a member too many is refused.',
  ],
  [
    'What goes',
    'Is marked deprecated in the description, and named among the changes (`/api-docs/changes`), half a year before.',
  ],
  [
    'How often',
    'Each answer says so: `RateLimit-Policy: "read";q=1800;w=60` is 1,800 times in 60 seconds, `RateLimit` how many are left. A token counts as its person, whatever its address; everybody at one address has a wider limit together. Too many requests get 429 with `Retry-After`, and `params.whom` says who asked too often. A person can make 40 tables an hour. Play comes nowhere near the rest; hear of changes by a stream instead of asking.',
  ],
  [
    'Keeping answers',
    'Answers have an `ETag`; sent as `If-None-Match` they are answered with 304 while nothing has changed. Packs are good for ever, and so are exports of games that are over and positions (`GET /api/games/{id}/positions/{seq}`) of tables that anybody may watch; they say so. Everything else says `no-store`.',
  ],
  [
    'Pages of other sites',
    'May read what everybody may, streams included, make tables, join and import games without a token, and write by a token (CORS). Cookies never count there.',
  ],
  [
    'In a frame',
    'A table whose host allows it (`POST terms` with `{"embed": true}`, or the page of its links) is shown by `<iframe src="/embed/{id}">` in pages of any site, live, as everybody may see it. `?at=SEQ` is a moment, `?theme=light` or dark, `?in=en`, de or pt-BR. Everything else of this service refuses to be framed.',
  ],
];

/** Who can call operations: each names one of these. */
const OPEN: Entries = [
  [
    'Anyone',
    'No proof. Pages of other sites may do this, too: without cookies, as guests with the tokens of the answer.',
  ],
  ['Anyone; a token shows more', 'No proof. A table for its players needs a token.'],
  [
    'A seat’s token, or an access token',
    'The token of the seat, or an access token of its holder; in a browser its cookie.',
  ],
  ['An access token', 'An access token, or the session of a browser.'],
];

/** The owner has chosen no licence; nothing here grants one. */
const LICENCE: Entries = [
  ['Allowed', 'Call this API with programs of your own. Read everything that is published here.'],
  [
    'Not yet allowed',
    'The client, the engine, the types and the examples are `UNLICENSED`: all rights are reserved. Do not change, publish or ship them, or parts of them. This holds until the owner chooses a licence, which will then stand here.',
  ],
];

/** The sections of the guide, each with its address. */
export const GUIDE = [
  ['concepts', 'Concepts', CONCEPTS],
  ['streams', 'Streams', STREAMS],
  ['versions', 'Versions and limits', VERSIONS],
  ['open', 'Open to whom', OPEN],
  ['licence', 'What you may do', LICENCE],
] as const;
