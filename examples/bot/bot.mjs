// Plays a seat of a table to the end: node bot.mjs https://praga.example GAME TOKEN
// GAME is the id of the table, TOKEN the last part of the link of the seat.
import { randomUUID } from 'node:crypto';
import { choose } from './choose.mjs';

const [origin, game, token] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function ask(path, body) {
  const response = await fetch(`${origin}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
  return { ok: response.ok, ...(await response.json()) };
}

/** Waits until the table is another than at this version. */
async function changed(version) {
  const response = await fetch(`${origin}/api/games/${game}/stream`, {
    headers: { ...headers, 'last-event-id': version },
  });
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream()))
    if (/^id: /m.test(chunk)) return response.body.cancel().catch(() => undefined);
}

await ask(`games/${game}/sit`, {});
let pack;
for (;;) {
  const table = await ask(`games/${game}`);
  if (table.status !== 'running') break;
  const { id, version } = table.view.state.pack;
  pack ??= await ask(`packs/${id}/${version}`);
  if (!table.waitingFor.includes(table.me)) {
    await changed(table.version);
    continue;
  }
  const { seq, commands } = await ask(`games/${game}/options`);
  const forward = commands.filter(({ takesBack }) => !takesBack).map(({ command }) => command);
  if (forward.length === 0) continue;
  const command = choose(forward, table.view.state, pack);
  const answer = await ask(`games/${game}/commands`, { expectedSeq: seq, commandId: randomUUID(), command });
  // Somebody was faster: look again. Anything else is a bug in this program.
  if (!answer.ok && answer.code !== 'stale-position') throw new Error(`${answer.code}: ${answer.detail}`);
}
console.log(
  (await ask(`games/${game}`)).scores.map(({ seat, total }) => `seat ${seat}: ${total}`).join(', '),
);
