// @ts-nocheck
// The proof after a game: its log alone, folded with the rules from the first row, must give what the service
// has stored.

/** What a game gives every seat. */
const TURNS = 16;

/**
 * Everything found wrong with a finished game; empty when all is right.
 * @param {{ rules: object, exported: object, stored: object, acknowledged?: readonly object[] }} game
 *   `exported` from /export, `stored` from the table's own address
 */
export function faultsOf({ rules, exported, stored, acknowledged }) {
  const rows = exported.log;
  const { state } = fold(rules, rows);
  return [
    ...chainFaults(rules, exported),
    ...stateFaults(rules, state, stored),
    ...drawFaults(rules, exported),
    ...turnFaults(rows, stored.seats),
    ...scoreFaults(rules, state, stored),
    ...(acknowledged ? acknowledgementFaults(rows, acknowledged) : []),
  ];
}

function entryOf(rules, row) {
  return { seq: row.seq, seat: row.seat, events: rules.eventsOf(row), secretEvents: row.secret };
}

const fold = (rules, rows) => rules.replay(rows.map((row) => entryOf(rules, row)));

/** Every hash computed anew, the seed's promise and the secret parts included. */
function chainFaults(rules, { game, log }) {
  const { id: gameId, seed, commitment, head } = game;
  if (!seed) return ['the seed was not published'];
  const fault = rules.verifyChain(log, { gameId, seed, commitment });
  if (fault) return [`the chain breaks at row ${fault.seq}: ${fault.fault}`];
  return log.at(-1).hash === head ? [] : ['the head of the table is not the hash of its last row'];
}

/** The folded state against the stored one, field for field. */
function stateFaults(rules, folded, { view, head, seq }) {
  const stored = view.state;
  const names = [...new Set([...Object.keys(folded), ...Object.keys(stored)])];
  const text = (value) => (value === undefined ? '' : rules.canonicalJson(value));
  const differing = names.filter((name) => text(folded[name]) !== text(stored[name]));
  const faults = differing.map((name) => `the field "${name}" of the state differs`);
  if (seq !== folded.seq) faults.push(`the table stands at row ${seq}, the log ends at row ${folded.seq}`);
  if (!head) faults.push('the table has no head');
  return faults;
}

/** With the seed known, every command is decided again: all draws must come out as they were logged. */
function drawFaults(rules, { game, log }) {
  if (!game.seed) return [];
  const pack = rules.packFor(game.pack.id, game.pack.version);
  const [first, ...rest] = log;
  const again = rules.newGame(pack, first.command.setup, first.rulesVersion, game.seed);
  if (!isSame(rules, again.events, rules.eventsOf(first))) return ['row 1 does not follow from the seed'];
  // What was decided is folded, not what was stored: a secret part that is not the right one must not be
  // drawn from.
  let position = rules.advance(undefined, { seq: 1, ...again });
  for (const row of rest) {
    const { state, secrets } = position;
    const decision = rules.decide(pack, state, secrets, row.seat, row.command);
    if (!decision.ok) return [`row ${row.seq} holds a command that the rules refuse`];
    if (!isSame(rules, decision.value.events, rules.eventsOf(row)))
      return [`row ${row.seq} does not follow from the seed and its command`];
    position = rules.advance(position, { seq: row.seq, seat: row.seat, ...decision.value });
  }
  return [];
}

const isSame = (rules, a, b) => rules.canonicalJson(a) === rules.canonicalJson(b);

/** Rows that no later row took back. */
export function lastingRows(rows) {
  const events = rows.flatMap((row) => row.events);
  const undone = new Set(events.filter(({ type }) => type === 'Undone').flatMap((event) => event.rows));
  return rows.filter((row) => !undone.has(row.seq));
}

function turnFaults(rows, seats) {
  const ended = lastingRows(rows).flatMap((row) => row.events.filter(({ type }) => type === 'TurnEnded'));
  return seats.flatMap(({ seat, name }) => {
    const turns = ended.filter((event) => event.seat === seat).length;
    return turns === TURNS ? [] : [`${name} took ${turns} turns instead of ${TURNS}`];
  });
}

/** The points by source must add up, and be those the service tells. */
function scoreFaults(rules, state, { scores, seats }) {
  const pack = rules.packFor(state.pack.id, state.pack.version);
  const folded = rules.score(pack, state);
  return seats.flatMap(({ seat, name }) => {
    const { total, bySource } = folded[seat];
    const added = Object.values(bySource).reduce((sum, points) => sum + points, 0);
    const faults = added === total ? [] : [`the points of ${name} add up to ${added}, not ${total}`];
    return isSame(rules, folded[seat], scores[seat]) ? faults : [...faults, `the score of ${name} differs`];
  });
}

/**
 * Every command that was said yes to must be in the log, once and where it was said to be; and nothing else.
 */
function acknowledgementFaults(rows, acknowledged) {
  const [, ...given] = rows;
  const faults = [];
  for (const { commandId, seq, hash } of acknowledged) {
    const found = given.filter((row) => row.commandId === commandId);
    if (found.length === 0) faults.push(`the command of row ${seq} is missing`);
    else if (found.length > 1) faults.push(`the command of row ${seq} was applied ${found.length} times`);
    else if (found[0].seq !== seq || found[0].hash !== hash) faults.push(`row ${seq} was changed later`);
  }
  if (given.length !== acknowledged.length)
    faults.push(`${given.length} rows follow from ${acknowledged.length} commands`);
  return faults;
}
