/** `npm run operator -- doctor`: each check says ok, or what to do, and none waits for ever. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db, disconnect } from '@/lib/platform/db/db';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { forgetEnv } from '@/lib/platform/env';
import { forgetMaintenance } from '@/lib/platform/ops/maintenance';
import { noteMailTaken, noteRefusal } from '@/lib/platform/outbox/mail-refusal-store';
import { anyFreePort } from '../../scripts/lib/ports';
import { recordBackup } from '../../scripts/backup/record';
import { run } from '../../scripts/operator/commands';
import { examine, sheetOf } from '../../scripts/operator/doctor';
import { CHECKS, type DoctorFinding } from '../../scripts/operator/doctor-checks';
import { startMailServer } from '../support/mail-server';
import { queueTo } from '../support/notifications';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

const { databaseUrl, sql } = await useService();
const HOUR_MS = 3_600_000;
const cleanups: (() => unknown)[] = [];
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** A server at a port of its own, with its address. */
async function listening(server: net.Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => server.close());
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const serving = (answer: (path: string) => { status?: number; headers?: object; body?: string }) =>
  listening(
    http.createServer(({ url = '' }, response) => {
      const { status = 200, headers = {}, body = '{"ok":true}' } = answer(url);
      response.writeHead(status, { ...headers, connection: 'close' }).end(body);
    }),
  );
/** The answer of a service that gets all it needs through its proxy. */
const finding = { part: 'address', isOk: true, says: '203.0.113.7 asks' };
const proxied = (found: object = finding) => JSON.stringify({ ok: true, findings: [found] });
const service = await serving(() => ({ body: proxied() }));

const usual = { APP_URL: `http://${service}`, SMTP_URL: '', MAIL_FROM: '', DATABASE_URL: databaseUrl };
function set(settings: Readonly<Record<string, string>>): void {
  Object.assign(process.env, settings);
  forgetEnv();
}
beforeEach(() => set(usual));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  set(usual);
  await disconnect();
});

/** The line of one check. */
async function lineOf(name: string, mail?: string): Promise<DoctorFinding> {
  const skip = CHECKS.map((check) => check.name).filter((other) => other !== name);
  const [line] = await examine({ skip, mail });
  if (!line) throw new Error(`there is no check ${name}`);
  return line;
}
const ok = (says: string) => ({ isOk: true, says: expect.stringContaining(says) });
const toDo = (says: string) => ({ isOk: false, says: expect.stringContaining(says) });

test('a healthy service has nothing to fix', async () => {
  await noteUpkeep('cron', new Date());
  expect(await recordBackup(databaseUrl)).toBeUndefined();
  const lines = await examine({ skip: [] });
  expect(lines.filter(({ isOk }) => !isOk)).toEqual([]);
  expect(lines.map(({ name }) => name)).toEqual(CHECKS.map(({ name }) => name));
  expect(sheetOf(lines).at(-1)).toBe('Nothing to do.');
  const said: string[] = [];
  expect(await run('doctor', [], { json: true }, (line) => said.push(line))).toBe(true);
  expect(JSON.parse(said.join('\n'))).toHaveLength(CHECKS.length);
});

test('a header that the proxy drops is to do, and so is a secret that the servers do not know', async () => {
  expect(await lineOf('proxy')).toMatchObject(ok('203.0.113.7 asks'));
  const says = 'No X-Forwarded-For arrives.';
  const bare = await serving(() => ({ body: proxied({ ...finding, isOk: false, says }) }));
  set({ APP_URL: `http://${bare}` });
  expect(await lineOf('proxy')).toMatchObject(toDo(says));
  const other = await serving(() => ({ status: 403, body: '{"code":"token-wrong"}' }));
  set({ APP_URL: `http://${other}` });
  expect(await lineOf('proxy')).toMatchObject(toDo('answers 403: is CRON_SECRET that of the servers?'));
});

test('wrong settings are the only line, because every check needs them', async () => {
  set({ APP_URL: 'praga.example', PG_POOL: '0' });
  expect(await examine({ skip: [] })).toEqual([
    { name: 'settings', ...toDo('- APP_URL must be a whole address') },
  ]);
  set({ PG_POOL: '' });
});

test('a check that nobody knows is not skipped silently', async () => {
  const said: string[] = [];
  expect(await run('doctor', [], { skip: 'backups' }, (line) => said.push(line))).toBe(false);
  expect(said.join()).toContain('no check is called backups: version, address');
});

test('without the database each line says so, and the command ends', async () => {
  set({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  await disconnect();
  const lines = await examine({ skip: ['address', 'proxy', 'version', 'disk', 'email'] });
  expect(lines.find(({ name }) => name === 'database')).toMatchObject(toDo('Check DATABASE_URL'));
  for (const { name, ...line } of lines)
    if (name !== 'database') expect(line).toEqual(toDo('repair that first'));
});

test('a check without an answer is told after its time', async () => {
  const never = { name: 'never', look: () => new Promise<DoctorFinding>(() => undefined) };
  const broken = { name: 'broken', look: () => Promise.reject(new Error('oh')) };
  const lines = await examine({ skip: [] }, { checks: [never, broken], patienceMs: 20 });
  expect(lines).toEqual([
    { name: 'never', ...toDo('No answer within 0.02 s') },
    { name: 'broken', ...toDo('oh') },
  ]);
});

test('address: answers, is encrypted, is this service, and does not redirect', async () => {
  expect(await lineOf('address')).toMatchObject(ok('only on this machine'));
  set({ APP_URL: `http://127.0.0.1:${await anyFreePort()}` });
  expect(await lineOf('address')).toMatchObject(toDo('ECONNREFUSED. Check DNS, firewall and proxy'));
  set({ APP_URL: `http://${await serving(() => ({ status: 404, body: '<html>hosting</html>' }))}` });
  expect(await lineOf('address')).toMatchObject(toDo('Something else answers'));
  const www = { location: 'https://www.praga.example/' };
  set({ APP_URL: `http://${await serving(() => ({ status: 308, headers: www, body: '' }))}` });
  expect(await lineOf('address')).toMatchObject(toDo('redirects to https://www.praga.example/'));
  set({ APP_URL: 'http://praga.example' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"ok":true}'));
  expect(await lineOf('address')).toMatchObject(toDo('is not encrypted'));
  set({ APP_URL: 'https://praga.example' });
  expect(await lineOf('address')).toEqual({ name: 'address', isOk: true, says: 'https://praga.example' });
});

test('version: another build serves than the one in this folder', async () => {
  expect(await lineOf('version')).toMatchObject(ok('0.1.0'));
  const folder = fs.mkdtempSync('/tmp/praga-doctor-');
  cleanups.push(() => fs.rmSync(folder, { recursive: true }));
  fs.mkdirSync(`${folder}/.next-deploy`);
  fs.writeFileSync(`${folder}/package.json`, '{"version":"0.2.0"}');
  fs.writeFileSync(
    `${folder}/.next-deploy/required-server-files.json`,
    '{"config":{"deploymentId":"fresh"}}',
  );
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  let id = 'older';
  set({
    APP_URL: `http://${await serving(() => ({ body: `<!DOCTYPE html><html lang="en" data-dpl-id="${id}">` }))}`,
  });
  expect(await lineOf('version')).toMatchObject(toDo('build older serves: restart'));
  id = 'fresh';
  expect(await lineOf('version')).toMatchObject(ok('0.2.0, build fresh'));
});

test('migrations: one waits', async () => {
  expect(await lineOf('migrations')).toMatchObject(ok('all applied'));
  const { rows } = await sql.query<{ migration_name: string }>(
    `update "_prisma_migrations" set rolled_back_at = now()
     where migration_name = (select max(migration_name) from "_prisma_migrations") returning migration_name`,
  );
  expect(await lineOf('migrations')).toMatchObject(toDo(`1 wait (${rows[0]?.migration_name})`));
  await sql.query('update "_prisma_migrations" set rolled_back_at = null');
});

test('connections: the servers can open more than the database allows', async () => {
  expect(await lineOf('connections')).toMatchObject(ok('1 × (PG_POOL 10 + 1) can be'));
  set({ PG_POOL: '100' });
  expect(await lineOf('connections')).toMatchObject(toDo('Lower PG_POOL'));
  set({ PG_POOL: '' });
});

test('clock: this machine is off, or another was lately', async () => {
  expect(await lineOf('clock')).toMatchObject(ok('s off the database'));
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  expect(await lineOf('clock')).toMatchObject(toDo('This machine is 7200 s off'));
  vi.useRealTimers();
  expect(await lineOf('clock')).toMatchObject(toDo('A server had a wrong clock at'));
  await db().upkeep.deleteMany({ where: { name: 'clock' } });
});

test('disk: hardly anything is free', async () => {
  expect(await lineOf('disk')).toMatchObject(ok('GB free here'));
  const full = await fs.promises.statfs('.');
  vi.spyOn(fs.promises, 'statfs').mockResolvedValue({ ...full, bavail: 1000, bsize: 4096 });
  expect(await lineOf('disk')).toMatchObject(toDo('free at least 1 GB'));
});

test('scheduler: never came, came long ago, is paused', async () => {
  await db().upkeep.deleteMany({ where: { name: 'cron' } });
  expect(await lineOf('scheduler')).toMatchObject(toDo('It never came'));
  await noteUpkeep('cron', new Date(Date.now() - HOUR_MS));
  expect(await lineOf('scheduler')).toMatchObject(toDo('It last came 60 min ago'));
  const [begins, ends] = [new Date(Date.now() - HOUR_MS), new Date(Date.now() + HOUR_MS)];
  await db().maintenance.create({ data: { id: randomUUID(), begins, ends, text: '', announcedAt: begins } });
  forgetMaintenance();
  expect(await lineOf('scheduler')).toMatchObject(
    ok(`paused by the maintenance until ${ends.toISOString()}`),
  );
  await db().maintenance.deleteMany();
  forgetMaintenance();
  await noteUpkeep('cron', new Date());
  expect(await lineOf('scheduler')).toMatchObject(ok('s ago'));
});

test('messages: the mail server refuses them, or one is late', async () => {
  expect(await lineOf('messages')).toMatchObject(ok('none is late'));
  const refusal = { against: 'service', cause: 'relay' } as const;
  const answer = '550 5.7.1 Relay not permitted';
  await noteRefusal('ludmila@praga.example', { refusal, answer, at: new Date() });
  expect(await lineOf('messages')).toMatchObject(toDo('refuses our email (relay)'));
  await noteMailTaken('ludmila@praga.example', new Date());
  const { gameId } = await seatedTable();
  await queueTo({ gameId }, 'reminder', new Date(Date.now() - HOUR_MS), { dedupe: 'late' });
  expect(await lineOf('messages')).toMatchObject(toDo('The oldest waits for 60 min'));
});

test('backup: missing, old, recent', async () => {
  await db().upkeep.deleteMany({ where: { name: 'backup' } });
  expect(await lineOf('backup')).toMatchObject(toDo('None was made'));
  await noteUpkeep('backup', new Date(Date.now() - 72 * HOUR_MS));
  expect(await lineOf('backup')).toMatchObject(toDo('The last is 3 days old'));
  await recordBackup(databaseUrl);
  expect(await lineOf('backup')).toMatchObject(ok('the last is 0 min old'));
});

test('email: takes a trial, or says what is wrong', async () => {
  expect(await lineOf('email')).toMatchObject(ok('/dev/mail'));
  set({ APP_URL: 'https://praga.example' });
  expect(await lineOf('email')).toMatchObject(toDo('SMTP_URL is missing'));

  const server = await startMailServer();
  cleanups.push(() => server.close());
  set({ SMTP_URL: server.url });
  expect(await lineOf('email')).toMatchObject(toDo('MAIL_FROM is Praga by Post <praga@localhost>'));
  set({ MAIL_FROM: 'Praga <praga@praga.example>' });
  expect(await lineOf('email')).toMatchObject(ok('takes our email'));
  expect(server.got).toEqual([]);
  expect(await lineOf('email', 'ludmila@praga.example')).toMatchObject(ok('look whether it came'));
  expect(server.got.map(({ to }) => to)).toEqual([['ludmila@praga.example']]);
  server.unknown.add('nobody@praga.example');
  expect(await lineOf('email', 'nobody@praga.example')).toMatchObject(toDo('no such mailbox'));

  set({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(await lineOf('email')).toMatchObject(toDo('Check name and port'));
});

test('email: a refused login is named, and never its password', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanups.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  set({ SMTP_URL: `smtp://praga:sesame@127.0.0.1:${port}` });
  const line = await lineOf('email');
  expect(line).toMatchObject(toDo('Check user and password of SMTP_URL'));
  expect(line.says).not.toContain('sesame');
});

test('email: a server that says nothing costs a few seconds', async () => {
  const sockets = new Set<net.Socket>();
  set({ SMTP_URL: `smtp://${await listening(net.createServer((socket) => sockets.add(socket)))}` });
  const since = performance.now();
  expect(await lineOf('email')).toMatchObject(toDo('Check name and port'));
  expect(performance.now() - since).toBeLessThan(10_000);
  for (const socket of sockets) socket.destroy();
});
