// The built service with a temporary database, a simulated clock, and a mail server that keeps every email.
import crypto from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { writePlain } from '../../scripts/lib/plain';
import { anyFreePort, portOf } from '../../scripts/lib/ports';
import { sleep } from '../../scripts/lib/processes';
import { buildIfStale, generateIfStale } from '../../scripts/lib/project';
import { startServer } from '../../scripts/lib/server';
import { TEST_DIST_DIR } from '../../scripts/lib/test-service';
import { load } from '../../scripts/backup/load';
import { migrate } from '../../scripts/migrate';
import { startTemporaryPg } from '../../scripts/pg';
import type { ReverseProxy } from '../lib/reverse-proxy';
import { attemptsFrom } from './law';
import type { StoryMail } from './people';

const SETTLE_MS = 20;
const SETTLED_MS = 60_000;
/** How often the scheduler runs again while something is under way. */
const WAKE_MS = 5000;

/**
 * The simulated time in SQL, and as the default of columns that would take the database's own time.
 * It is volatile: a statement that waits for the lock of `moveTo` reads the new time.
 */
const MOVED_NOW = `
  create schema life;
  create table life.clock (at timestamptz not null);
  create function life.now() returns timestamptz language sql volatile as 'select at from life.clock';
  alter table public."User" alter column "createdAt" set default life.now();
  alter table public."Channel" alter column "createdAt" set default life.now();`;

interface Beginning {
  readonly begins: Date;
  /** A backup to begin with, instead of an empty database. */
  readonly file?: string;
  /** The public address, if the service is behind a proxy. */
  readonly proxy?: ReverseProxy;
  /** Whether the caller has built the service. Building under a running service would break it. */
  readonly isBuilt?: boolean;
  readonly workspace: string;
  readonly cleanups: (() => unknown)[];
}

/** Builds and starts the service, with the clock at `begins`. */
export async function startWorld({
  begins,
  isBuilt = false,
  file,
  proxy,
  workspace,
  cleanups,
}: Beginning): Promise<World> {
  if (!isBuilt) {
    await generateIfStale();
    await buildIfStale(TEST_DIST_DIR);
  }
  const postgres = await startTemporaryPg();
  cleanups.push(() => postgres.stop());
  await (file ? load(postgres.url, file) : migrate(postgres.url));
  const sql = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // The database stops first at the end, which closes its connections.
  sql.on('error', () => {});
  cleanups.push(() => sql.end());
  await sql.query(MOVED_NOW);
  await sql.query('insert into life.clock values ($1)', [begins]);
  const { rows } = await sql.query<{ name: string }>('select current_database() as name');
  await sql.query(`alter database "${rows[0]?.name}" set search_path = life, public, pg_catalog`);
  const post = await startPost();
  cleanups.push(post.close);
  const hooks = await startHooks();
  cleanups.push(hooks.close);
  const [port, clockPort] = [await anyFreePort(), await anyFreePort()];
  const cron = crypto.randomBytes(18).toString('base64url');
  const preload = path.join(workspace, 'moved-clock.mjs');
  await writePlain('tools/life/moved-clock.ts', preload);
  const env = {
    DATABASE_URL: postgres.url,
    APP_URL: proxy?.origin ?? `http://127.0.0.1:${port}`,
    DATA_DIR: path.join(workspace, 'data'),
    CRON_SECRET: cron,
    SMTP_URL: post.url,
    HOOKS_TO_LOCALHOST: '1',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import=${pathToFileURL(preload).href}`,
    LIFE_BEGINS: begins.toISOString(),
    LIFE_CLOCK_PORT: String(clockPort),
  };
  const server = await startServer({ port, host: '127.0.0.1', distDir: TEST_DIST_DIR, env });
  cleanups.push(() => server.stop());
  proxy?.lead(server.origin);
  return new World({
    origin: server.origin,
    stop: () => server.stop(),
    url: postgres.url,
    output: server.output,
    sql,
    post,
    hooks,
    cron,
    clockPort,
    now: begins,
  });
}

interface Parts {
  readonly origin: string;
  readonly stop: () => Promise<void>;
  /** The address of its database. */
  readonly url: string;
  readonly output: () => string;
  readonly sql: pg.Pool;
  readonly post: Post;
  readonly hooks: Hooks;
  readonly cron: string;
  readonly clockPort: number;
  readonly now: Date;
}

export class World {
  #seen = 0;
  readonly mails: StoryMail[] = [];
  /** Numbers of opened links and of checks, and the stories that failed. */
  links = 0;
  checks = 0;
  readonly broken: string[] = [];
  readonly origin: string;
  readonly stop: () => Promise<void>;
  readonly url: string;
  readonly output: () => string;
  readonly sql: pg.Pool;
  readonly post: Post;
  readonly hooks: Hooks;
  readonly #cron: string;
  readonly #clockPort: number;
  #now: Date;

  constructor({ origin, stop, url, output, sql, post, hooks, cron, clockPort, now }: Parts) {
    this.origin = origin;
    this.stop = stop;
    this.url = url;
    this.output = output;
    this.sql = sql;
    this.post = post;
    this.hooks = hooks;
    this.#cron = cron;
    this.#clockPort = clockPort;
    this.#now = now;
  }

  /**
   * Sets the clock, calls the scheduler, and waits until everything due is sent. A delivery that is on its way
   * while the clock jumps would count as abandoned, and be sent again.
   */
  async moveTo(at: Date): Promise<void> {
    await this.#settle();
    this.#now = at;
    await this.#setClocks(at);
    await this.tick();
  }

  /** Nobody reads the time of the database between the two clocks: the service would take one for wrong. */
  async #setClocks(at: Date): Promise<void> {
    const client = await this.sql.connect();
    try {
      await client.query('begin');
      await client.query('lock table life.clock in access exclusive mode');
      await fetch(`http://127.0.0.1:${this.#clockPort}/${encodeURIComponent(at.toISOString())}`);
      await client.query('update life.clock set at = $1', [at]);
      // The service was there all the time.
      await client.query('update "ServiceBeat" set "lastAt" = $1', [at]);
      await client.query('commit');
    } finally {
      client.release();
    }
  }

  async tick(): Promise<void> {
    await this.#settle();
    await this.wake();
    await this.#settle();
  }

  /** Calls the scheduler at once, also where a computer waits for it. */
  async wake(): Promise<void> {
    const response = await fetch(`${this.origin}/api/cron/outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#cron}` },
    });
    if (!response.ok) throw new Error(`the scheduler got ${response.status}: ${await response.text()}`);
    await response.body?.cancel();
  }

  /** Emails since the last call. */
  async newMails(): Promise<readonly StoryMail[]> {
    const fresh = this.post.got.slice(this.#seen);
    this.#seen = this.post.got.length;
    return Promise.all(fresh.map(({ to, raw }) => readMail(to, raw)));
  }

  /** Waits until no delivery is on its way and no computer is to move. */
  async #settle(): Promise<void> {
    for (let waited = 0; ; waited += SETTLE_MS) {
      const { rows } = await this.sql.query<{ mails: number; computers: number }>(UNDER_WAY, [this.#now]);
      const { mails = 0, computers = 0 } = rows[0] ?? {};
      if (mails + computers === 0) return;
      if (waited > SETTLED_MS) throw new Error(`${mails} deliveries and ${computers} computers are not done`);
      await sleep(SETTLE_MS);
      if (waited % WAKE_MS === WAKE_MS - SETTLE_MS) await this.wake();
    }
  }
}

/**
 * The time after a message was handed to its channels when its first attempt is made, the second, and so on.
 */
const ATTEMPTS = `array[${attemptsFrom(new Date(0)).map(Number)}]::float8[]`;
/** When attempt `n` of a delivery is made. */
const attemptAt = (n: string) => `o."sentAt" + interval '1 millisecond' * (${ATTEMPTS})[${n}]`;

/**
 * Emails that are being sent, and tables where a computer is about to play; not failed ones that wait for
 * their next attempt, nor those that a mail server with a fault or without that mailbox has refused.
 */
const UNDER_WAY = `
  select (
    select count(*)::int from "OutboxDelivery" d join "OutboxMessage" o on o.id = d."outboxId" left join "Channel" c on c.id = d."channelId"
    where d.attempts > 0 and d."sentAt" is null and d."failedAt" is null and d."cancelledAt" is null and d."dueAt" > $1
      and d."dueAt" <= $1 + interval '5 minutes'
      and (d."dueAt" = ${attemptAt('d.attempts + 1')} and c."lastErrorAt" >= ${attemptAt('d.attempts')}) is not true
      and (d."lastError" like 'mail-server: %' or d."lastError" like 'gone: %') is not true
  ) as mails, (select count(*)::int from "Game" where status = 'running' and waiting && computers) as computers`;

async function readMail(to: readonly string[], raw: Buffer): Promise<StoryMail> {
  const { subject = '', text = '', html = '', headers } = await PostalMime.parse(raw);
  const carried = headers.find(({ key }) => key === 'x-praga-delivery')?.value ?? '';
  const deliveries = carried.split(/\s+/).filter(Boolean);
  return { to: to[0] ?? '', subject, text: text.replaceAll(/\s+/g, ' '), lines: text, html, deliveries };
}

/** An email as the server received it. */
interface Letter {
  readonly to: readonly string[];
  readonly raw: Buffer;
}

interface Post {
  readonly url: string;
  readonly got: readonly Letter[];
  /** Addresses that the mail server refuses as unknown. */
  readonly unknown: Set<string | undefined>;
  /** Whether it refuses every email of the operator. */
  refuses: boolean;
  close(): Promise<void>;
}

async function startPost(): Promise<Post> {
  const got: Letter[] = [];
  const unknown = new Set<string | undefined>();
  const refusal = (why: string) => Object.assign(new Error(why), { responseCode: 550 });
  const post = { got, unknown, refuses: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, session, done) {
      if (post.refuses) return done(refusal('5.7.1 Relay not permitted'));
      done(unknown.has(address) ? refusal('5.1.1 no such mailbox') : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        got.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(post, { url: `smtp://127.0.0.1:${portOf(server.server)}`, close });
}

/** A request as the server received it. */
export interface Call {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Hooks {
  readonly url: string;
  readonly got: readonly Call[];
  readonly gone: Set<string>;
  readonly failing: Map<string, number>;
  close(): Promise<void>;
}

/**
 * Receives the calls of webhooks and push services. `gone` holds paths that no longer exist, `failing` the
 * number of calls that a path still refuses.
 */
async function startHooks(): Promise<Hooks> {
  const got: Call[] = [];
  const gone = new Set<string>();
  const failing = new Map<string, number>();
  const answerOf = (path: string) => {
    if (gone.has(path)) return 410;
    const left = failing.get(path) ?? 0;
    failing.set(path, left - 1);
    return left > 0 ? 503 : 204;
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      got.push({ path, headers, body: Buffer.concat(chunks) });
      response.writeHead(answerOf(path)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${portOf(server)}`, got, gone, failing, close };
}
