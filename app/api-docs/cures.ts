/** Cause and remedy of each API problem, written for programmers. */
import type { ProblemCode } from '@/lib/platform/http/problem';

/** Related problems, by code. */
export type Cures = Partial<Record<ProblemCode, readonly [cause: string, cure: string]>>;

const OF_REQUESTS: Cures = {
  'malformed-json': ['The body is no JSON.', 'Send JSON in UTF-8.'],
  'body-cut-short': ['The connection broke before the end of the body.', 'Send the request again.'],
  'invalid-request': [
    'A part of the path, the query or the body is wrong, unknown or missing.',
    '`issues` names each part and what it should be.',
  ],
  'method-not-allowed': ['The address exists, without this method.', '`Allow` lists its methods.'],
  'body-too-large': ['The body is larger than this operation takes.', 'Send less; no command needs so much.'],
  'unsupported-media-type': ['The body is not declared as JSON.', 'Send `Content-Type: application/json`.'],
  'not-importable': [
    'The document is no game of this service, or was changed.',
    '`detail` names the first fault.',
  ],
};

const OF_PROOFS: Cures = {
  'token-missing': ['Only a seat may do this.', 'Send `Authorization: Bearer` with the token of the seat.'],
  'person-missing': ['Only a person may do this.', 'Send an access token; people make them at /me/tokens.'],
  'access-token-wrong': [
    'The access token is unknown, expired or was taken back.',
    'Make another at /me/tokens.',
  ],
  'token-wrong': ['The token belongs to no seat of this table.', 'Use the last part of the seat’s link.'],
  'beyond-scope': ['The access token was made for less.', '`GET /api/me` returns its scope; make another.'],
  'not-in-charge': ['Only the host of the circle may do this, or a steward.', 'Ask one of them.'],
  'not-an-editor': ['Only editors of the box may do this.', 'Join it by its link.'],
  'not-the-owner': ['Only the owner of the box may do this.', 'Ask them.'],
  'not-host': ['Only the maker of the table may do this.', 'Send `hostToken`, or the host’s access token.'],
  'not-seated': ['The seat is not taken yet.', '`POST /api/games/{id}/sit` first.'],
  'may-not-speak': ['Spectators do not talk here.', 'Sit down at the table.'],
  'not-yours': ['Another player wrote this.', 'Change only entries with `isMine`.'],
  'cross-site': [
    'A page of another site sent this without a token.',
    'Send a token: cookies do not count there.',
  ],
  'lines-private': ['This table keeps lines private.', 'Share the line when the game is over.'],
  'not-asked': ['You have no vote here.', '`GET /api/games/{id}/late` lists the voters.'],
};

const OF_NAMES: Cures = {
  'unknown-table': [
    'There is no such table, or you may not watch it.',
    'Check the id; send the token of a player.',
  ],
  'unknown-pack': ['There is no such pack or version.', 'Take both from `view.state.pack`.'],
  'unknown-position': [
    'The table has no such row, or you do not see it yet.',
    'Ask for `latestSeq` or less.',
  ],
  'unknown-word': ['There is no message, note or word of this id.', 'Read the list again.'],
  'unknown-entry': ['There is no such entry in your list.', 'Read the list again.'],
  'unknown-line': ['You keep no line of this id.', '`GET /api/games/{id}/sandbox` lists yours.'],
  'unknown-puzzle': ['There is no puzzle of this number.', 'Ask for a lower number.'],
  'unknown-deal': ['There is no deal of this day or key.', 'Read the present one.'],
  'unknown-plan': ['You keep no plan of this id.', '`GET /api/games/{id}/plans` lists yours.'],
  'unknown-delegate': ['No one of this id plays for you.', '`GET /api/games/{id}/delegates` lists them.'],
  'unknown-person': ['You share no circle and no table with anyone of this id.', 'Play with them first.'],
  'unknown-circle': ['There is no such circle, or you are not a member.', 'Join it by its link.'],
  'circle-closed': ['The link was replaced or closed.', 'Ask a member for a new one.'],
  'unknown-box': ['There is no such box, or it is private.', 'Join it by its link.'],
  'unknown-component': [
    'The base pack has no such component.',
    'Take ids of `GET /api/packs/{id}/{version}`.',
  ],
  'box-closed': ['The link was replaced or closed.', 'Ask the owner for a new one.'],
  'unknown-route': ['The API has no such address.', '/api/openapi.json lists all.'],
};

const OF_STANDS: Cures = {
  'stale-position': ['The table has moved on. Nothing was done.', 'Look at row `seq` and decide again.'],
  'key-reused': [
    'This `Idempotency-Key` came with another request before.',
    'Make a new UUID for each thing, and send the same body with it.',
  ],
  'key-busy': [
    'The first request with this key is still at work.',
    'Wait for `Retry-After`, then send it again.',
  ],
  'command-id-reused': [
    'This command id came with another command before.',
    'Make a new UUID for each command.',
  ],
  'table-ended': ['The players have ended this game.', 'Read its result.'],
  'not-that-seat': ['The operation does not fit this seat.', '`detail` gives the reason.'],
  'seat-held': [
    'The link of the seat only plays.',
    'Use the holder’s access token, or the program that sat down.',
  ],
  'delegate-ended': ['The link to play for a holder has ended.', 'Ask the holder for a new one.'],
  'delegate-may-not': [
    'The link only confirms the plans of its holder.',
    'Ask the holder for a link that plays whole turns.',
  ],
  'delegate-refused': ['No one can play for a holder here.', '`detail` gives the reason.'],
  'no-own-address': ['The seat has no address to write to.', 'Its holder sets one.'],
  'no-free-seat': ['Every seat is taken.', 'Choose another table of the lobby.'],
  'name-taken': [
    'Another player has this name, or one that looks alike.',
    'Take the suggestion of `detail`.',
  ],
  'too-many-notes': ['You keep the most notes.', 'Delete one.'],
  'note-sealed': ['The note is sealed until the end.', 'Read it when the game is over.'],
  'channel-refused': ['The channel cannot be used.', '`detail` gives the reason.'],
  'holiday-refused': ['These days cannot be a holiday.', '`detail` gives the reason.'],
  'plan-refused': ['The plan cannot be kept or changed like this.', '`detail` gives the reason.'],
  'too-many-lines': ['You keep the most lines of this game.', 'Delete one.'],
  'still-running': ['The game is not over yet.', 'Come back after its end.'],
  'not-late': ['The clock of this seat has time left.', '`GET /api/games/{id}/late` has the deadlines.'],
  'not-to-agree': ['There is no proposal to agree on.', 'Read the proposals again.'],
  'not-to-take-back': ['There is no decision to take back.', 'Read the decisions again.'],
  'circle-full': ['The circle has the most members.', 'Its host can start another.'],
  'not-that-member': ['The act does not fit this member.', 'Read the members again.'],
  'host-stays': ['A circle always has a host.', 'Offer the role to another member, or end the circle.'],
  'not-those-players': ['The players or numbers do not fit.', '`detail` gives the reason.'],
  'many-gatherings': [
    'The circle has the most open calls for players.',
    'Call one off or wait for its start.',
  ],
  'gathering-over': ['The call for players is over, or not for you.', 'Read the calls again.'],
  'no-result': ['The game has no result that counts, or a circle has it.', 'Read the past tables again.'],
  'unknown-competition': ['There is no such competition, or it is of another circle.', 'Join its circle.'],
  'few-members': [
    'A Swiss or a cup needs four people.',
    'Invite more members, or choose a series or a season.',
  ],
  'needs-clock': ['Others wait for each table, so it might never end.', 'Choose a clock, or a series.'],
  'terms-unfit': [
    'The days, the size or the tables at once are out of bounds, or the table has no circle to be for.',
    'Choose smaller numbers, or other watchers.',
  ],
  'many-competitions': ['The circle has three already.', 'Wait until one is over.'],
  'competition-full': ['It has the most people.', 'Sign up for the next one.'],
  'not-now': ['The competition is at another stage.', 'Read the competition again.'],
  'not-that-entrant': ['The act does not fit this entrant.', 'Read the competition again.'],
  'decision-unfit': [
    'The table, the person, the places or the missing reason do not fit: `params.cause` says which.',
    'Read the tables, and name one of the newest stage.',
  ],
  'own-case': [
    'Nobody decides about their own table while another organiser can.',
    'Ask another organiser or the arbiter.',
  ],
  'pairing-changed': [
    'The proposed tables have changed: `params.cause` says why, `params.name` who was first.',
    'Read the pairing again.',
  ],
  'entry-refused': [
    'You do not meet a condition: `params.condition`, with `wanted` and your `own` figure.',
    'Sign up once you do.',
  ],
  'rest-unfit': [
    'A bye or a pause is not possible: `params.cause` says why.',
    'Read the competition, and ask for a stage that is yet to be drawn.',
  ],
  'late-closed': [
    'There is no late start here, or half of the stages are drawn.',
    'Sign up for the next competition.',
  ],
  'arbiter-plays': ['An arbiter does not play.', 'Name a member who has not signed up.'],
  decided: ['Another organiser has just decided this.', 'Read the decisions of the competition.'],
  'nothing-to-do': ['It is so already.', 'Read the circle or box again.'],
  'box-full': ['The box has the most editors.', 'Export it, and import the file as another.'],
  'many-boxes': ['You edit the most boxes.', 'Leave or delete one.'],
  'many-revisions': ['The box has the most revisions.', 'Export it, and import the file as another.'],
  'not-entered': ['The component has no such entry.', 'Read the box again.'],
  'entries-differ': ['Entries differ, without a choice so far.', '`open` of the box lists the components.'],
  'box-in-use': ['Games use a revision of the box.', 'Make it private instead.'],
  'owner-stays': ['A box has an owner.', 'Delete it, or make it private.'],
  'bad-name': ['The name is no plain text of 40 characters.', 'Leave out markup, links and brackets.'],
  'bad-doubt': ['The remark is no plain text of 200 characters.', 'Leave out markup, links and brackets.'],
  'bad-values': ['A value is not allowed there.', '`params.path` names the place, `detail` the reason.'],
  'deal-full': ['All places of this deal are taken.', 'Make another.'],
  'deal-over': ['The time of this deal is over.', 'Play the present one.'],
  'deal-known': ['You know this deal already.', 'Play another.'],
  'not-this-game': ['The review is of another game.', 'Send the review of this one.'],
  'wrong-review': ['The server finds another result.', 'Work the review out again with the present version.'],
};

const OF_LATER: Cures = {
  'too-many': [
    'Its person, network or mailbox asked too often: `params.whom`.',
    'Wait `Retry-After` seconds; `RateLimit` counts the rest.',
  ],
  'too-many-streams': [
    'You have the most streams open.',
    'Close one, or use `/api/me/stream` for all tables.',
  ],
  'streams-full': ['The server has the most streams open.', 'Ask again after `Retry-After`, or poll.'],
  'review-unchecked': ['The server had no time to check it.', 'Send it again later.'],
  'read-only': ['The service is being worked on; looks still work.', 'Send it again after `until`.'],
  'internal-error': ['A fault of the service.', 'Send the request again once; report it with its time.'],
  'disk-full': ['The database finds no space on its disk.', 'Free some; only machines see this.'],
  'clock-wrong': [
    'The clock of the server differs from its database; looks still work.',
    'Send it again after `Retry-After`.',
  ],
  'database-unavailable': ['The database does not answer.', 'Send the request again after `Retry-After`.'],
};

/** The groups of the page. A test checks that every problem is in exactly one group. */
export const CURE_GROUPS: readonly (readonly [title: string, cures: Cures])[] = [
  ['The request', OF_REQUESTS],
  ['Proof and permission', OF_PROOFS],
  ['Nothing of this name', OF_NAMES],
  ['Not at this moment', OF_STANDS],
  ['Later', OF_LATER],
];
