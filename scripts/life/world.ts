// @ts-nocheck
// The built service on a database of its own, with a clock that is moved, and a mail server that keeps what
// it gets.
import crypto from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { writePlain } from '../lib/plain';
import { anyFreePort } from '../lib/ports';
import { buildIfStale, generateIfStale } from '../lib/project';
import { sleep } from '../lib/processes';
import { startServer } from '../lib/server';
import { TEST_DIST_DIR } from '../lib/test-service';
import { migrate } from '../migrate';
import { startTemporaryPg } from '../pg';
import { attemptsFrom } from './law';

const SETTLE_MS = 20;
const SETTLED_MS = 20_000;

/** So that statements and triggers that ask the database for the time get the moved one. */
const MOVED_NOW = `
  create schema life;
  create table life.clock (at timestamptz not null);
  create function life.now() returns timestamptz language sql stable as 'select at from life.clock';
  alter table public."User" alter column "createdAt" set default life.now();
  alter table public."Channel" alter column "createdAt" set default life.now();`;

/** @param {{ begins: Date, workspace: string, cleanups: (() => unknown)[] }} settings */
export async function startWorld({ begins, workspace, cleanups }) {
  await generateIfStale();
  await buildIfStale(TEST_DIST_DIR);
  const postgres = await startTemporaryPg();
  cleanups.push(() => postgres.stop());
  await migrate(postgres.url);
  const sql = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // The database goes first in the end, and takes its connections along.
  sql.on('error', () => {});
  cleanups.push(() => sql.end());
  await sql.query(MOVED_NOW);
  await sql.query('insert into life.clock values ($1)', [begins]);
  const { rows } = await sql.query('select current_database() as name');
  await sql.query(`alter database "${rows[0].name}" set search_path = life, public, pg_catalog`);
  const post = await startPost();
  cleanups.push(post.close);
  const hooks = await startHooks();
  cleanups.push(hooks.close);
  const [port, clockPort] = [await anyFreePort(), await anyFreePort()];
  const cron = crypto.randomBytes(18).toString('base64url');
  const preload = path.join(workspace, 'moved-clock.mjs');
  await writePlain('scripts/life/moved-clock.ts', preload);
  const env = {
    DATABASE_URL: postgres.url,
    APP_URL: `http://127.0.0.1:${port}`,
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
  return new World({
    origin: server.origin,
    output: server.output,
    sql,
    post,
    hooks,
    cron,
    clockPort,
    now: begins,
  });
}

class World {
  #seen = 0;
  mails = [];
  /** Links that were opened, things that were looked for, lives that broke off. */
  links = 0;
  checks = 0;
  broken = [];

  constructor(parts) {
    Object.assign(this, parts);
  }

  /** Sets the clock, has the scheduler come by, and waits until everything that was due is out. */
  async moveTo(at) {
    this.now = at;
    await fetch(`http://127.0.0.1:${this.clockPort}/${encodeURIComponent(at.toISOString())}`);
    await this.sql.query('update life.clock set at = $1', [at]);
    await this.tick();
  }

  async tick() {
    await this.#settle();
    const response = await fetch(`${this.origin}/api/cron/outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.cron}` },
    });
    if (!response.ok) throw new Error(`the scheduler got ${response.status}: ${await response.text()}`);
    await response.body?.cancel();
    await this.#settle();
  }

  /** What came since it was last asked for. */
  async newMails() {
    const fresh = this.post.got.slice(this.#seen);
    this.#seen = this.post.got.length;
    return Promise.all(fresh.map(({ to, raw }) => readMail(to, raw)));
  }

  /** Until no delivery is on its way any more. */
  async #settle() {
    for (let waited = 0; ; waited += SETTLE_MS) {
      const { rows } = await this.sql.query(UNDER_WAY, [this.now]);
      if (rows[0].n === 0) return;
      if (waited > SETTLED_MS) throw new Error(`${rows[0].n} deliveries do not come to an end`);
      await sleep(SETTLE_MS);
    }
  }
}

/** So long after a message was handed to its channels its first attempt is made, the second, and so on. */
const ATTEMPTS = `array[${attemptsFrom(new Date(0)).map(Number)}]::float8[]`;
/** When attempt `n` of a delivery is made. */
const attemptAt = (n) => `o."sentAt" + interval '1 millisecond' * (${ATTEMPTS})[${n}]`;

/**
 * Letters that are being sent, and tables at which a computer is about to play; not what has failed and waits
 * for its next attempt.
 */
const UNDER_WAY = `
  select (
    select count(*) from "Delivery" d join "Outbox" o on o.id = d."outboxId" left join "Channel" c on c.id = d."channelId"
    where d.attempts > 0 and d."sentAt" is null and d."failedAt" is null and d."cancelledAt" is null and d."dueAt" > $1
      and d."dueAt" <= $1 + interval '5 minutes'
      and (d."dueAt" = ${attemptAt('d.attempts + 1')} and c."lastErrorAt" >= ${attemptAt('d.attempts')}) is not true
  )::int + (select count(*) from "Game" where status = 'running' and waiting && computers)::int as n`;

async function readMail(to, raw) {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  return { to: to[0], subject, text: text.replaceAll(/\s+/g, ' '), lines: text, html };
}

async function startPost() {
  const got = [];
  const unknown = new Set();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, session, done) {
      done(
        unknown.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined,
      );
    },
    onData(stream, session, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        got.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${server.server.address().port}`, got, unknown, close };
}

/**
 * Programs that webhooks lead to, and push services: `gone` are paths at which there is none any more,
 * `failing` those that refuse so many calls more.
 */
async function startHooks() {
  const got = [];
  const gone = new Set();
  const failing = new Map();
  const answerOf = (path) => {
    if (gone.has(path)) return 410;
    const left = failing.get(path) ?? 0;
    failing.set(path, left - 1);
    return left > 0 ? 503 : 204;
  };
  const server = http.createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      got.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answerOf(request.url)).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, got, gone, failing, close };
}
