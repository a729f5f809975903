// `npm run tool -- rehearsal`: two friends play a whole game by the links of their emails, at a service that
// everything happens to: a proxy hands on another host, the mail server refuses the operator for a while, and the
// service is restored from a backup five days after it stopped.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dump } from '../scripts/backup/dump';
import { outputOf } from '../scripts/lib/errors';
import { ROOT } from '../scripts/lib/first.mjs';
import { endRunning } from '../scripts/lib/run';
import { onStopRequest } from '../scripts/lib/signals';
import type { MadeTable } from './demo/api';
import { reverseProxy, type ReverseProxy } from './lib/reverse-proxy';
import { StoryBrowser } from './life/browser';
import { playTurn } from './life/moves';
import type { StoryMail } from './life/people';
import { startWorld, type World } from './life/world';

const BEGINS = new Date('2026-03-02T08:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Mail servers are asked again for longer than this. */
const REFUSING_MINUTES = 12;
const PATIENCE_MINUTES = 90;
const MAX_TURNS = 60;
const REFUSED_AT = 4;
const STOPPED_AT = 9;

interface Friend {
  readonly name: string;
  readonly address: string;
  readonly seat: number;
  /** The newest link to the table that came by email. */
  link: string;
}

type Invited = MadeTable & { readonly seats: readonly { readonly link: string }[] };
interface Shown {
  readonly status: string;
  readonly waitingFor: readonly number[];
}
interface Clocks {
  readonly clocks: readonly { readonly since?: string; readonly until?: string; readonly awayMs?: number }[];
}

const cleanups: (() => unknown)[] = [];
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`WRONG: ${what}`);
}

/** The database as its operator knows it, without the schema of the simulated clock. */
function withoutClock(url: string): string {
  const own = new URL(url);
  own.searchParams.set('options', '-c search_path=public');
  return own.href;
}

/** The service of the friends: it is stopped once, and continues as another world. */
class Rehearsal {
  readonly friends: Friend[] = [];
  gameId = '';
  /** How often each delivery came, over the restore. */
  readonly #came = new Map<string, number>();
  #now = BEGINS;
  readonly #workspace: string;
  readonly #proxy: ReverseProxy;
  world: World;

  constructor(world: World, proxy: ReverseProxy, workspace: string) {
    this.world = world;
    this.#proxy = proxy;
    this.#workspace = workspace;
  }

  async pass(minutes: number): Promise<void> {
    for (let n = 0; n < minutes; n += 1) {
      this.#now = new Date(this.#now.getTime() + MINUTE);
      await this.world.moveTo(this.#now);
      await this.#read();
    }
  }

  /** Takes the emails in, and keeps the links to the table. */
  async #read(): Promise<void> {
    const mails = await this.world.newMails();
    for (const mail of mails) this.#keep(mail);
  }

  #keep({ to, subject, lines, html, deliveries }: StoryMail): void {
    expect(deliveries.length > 0, `"${subject}" names its deliveries`);
    for (const id of deliveries) this.#came.set(id, (this.#came.get(id) ?? 0) + 1);
    const friend = this.friends.find(({ address }) => address === to);
    const link = /\/games\/\w+\?for=[^\s"<>]+/.exec(lines)?.[0];
    expect(`${lines} ${html}`.includes(this.#proxy.origin), `"${subject}" names the public address`);
    if (friend && link) friend.link = link;
  }

  async invite(names: readonly string[]): Promise<void> {
    const seats = names.map((name) => ({ name }));
    const pace = { kind: 'daily', onTimeout: 'computer' };
    const made = await new StoryBrowser(this.#proxy.origin).ask<Invited>('/api/tables', {
      ...{ name: 'Rehearsal', seats, startingSeat: 'first', pace },
    });
    expect(made.status === 201, `no table: ${JSON.stringify(made.body)}`);
    this.gameId = made.body.game.id;
    for (const [seat, name] of names.entries()) {
      const address = `${name.toLowerCase()}@friends.test`;
      this.friends.push({ name, address, seat, link: '' });
      const browser = new StoryBrowser(this.#proxy.origin);
      const { pathname } = new URL(made.body.seats[seat]?.link ?? '');
      const page = await browser.press(await browser.open(pathname), /^Sit down/, { name, email: address });
      expect(page.path === `/games/${this.gameId}`, `${name} does not sit: ${page.text.slice(0, 300)}`);
      await this.pass(1);
    }
  }

  async table(): Promise<Shown> {
    return (await new StoryBrowser(this.#proxy.origin).ask<Shown>(`/api/games/${this.gameId}`)).body;
  }

  async #acting(): Promise<Friend | undefined> {
    const { status, waitingFor } = await this.table();
    return status === 'running' ? this.friends.find(({ seat }) => seat === waitingFor[0]) : undefined;
  }

  /** The next friend opens the newest email in a browser that was never here, and plays. */
  async turn(): Promise<boolean> {
    const friend = await this.#acting();
    if (!friend) return false;
    for (let waited = 0; friend.link === ''; waited += 1) {
      expect(waited < PATIENCE_MINUTES, `no email to ${friend.name} within ${PATIENCE_MINUTES} minutes`);
      await this.pass(1);
    }
    const browser = new StoryBrowser(this.#proxy.origin);
    const page = await browser.open(friend.link);
    await browser.press(page, /continue here/);
    friend.link = '';
    await playTurn({ ...friend, browser }, `/games/${this.gameId}`);
    return true;
  }

  /** The mail server takes nothing from us, which is our own fault. */
  async refuseMail(): Promise<void> {
    this.world.post.refuses = true;
    await this.pass(REFUSING_MINUTES);
    this.world.post.refuses = false;
    const { rows } = await this.world.sql.query('select * from "Channel" where "stoppedAt" is not null');
    expect(rows.length === 0, 'a refusal of the operator stops nobody');
  }

  /** Every email came, and no message came twice: not after a refusal, and not from the backup. */
  async everyMailOnce(): Promise<void> {
    for (let waited = 0; (await this.#deliveries()).some(({ isOut }) => !isOut); waited += 1) {
      expect(waited < PATIENCE_MINUTES, 'a message was given up, or is still on its way');
      await this.pass(1);
    }
    const missing = (await this.#deliveries()).filter(({ id }) => !this.#came.has(id)).length;
    expect(missing === 0, `${missing} messages count as sent, but never came`);
    const again = [...this.#came.values()].filter((came) => came > 1).length;
    expect(again === 0, `${again} of ${this.#came.size} messages came more than once`);
    say(`${this.#came.size} messages came, each once`);
  }

  async #deliveries() {
    const { rows } = await this.world.sql.query<{ id: string; isOut: boolean }>(
      `select id::text, "sentAt" is not null as "isOut" from "OutboxDelivery" where "cancelledAt" is null`,
    );
    return rows;
  }

  /** The time left to the player to move, and the time of this wait that did not count. */
  async clock(): Promise<{ readonly leftMs: number; readonly awayMs: number }> {
    const { body } = await new StoryBrowser(this.#proxy.origin).ask<Clocks>(`/api/games/${this.gameId}/late`);
    const { until, awayMs = 0 } = body.clocks.find(({ since }) => since !== undefined) ?? {};
    expect(until !== undefined, 'the clock of the player to move runs');
    return { leftMs: new Date(until ?? 0).getTime() - this.#now.getTime(), awayMs };
  }

  /** The service stops. Days later another one is made of its backup. */
  async restore(days: number): Promise<void> {
    // The next player has the email before.
    await this.pass(4);
    const { leftMs: before } = await this.clock();
    await this.world.stop();
    const file = path.join(this.#workspace, 'backup.gz');
    await dump(withoutClock(this.world.url), file);
    this.#now = new Date(this.#now.getTime() + days * DAY);
    const restored = { file, proxy: this.#proxy };
    this.world = await startWorld({
      ...{ begins: this.#now, isBuilt: true, workspace: this.#workspace, cleanups },
      ...restored,
    });
    await this.world.tick();
    await this.pass(2);
    const { status } = await this.table();
    expect(status === 'running', `the game is ${status} after the outage`);
    const { rows } = await this.world.sql.query('select * from "Seat" where bot is not null');
    expect(rows.length === 0, 'no computer takes a seat after the outage');
    const { rows: holidays } = await this.world.sql.query('select * from "Holiday"');
    expect(holidays.length === 0, 'no holiday is used up by the outage');
    const { leftMs, awayMs } = await this.clock();
    const lost = Math.round((before - leftMs) / MINUTE);
    expect(lost < 10, `the clock lost ${lost} minutes while the service was away`);
    expect(awayMs >= days * DAY, `the table says that ${Math.round(awayMs / MINUTE)} minutes did not count`);
  }
}

async function rehearse(): Promise<void> {
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-rehearsal-'));
  cleanups.push(() => fs.rmSync(workspace, { recursive: true, force: true }));
  const proxy = await reverseProxy('Host of the upstream');
  cleanups.push(proxy.close);
  const world = await startWorld({ begins: BEGINS, workspace, cleanups, proxy });
  const rehearsal = new Rehearsal(world, proxy, workspace);
  await rehearsal.invite(['Anna', 'Bohumil']);
  say('both have sat down');
  for (let turn = 1; await rehearsal.turn(); turn += 1) {
    expect(turn < MAX_TURNS, 'the game ends');
    if (turn === REFUSED_AT) {
      await rehearsal.refuseMail();
      say('the mail server refused everything for a while');
    }
    if (turn === STOPPED_AT) {
      await rehearsal.restore(5);
      say('five days later the service is back, from a backup');
    }
  }
  const { status } = await rehearsal.table();
  expect(status === 'finished', `the game is ${status}`);
  await rehearsal.everyMailOnce();
  say('the game is over, and nothing was missing');
}

async function cleanUp() {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  await endRunning();
}

process.chdir(ROOT);
onStopRequest(async () => {
  await cleanUp();
  process.exit(130);
});
try {
  await rehearse();
} catch (error) {
  console.error(outputOf(error));
  process.exitCode = 1;
} finally {
  await cleanUp();
}
