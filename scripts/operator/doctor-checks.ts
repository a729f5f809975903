/** The checks of `npm run operator -- doctor`: a new one is an entry of `CHECKS`. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { serviceFaults } from '@/lib/features/operator/check-game';
import { connectionFacts } from '@/lib/features/operator/doctor-store';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { databaseNow, takeSpace } from '@/lib/platform/db/health-store';
import { poolSize } from '@/lib/platform/db/pool';
import { isDiskFull, isUnavailable } from '@/lib/platform/db/unavailable';
import { lastUpkeep, noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { env } from '@/lib/platform/env';
import { ProxyFinding } from '@/lib/platform/http/proxy-check';
import { loadServiceFigures } from '@/lib/platform/ops/figures-store';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { SmtpFault, trySmtp } from '@/lib/platform/outbox/channels/smtp-check';
import { loadLaneFigures } from '@/lib/platform/outbox/figures-store';
import { mailFault } from '@/lib/platform/outbox/mail-refusal-store';
import { reasonOf } from '../lib/errors';
import { buildOf } from './doctor-build';

/** The options of the command. */
export interface DoctorRun {
  /** Names of checks. */
  readonly skip: readonly string[];
  /** Where a trial email goes. */
  readonly mail?: string | undefined;
}

/** The result of a check: the state, or what the operator has to do. */
export interface DoctorFinding {
  readonly isOk: boolean;
  readonly says: string;
}

export interface Check {
  readonly name: string;
  readonly look: (asked: DoctorRun) => Promise<DoctorFinding>;
}

const ok = (says: string): DoctorFinding => ({ isOk: true, says });
const toDo = (says: string): DoctorFinding => ({ isOk: false, says });

const MINUTE_MS = 60_000;
const ANSWER_MS = 5_000;
/** The scheduler comes every minute. */
const BEAT_MS = 5 * MINUTE_MS;
/** Backups are made every day; a day more than that would hide a missed one. */
const BACKUP_MS = 30 * 60 * MINUTE_MS;
const OLDEST_S = 600;
const GIGABYTE = 1024 ** 3;
const LEAST_FREE = 1;
/** For migrations, backups and people with a shell. */
const SPARE_CONNECTIONS = 10;

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const isLocal = () => LOCAL.test(new URL(env().APP_URL).hostname);

function ageOf(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}

interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

/** The answer of the running service at its public address, or the reason for its silence. */
async function askService(path: string, token?: string): Promise<Answer | string> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const asked = new Headers(token ? { authorization: `Bearer ${token}` } : undefined);
    const answer = await fetch(`${env().APP_URL}${path}`, { headers: asked, signal, redirect: 'manual' });
    const { status, headers } = answer;
    return { status, location: headers.get('location'), text: await answer.text() };
  } catch (error) {
    return reasonOf(error);
  }
}

const Live = z.object({ ok: z.literal(true) });

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isLive = (text: string) => Live.safeParse(jsonIn(text)).success;

async function lookAtAddress(): Promise<DoctorFinding> {
  const { APP_URL } = env();
  const answer = await askService('/api/health/live');
  if (typeof answer === 'string')
    return toDo(`${APP_URL} (APP_URL) does not answer from here: ${answer}. Check DNS, firewall and proxy.`);
  if (answer.location)
    return toDo(
      `${APP_URL} (APP_URL) redirects to ${answer.location}: set APP_URL to the address where people end up.`,
    );
  if (!isLive(answer.text))
    return toDo(
      `Something else answers at ${APP_URL} (APP_URL), with ${answer.status}. Check DNS and proxy.`,
    );
  if (isLocal()) return ok(`${APP_URL}, only on this machine`);
  return new URL(APP_URL).protocol === 'https:'
    ? ok(APP_URL)
    : toDo(`${APP_URL} (APP_URL) is not encrypted: set up a certificate and write https.`);
}

/** The secret of the settings, or the one that `npm start` has drawn. */
function cronSecret(): string | undefined {
  const { CRON_SECRET, DATA_DIR } = env();
  const drawn = path.join(DATA_DIR, 'cron-secret');
  return CRON_SECRET ?? (fs.existsSync(drawn) ? fs.readFileSync(drawn, 'utf8').trim() : undefined);
}

const ProxyAnswer = z.object({ findings: z.array(ProxyFinding) });

async function lookAtProxy(): Promise<DoctorFinding> {
  const { APP_URL } = env();
  const secret = cronSecret();
  if (!secret) return isLocal() ? ok('only this machine') : toDo('Not known without CRON_SECRET.');
  const answer = await askService('/api/health/proxy', secret);
  if (typeof answer === 'string') return toDo(`${APP_URL} does not answer from here: ${answer}.`);
  const read = ProxyAnswer.safeParse(jsonIn(answer.text));
  if (!read.success)
    return toDo(`${APP_URL}/api/health/proxy answers ${answer.status}: is CRON_SECRET that of the servers?`);
  const { findings } = read.data;
  const wrong = findings.filter(({ isOk }) => !isOk);
  return wrong.length > 0
    ? toDo(wrong.map(({ says }) => says).join(' '))
    : ok(findings.map(({ says }) => says).join('; '));
}

async function lookAtDatabase(): Promise<DoctorFinding> {
  try {
    await takeSpace();
    await noteUpkeep('ready', await databaseNow());
  } catch (error) {
    if (isDiskFull()) return toDo('Its disk is full: free space, but not in the folder of the database.');
    if (!isUnavailable(error)) throw error;
    return toDo('It does not answer or takes no writes. Check DATABASE_URL, and docs/runbook.md 2.');
  }
  return ok(`PostgreSQL ${(await connectionFacts()).version} answers and takes writes`);
}

async function lookAtConnections(): Promise<DoctorFinding> {
  const { most, used, listening } = await connectionFacts();
  const servers = Math.max(1, listening);
  const wanted = servers * (poolSize() + 1);
  const found = `${used} of ${most} are open; ${servers} × (PG_POOL ${poolSize()} + 1) can be`;
  return wanted > most - SPARE_CONNECTIONS || used > most - SPARE_CONNECTIONS
    ? toDo(`${found}. Lower PG_POOL, raise max_connections, or put a pooler before the database.`)
    : ok(found);
}

async function lookAtClock(): Promise<DoctorFinding> {
  const [now, { clockAt }] = await Promise.all([databaseNow(), serviceFaults()]);
  const seconds = Math.round((Date.now() - now.getTime()) / 1000);
  if (await isClockWrong({ isFresh: true }))
    return toDo(`This machine is ${seconds} s off the database: turn on time synchronisation (timedatectl).`);
  return clockAt
    ? toDo(`A server had a wrong clock at ${clockAt.toISOString()}: compare the time of every machine.`)
    : ok(`${Math.abs(seconds)} s off the database`);
}

async function lookAtDisk(): Promise<DoctorFinding> {
  const { DATA_DIR } = env();
  const place = fs.existsSync(DATA_DIR) ? DATA_DIR : '.';
  const { bavail, bsize } = await fs.promises.statfs(place);
  const free = (bavail * bsize) / GIGABYTE;
  const found = `${free.toFixed(1)} GB free here`;
  return free < LEAST_FREE ? toDo(`Only ${found}: free at least ${LEAST_FREE} GB.`) : ok(found);
}

async function lookAtScheduler(): Promise<DoctorFinding> {
  const [last, now, until] = await Promise.all([lastUpkeep('cron'), databaseNow(), readOnlyUntil()]);
  if (until) return ok(`paused by the maintenance until ${until.toISOString()}`);
  if (!last) return toDo('It never came: see docs/runbook.md 5, and Start on your page of docs/deploy.');
  const age = now.getTime() - last.getTime();
  return age > BEAT_MS
    ? toDo(`It last came ${ageOf(age)} ago: no email goes out. See docs/runbook.md 5.`)
    : ok(`came ${Math.max(0, Math.round(age / 1000))} s ago`);
}

async function lookAtMessages(): Promise<DoctorFinding> {
  const now = await databaseNow();
  const [service, lanes, refusal] = await Promise.all([
    loadServiceFigures(now),
    loadLaneFigures(now),
    mailFault(now),
  ]);
  if (refusal)
    return toDo(
      `The mail server refuses our email (${refusal.cause}) since ${refusal.since.toISOString()}: ${refusal.answer}. See docs/runbook.md 4.`,
    );
  const oldestS = Math.max(service.oldestS, ...lanes.map((lane) => lane.oldestS));
  return oldestS > OLDEST_S
    ? toDo(`The oldest waits for ${ageOf(oldestS * 1000)}: see docs/runbook.md 4.`)
    : ok('none is late');
}

async function lookAtBackup(): Promise<DoctorFinding> {
  const [last, now] = await Promise.all([lastUpkeep('backup'), databaseNow()]);
  const daily = 'Make one every day: see Backup on your page of docs/deploy.';
  if (!last) return toDo(`None was made with npm run backup. ${daily}`);
  const age = now.getTime() - last.getTime();
  return age > BACKUP_MS
    ? toDo(`The last is ${ageOf(age)} old. ${daily}`)
    : ok(`the last is ${ageOf(age)} old`);
}

async function lookAtMigrations(): Promise<DoctorFinding> {
  const { pendingMigrations } = await import('../migrate');
  const names = await pendingMigrations(env().DATABASE_URL);
  return names.length > 0
    ? toDo(`${names.length} wait (${names[0]}): make a backup, then npm run migrate.`)
    : ok('all applied');
}

const SMTP_HINTS = new Map([
  ['EAUTH', 'Check user and password of SMTP_URL; write @ as %40, / as %2F and : as %3A.'],
  ['EENVELOPE', 'Check MAIL_FROM, and that this account may send from it.'],
  ['EDNS', 'Check the name of the server in SMTP_URL.'],
]);
const SMTP_UNREACHED =
  'Check name and port of SMTP_URL: smtps with 465, smtp with 587. Many hosts block outgoing port 25.';

async function lookAtMail({ mail }: DoctorRun): Promise<DoctorFinding> {
  const { SMTP_URL, MAIL_FROM, APP_URL } = env();
  if (!SMTP_URL)
    return isLocal()
      ? ok('kept in DATA_DIR/mail and shown at /dev/mail; no SMTP_URL')
      : toDo('SMTP_URL is missing, so nobody gets email: see Email on your page of docs/deploy.');
  const { host } = new URL(SMTP_URL);
  const trial = { from: MAIL_FROM, subject: 'Praga by Post: a trial', text: `Email of ${APP_URL} works.\n` };
  try {
    await trySmtp(SMTP_URL, mail ? { ...trial, to: mail } : undefined);
  } catch (error) {
    if (!(error instanceof SmtpFault)) throw error;
    return toDo(`${host} says ${error.answer}. ${SMTP_HINTS.get(error.code) ?? SMTP_UNREACHED}`);
  }
  if (/@localhost>?$/.test(MAIL_FROM) && !isLocal())
    return toDo(`MAIL_FROM is ${MAIL_FROM}: set an address of your domain, or servers refuse the email.`);
  return ok(mail ? `${host} took an email to ${mail}: look whether it came` : `${host} takes our email`);
}

async function lookAtVersion(): Promise<DoctorFinding> {
  const here = buildOf(process.cwd());
  const answer = await askService('/');
  const page = typeof answer === 'string' ? '' : answer.text;
  const serving = /<html[^>]* data-dpl-id="([^"]*)"/.exec(page)?.[1];
  const name = `${here.version}${here.build ? `, build ${here.build}` : ''}`;
  return here.build && serving && serving !== here.build
    ? toDo(`This folder has ${name}, but build ${serving} serves: restart the servers.`)
    : ok(name);
}

export const CHECKS: readonly Check[] = [
  { name: 'version', look: lookAtVersion },
  { name: 'address', look: lookAtAddress },
  { name: 'proxy', look: lookAtProxy },
  { name: 'database', look: lookAtDatabase },
  { name: 'migrations', look: lookAtMigrations },
  { name: 'connections', look: lookAtConnections },
  { name: 'clock', look: lookAtClock },
  { name: 'disk', look: lookAtDisk },
  { name: 'scheduler', look: lookAtScheduler },
  { name: 'email', look: lookAtMail },
  { name: 'messages', look: lookAtMessages },
  { name: 'backup', look: lookAtBackup },
];
