import crypto from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Secrets } from '@/lib/engine/secrets';
import type { State } from '@/lib/engine/state';
import type { Contract } from '@/lib/http/contract';
import {
  createTableContract,
  lookContract,
  positionContract,
  sitContract,
} from '@/lib/http/contracts/tables';
import { commandContract, optionsContract } from '@/lib/http/contracts/play';
import { exportContract, logContract } from '@/lib/http/contracts/log';
import { listKeptMail } from '@/lib/outbox/kept-mail';
import { afterResponses, call, type Call } from '../support/api';
import { randomNumbers, useService } from '../support/service';

const { databaseUrl } = await useService();
const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
afterAll(() => sql.end());

/** Everything that lies or lay where all can see it. */
function inTheOpen({ rows, buildings, players, bridge }: State): string[] {
  return [
    ...Object.values(rows).flatMap(({ slots }) => slots.filter((tile) => tile !== null)),
    ...buildings.map(({ tile }) => tile),
    ...bridge.flatMap(({ plank }) => plank ?? []),
    ...players.flatMap((player) => [
      ...player.technologies.map(({ tile }) => tile),
      ...player.usedTechnologies,
      ...player.walls.map(({ tile }) => tile),
      ...player.vTiles.map(({ tile }) => tile),
      ...Object.values(player.upgrades).flatMap((pile) => pile.map(({ tile }) => tile)),
    ]),
  ];
}

/** Watches one game: what is hidden now, and that no answer shows it. */
class Watch {
  private readonly seen = new Set<string>();
  private secrets?: Secrets;
  private state?: State;
  checked = 0;

  constructor(readonly gameId: string) {}

  async refresh(): Promise<void> {
    const { rows } = await sql.query(
      'select g.state::text, x.secrets::text from "Game" g join "GameSecret" x on x."gameId" = g.id where g.id = $1',
      [this.gameId],
    );
    this.state = JSON.parse(rows[0].state);
    this.secrets = JSON.parse(rows[0].secrets);
    if (this.state) for (const tile of inTheOpen(this.state)) this.seen.add(tile);
  }

  /** Fails if `text`, sent to `seat` or to anybody, says more than it may. */
  check(text: string, what: string, seat?: number): void {
    const { secrets, state } = this;
    if (!secrets || !state) throw new Error('nothing to watch');
    const own = state.items
      .filter((item) => item.seat === seat)
      .flatMap((item) => secrets.offers[item.id] ?? []);
    const hidden = [...Object.values(secrets.stacks).flat(), ...Object.values(secrets.offers).flat()];
    const words = new Set(text.match(/[A-Za-z0-9][\w-]*/g));
    expect(words.has(secrets.seed), `${what} shows the seed`).toBe(false);
    expect(text, `${what} has a secret part`).not.toMatch(
      /"(secret|secrets|seed|stacks|shuffles|tokenHash|email)"/,
    );
    const leaked = hidden.filter((tile) => words.has(tile) && !this.seen.has(tile) && !own.includes(tile));
    expect(leaked, `${what} names tiles that lie face down`).toEqual([]);
    this.checked += 1;
  }
}

async function ask(contract: Contract, options: Call) {
  const response = await call({ method: contract.method, ...options });
  const text = await response.text();
  expect([options.path, response.status, text.slice(0, 300)]).toEqual([
    options.path,
    contract.status,
    expect.anything(),
  ]);
  const body = JSON.parse(text);
  expect(contract.answer.safeParse(body).error, contract.id).toBeUndefined();
  return { text, body };
}

async function openTable(players: number) {
  const seats = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'].slice(0, players).map((name) => {
    return { name, email: `${name}@praga.test` };
  });
  const made = await ask(createTableContract, { path: '/api/tables', json: { name: 'Watched', seats } });
  const { game, seats: links } = made.body;
  const tokens: string[] = links.map(({ token }: { token: string }) => token);
  for (const token of tokens) await ask(sitContract, { path: `/api/games/${game.id}/sit`, token });
  return { game: `/api/games/${game.id}`, tokens, watch: new Watch(game.id) };
}

test(
  'no answer of a whole game shows the seed or a tile that lies face down',
  { timeout: 240_000 },
  async () => {
    const { game, tokens, watch } = await openTable(3);
    const pick = randomNumbers(process.env.SEED ?? 'no leak');
    await watch.refresh();
    let [seq, offered] = [1, 0];
    for (let waiting = [0]; waiting.length > 0;) {
      const seat = waiting[0] ?? 0;
      const token = tokens[seat];
      const found = await ask(optionsContract, { path: `${game}/options`, token });
      watch.check(found.text, `options of seat ${seat} at ${seq}`, seat);
      const commands = found.body.commands.filter(
        (option: { command: { type: string } }) => option.command.type !== 'Undo',
      );
      const { command } = commands[pick(commands.length)];
      const json = { expectedSeq: seq, commandId: crypto.randomUUID(), command };
      const done = await ask(commandContract, { path: `${game}/commands?view=1`, token, json });
      await watch.refresh();
      ({ seq, waitingFor: waiting } = done.body);
      if (done.body.view.offers.length > 0) offered += 1;
      if (waiting.length === 0) break;
      watch.check(done.text, `answer to row ${seq}`, seat);
      watch.check((await ask(lookContract, { path: game })).text, `public look at ${seq}`);
      for (const [other, otherToken] of tokens.entries()) {
        watch.check(
          (await ask(lookContract, { path: game, token: otherToken })).text,
          `seat ${other} at ${seq}`,
          other,
        );
      }
      watch.check(
        (await ask(logContract, { path: `${game}/log?from=${Math.max(1, seq - 3)}` })).text,
        `log at ${seq}`,
      );
      if (seq % 10 === 0) {
        watch.check(
          (await ask(positionContract, { path: `${game}/at/${1 + pick(seq)}` })).text,
          `a look back at ${seq}`,
        );
        watch.check((await ask(exportContract, { path: `${game}/export` })).text, `export at ${seq}`);
      }
      if (seq % 50 === 0) await afterResponses();
    }
    expect(watch.checked).toBeGreaterThan(1500);
    expect(offered, 'the game never offered tiles to one seat alone').toBeGreaterThan(0);
    await afterResponses();
    const mails = await listKeptMail(1000);
    expect(mails.length).toBeGreaterThan(40);
    const { body } = await ask(exportContract, { path: `${game}/export` });
    expect(mails.filter(({ text, html }) => `${text}${html}`.includes(body.game.seed))).toEqual([]);
    expect(crypto.createHash('sha256').update(body.game.seed).digest('hex')).toBe(body.game.commitment);
  },
);

test('the watch itself notices a leak', async () => {
  const { watch } = await openTable(2);
  await watch.refresh();
  const { rows } = await sql.query('select secrets::text as text from "GameSecret" where "gameId" = $1', [
    watch.gameId,
  ]);
  const { seed, stacks } = JSON.parse(rows[0].text) as Secrets;
  const hidden = stacks['technology-I']?.[0];
  expect(() => watch.check(`{"a":"${seed}"}`, 'a test')).toThrow('shows the seed');
  expect(() => watch.check(`{"tile":"${hidden}"}`, 'a test')).toThrow('face down');
  expect(() => watch.check('{"secret":[]}', 'a test')).toThrow('secret part');
});
