// Shows a table as text, and plays a seat of it: node table-in-the-terminal.mjs https://praga.example GAME [TOKEN]
// GAME is the id of the table; TOKEN, the last part of the link of a seat, lets one play there.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';

const [origin, game, token] = process.argv.slice(2);
const headers = {
  'content-type': 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
};
const ask = async (path, body) =>
  (
    await fetch(`${origin}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
    })
  ).json();
const io = createInterface({ input: process.stdin, output: process.stdout });
const listed = (goods) =>
  Object.entries(goods)
    .map(([good, n]) => `${n} ${good}`)
    .join(', ') || 'nothing';

/** The table in some lines. */
function show({ name, status, seq, seats, scores, waitingFor, view: { state } }, names) {
  const nameOf = (id) => (id === null ? '-' : (names[id]?.en ?? id));
  console.log(`\n${name}: ${status}, era ${state.era}, row ${seq}`);
  for (const { seat, name: called } of seats) {
    const { total, forecast } = scores[seat] ?? { total: 0, forecast: { total: 0 } };
    const mark = waitingFor.includes(seat) ? '>' : ' ';
    console.log(
      `${mark} ${called}: ${total} points, ${forecast.total} at the end; ${listed(state.players[seat].goods ?? {})}`,
    );
  }
  for (const [row, { slots }] of Object.entries(state.rows))
    console.log(`  ${row}s: ${slots.map(nameOf).join(' | ')}`);
}

/** A command in words that are short. */
function said({ type, ...rest }, names) {
  const parts = Object.entries(rest).map(
    ([key, value]) => `${key} ${names[value]?.en ?? JSON.stringify(value)}`,
  );
  return [type, ...parts].join(', ');
}

/** Waits until the table is another than at this version. */
async function changed(version) {
  const response = await fetch(`${origin}/api/games/${game}/stream`, {
    headers: { ...headers, 'last-event-id': version },
  });
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream()))
    if (/^id: /m.test(chunk)) return;
}

if (token) await ask(`games/${game}/sit`, {});
for (let names; ;) {
  const table = await ask(`games/${game}`);
  if (!table.view) throw new Error(table.detail);
  const { id, version } = table.view.state.pack;
  names ??= (await ask(`packs/${id}/${version}`)).names;
  show(table, names);
  if (table.status !== 'running') break;
  if (table.me === undefined || !table.waitingFor.includes(table.me)) {
    await changed(table.version);
    continue;
  }
  const { seq, commands } = await ask(`games/${game}/options`);
  for (const [n, { command, reveals, takesBack }] of commands.entries())
    console.log(`${n + 1}. ${said(command, names)}${reveals ? ' (final)' : ''}${takesBack ? ' (back)' : ''}`);
  const chosen = commands[Number(await io.question('Which? ')) - 1];
  if (!chosen) continue;
  const answer = await ask(`games/${game}/commands`, {
    expectedSeq: seq,
    commandId: randomUUID(),
    command: chosen.command,
  });
  if (answer.detail) console.log(answer.detail);
}
io.close();
