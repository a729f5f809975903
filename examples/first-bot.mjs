// Plays at random, against itself, until the game is over: node first-bot.mjs http://localhost:3000
import { randomUUID } from 'node:crypto';

const [origin] = process.argv.slice(2);
async function api(method, path, token, body) {
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.detail), answer);
  return answer;
}

// A table for two, and the token of each seat.
const { game, seats } = await api('POST', 'tables', undefined, {
  name: 'Two bots',
  seats: [{ name: 'Ann' }, { name: 'Bob' }],
});
for (const { token } of seats) await api('POST', `games/${game.id}/sit`, token, {});

for (;;) {
  const table = await api('GET', `games/${game.id}`);
  if (table.status !== 'running') {
    console.log(table.scores.map(({ seat, total }) => `seat ${seat}: ${total}`).join(', '));
    break;
  }
  // The seat to act gets every legal command; going back is one of them.
  const { token } = seats.find(({ seat }) => seat === table.waitingFor[0]);
  const { seq, commands } = await api('GET', `games/${game.id}/options`, token);
  const forward = commands.filter(({ takesBack }) => !takesBack);
  const { command } = forward[Math.floor(Math.random() * forward.length)];
  await api('POST', `games/${game.id}/commands`, token, {
    expectedSeq: seq,
    commandId: randomUUID(),
    command,
  });
}
