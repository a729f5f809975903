// Plays at every table of a person, for days: node model-bot.mjs https://praga.example ACCESS_TOKEN
// Make the token at /me/tokens, for everything. The bot sits down where a seat is kept for it, hears of its turns
// on one stream, and thinks by trying steps, which writes nothing. It keeps nothing: stop it and start it again.
import { randomUUID } from 'node:crypto';
import { rate } from './bot/choose.mjs';

const [origin, token] = process.argv.slice(2);
const LONGEST_WAIT_MS = 30_000;
/** A longer wait that the server asks for is asked about again. */
const LONGEST_ASKED_MS = 300_000;
/** A beat comes every 20 seconds: a line that is silent for longer is dead. */
const SILENCE_MS = 60_000;
/** At most this number of steps is tried before one is taken. */
const MOST_TRIED = 8;
const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const log = (...words) => console.log(new Date().toISOString(), ...words);

/** Waits longer from try to try, or as long as the server says. */
async function waitBefore(tries, response) {
  const value = response?.headers.get('retry-after') ?? '';
  // Seconds or a date.
  const asked = Number(value) * 1000 || Date.parse(value) - Date.now() || 0;
  await pause(
    Math.max(
      Math.min(asked, LONGEST_ASKED_MS),
      Math.min(LONGEST_WAIT_MS, 250 * 2 ** tries) * (0.5 + Math.random()),
    ),
  );
}

/**
 * Asks until there is an answer. All requests may be repeated: looks change nothing, and a command has an id.
 * The answer has its status; a refusal also has its code.
 */
async function ask(method, path, body) {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(SILENCE_MS),
    }).catch(() => undefined);
    if (response && !LATER.has(response.status)) {
      // A proxy on the way may answer with a page: then it is asked again.
      const answer = await response.json().catch(() => undefined);
      if (answer) return { ...answer, status: response.status, state: answer.status };
    }
    await waitBefore(tries, response);
  }
}

const packs = new Map();
async function packOf({ id, version }) {
  const name = `${id}/${version}`;
  if (!packs.has(name)) packs.set(name, await ask('GET', `packs/${name}`));
  return packs.get(name);
}

/** How far a seat is ahead of the best other, if the game ended as things stand. */
function lead(scores, seat) {
  const others = scores.filter((score) => score.seat !== seat).map(({ forecast }) => forecast.total);
  const own = scores.find((score) => score.seat === seat)?.forecast.total ?? 0;
  return own - Math.max(0, ...others);
}

/**
 * The command with the best outlook: the bot tries the commands that it rates highest, and compares the
 * outcomes.
 */
async function think(game, { seq, commands }, { state, seat }) {
  const pack = await packOf(state.pack);
  const liked = commands
    .filter(({ takesBack }) => !takesBack)
    .map(({ command }) => ({ command, liking: rate(command, state, pack) }))
    .sort((a, b) => b.liking - a.liking)
    .slice(0, MOST_TRIED);
  if (liked.length < 2) return liked[0]?.command;
  const lines = liked.map(({ command }) => ({ seq, steps: [{ command }] }));
  const tried = await ask('POST', `games/${game}/try`, { lines });
  let best;
  for (const [n, { command, liking }] of liked.entries()) {
    const { scores } = tried.lines?.[n] ?? {};
    if (!scores) continue;
    const worth = liking + lead(scores, seat);
    if (!best || worth > best.worth) best = { command, worth };
  }
  return best?.command;
}

/** Gives commands as long as the table waits for this seat. */
async function play(game) {
  for (;;) {
    const table = await ask('GET', `games/${game}`);
    if (table.state !== 'running' || !table.waitingFor?.includes(table.me)) return;
    const options = await ask('GET', `games/${game}/options`);
    if (options.seq !== table.seq) continue;
    const command = await think(game, options, table.view);
    if (!command) return;
    const given = { expectedSeq: options.seq, commandId: randomUUID(), command };
    const done = await ask('POST', `games/${game}/commands`, given);
    if (done.status === 200) log(game, 'row', done.seq, command.type);
    // The table has moved on: look again. Anything else is a bug in this program.
    else if (done.code !== 'stale-position') return log(game, 'refused', done.code, done.detail);
  }
}

/** Handles an event of the stream for a table: sits down, plays, or takes leave. */
async function hear({ table, name, status, ending, seat, seated, waiting }) {
  if (status !== 'running') return log(table, name, 'is over', ending?.how ?? '');
  if (seat === undefined) return;
  if (!seated) {
    const sat = await ask('POST', `games/${table}/sit`, {});
    log(table, name, sat.status === 200 ? `sits on seat ${sat.seat}` : sat.code);
  }
  if (waiting || !seated) await play(table);
}

/** The events of the stream, as long as it lives. */
async function* events() {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const response = await fetch(`${origin}/api/me/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: silence.signal,
  });
  if (response.status === 401) throw Object.assign(new Error('the token is no good'), { isFinal: true });
  if (!response.ok || !response.body)
    throw Object.assign(new Error(`status ${response.status}`), { response });
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^event: table\ndata: (.*)$/s.exec(block)?.[1];
      if (data) yield JSON.parse(data);
    }
  }
}

for (let tries = 0; ; tries += 1) {
  let response;
  try {
    for await (const event of events()) {
      tries = 0;
      await hear(event);
    }
  } catch (error) {
    if (error.isFinal) throw error;
    ({ response } = error);
    log('the stream broke off:', error.message);
  }
  await waitBefore(tries, response);
}
