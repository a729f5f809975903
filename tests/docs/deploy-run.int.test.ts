/**
 * The blocks of docs/deploy, run in their order against a folder and a database that are thrown away. Programs that
 * only the machine of an operator has are replaced by `tests/docs/stubs`.
 */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { writeDesk } from '../../scripts/deploy/desk';
import { writePlain } from '../../scripts/lib/plain';
import { connected } from '../support/db';
import { inFull } from '../support/full';
import { startMailServer } from '../support/mail-server';
import { PAGES, partsOf, type Part } from './deploy-pages';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const STUBS = path.join(CHECKOUT, 'tests/docs/stubs');
const NOTED = ['apt-get', 'useradd', 'rsync'];
const ADMIN = inject('adminUrl');

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-pages-'));
const prepared = path.join(work, 'prepared');
const stubs = path.join(work, 'stubs');
const service = http.createServer((_request, response) => response.end('{"ok":true,"findings":[]}'));
let mail: Awaited<ReturnType<typeof startMailServer>>;

/** The folder that a build makes, but for the pages. */
async function prepare(): Promise<void> {
  fs.mkdirSync(path.join(prepared, 'scripts'), { recursive: true });
  fs.copyFileSync('package.json', path.join(prepared, 'package.json'));
  await writeDesk(prepared);
  await writePlain('scripts/migrate.ts', path.join(prepared, 'scripts/migrate.mjs'));
  fs.cpSync('prisma/migrations', path.join(prepared, 'prisma/migrations'), { recursive: true });
  fs.symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(prepared, 'node_modules'));
}

beforeAll(async () => {
  await prepare();
  fs.mkdirSync(stubs);
  for (const name of fs.readdirSync(STUBS).filter((each) => !each.includes('.')))
    fs.symlinkSync(path.join(STUBS, name), path.join(stubs, name));
  for (const name of NOTED) fs.symlinkSync(path.join(STUBS, 'noted'), path.join(stubs, name));
  for (const name of ['createdb', 'dropdb']) fs.symlinkSync(path.join(STUBS, 'psql'), path.join(stubs, name));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  mail = await startMailServer();
});
afterAll(async () => {
  await mail.close();
  service.close();
  fs.rmSync(work, { recursive: true, force: true });
});

let sandbox = '';
beforeEach(() => {
  sandbox = fs.mkdtempSync(path.join(work, 'sandbox-'));
  for (const folder of ['srv', 'etc/systemd/system', 'etc/caddy', 'etc/cron.d', 'var/backups', 'home'])
    fs.mkdirSync(path.join(sandbox, folder), { recursive: true });
  fs.writeFileSync(path.join(sandbox, 'calls'), '');
});
afterEach(() =>
  connected(ADMIN, async (client) => {
    for (const name of ['praga', 'practice'])
      await client.query(`drop database if exists ${name} with (force)`);
    await client.query('drop role if exists praga');
  }),
);

const originOf = (server: http.Server) => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

/** The text with folders of the sandbox and servers of ours. */
const here = (text: string) =>
  text
    .replaceAll(/(?<![\w.$}])\/(srv|etc|var)\//g, `${sandbox}/$1/`)
    .replaceAll('https://praga.example', originOf(service))
    .replaceAll('smtps://user:password@mail.example:465', mail.url)
    .replaceAll(/(localhost|(db|pooler)\.example):5432/g, new URL(ADMIN).host);

interface Ran {
  readonly code: number;
  readonly said: string;
}

async function bash(text: string, cwd: string): Promise<Ran> {
  const env = {
    ADMIN_URL: ADMIN,
    CHECKOUT,
    HOME: path.join(sandbox, 'home'),
    NODE_ENV: 'production' as const,
    PATH: `${stubs}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    PREPARED: prepared,
    REAL_NPM: path.join(path.dirname(process.execPath), 'npm'),
    SANDBOX: sandbox,
    TMPDIR: work,
  };
  const running = promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', here(text)], { cwd, env });
  const done = await running.catch((error: { code: number; stdout: string; stderr: string }) => error);
  return { code: 'code' in done ? done.code : 0, said: `${done.stdout}${done.stderr}` };
}

/** The lines of the doctor that have something to do, of its last call. */
function toDo(said: string): readonly string[] {
  const last = said.slice(said.lastIndexOf('  version  '));
  return [...last.matchAll(/^TO DO {2}(\w+)/gm)].map(([, name = '']) => name);
}

/** Whether the part has said what one should see. */
function expectSeen({ last, title }: Part, { code, said }: Ran): void {
  const seen = [...last.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  // The doctor at the end of the start exits with 1: email and backup come later.
  const isStart = last.includes('before every line but') && toDo(said).length > 0;
  if (code !== Number(isStart)) throw new Error(`${title} ended with ${code}:\n${said}`);
  if (last.includes('before every line but'))
    expect(
      toDo(said).filter((name) => !seen.includes(name)),
      said,
    ).toEqual([]);
  else for (const text of seen) expect(said).toContain(text);
  if (last.includes('twice')) expect(said.split(seen[0] ?? '').length - 1).toBe(2);
}

/** Runs each line of cron once, as cron would, and returns the names of the users. */
async function runCron(cwd: string): Promise<readonly string[]> {
  const folder = path.join(sandbox, 'etc/cron.d');
  const texts = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const lines = texts
    .join('')
    .split('\n')
    .filter((line) => /^[\d*]/.test(line));
  const users: string[] = [];
  for (const line of lines) {
    const [, user = '', command = ''] = /^(?:[\d*]+ ){5} ?(\S+) {2}(.*)$/.exec(line) ?? [];
    expect(user).not.toBe('');
    users.push(user);
    // Cron reads a bare % as the end of the line.
    expect(command.replaceAll('\\%', '')).not.toContain('%');
    expect(await bash(command.replaceAll('\\%', '%'), cwd)).toMatchObject({ code: 0 });
  }
  return users;
}

/** Prepares the world of a page’s reader, and returns the folder where they are. */
const BEFORE: Readonly<Record<string, () => Promise<string>>> = {
  'one-machine': async () => path.join(sandbox, 'home'),
  systemd: async () => path.join(sandbox, 'home'),
  compose: inCheckout,
  serverless: async () => {
    await connected(ADMIN, async (client) => {
      await client.query("create role praga login password 'PASSWORD'");
      for (const name of ['praga', 'practice']) await client.query(`create database ${name} owner praga`);
    });
    return inCheckout();
  },
};

async function inCheckout(): Promise<string> {
  const cwd = path.join(sandbox, 'checkout');
  expect(await bash(`git clone somewhere "${cwd}"`, sandbox)).toMatchObject({ code: 0 });
  return cwd;
}

const filesIn = (folder: string): readonly string[] =>
  spawnSync('find', [folder, '-name', '*.gz', '-size', '+1k'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);

/** A page takes some seconds, most of them for starts of Node. */
const RUN = inFull(PAGES, ['docs/deploy/systemd.md']);

test.each(RUN)('%s: every block does what the page says', { timeout: 600_000 }, async (page) => {
  const name = path.basename(page, '.md');
  const cwd = await BEFORE[name]?.();
  if (cwd === undefined) throw new Error(`the test does not know where a reader of ${page} stands`);
  const mailed = mail.got.length;
  for (const part of partsOf(page)) {
    expectSeen(part, await bash(part.blocks.join('\n'), cwd));
  }
  expect(mail.got.slice(mailed).map(({ to }) => to)).toEqual([['you@praga.example']]);
  const before = filesIn(sandbox);
  expect(before.map((file) => path.basename(file)).sort()).toEqual([
    expect.stringMatching(/^before-/),
    'first.gz',
  ]);
  const users = await runCron(cwd);
  expect(users.length).toBeGreaterThanOrEqual(2);
  expect(filesIn(sandbox)).toHaveLength(before.length + 1);
  expect(fs.readFileSync(path.join(sandbox, 'calls'), 'utf8')).toContain('backup@elsewhere.example');
});
