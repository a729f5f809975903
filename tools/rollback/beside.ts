// Runs an older service and this one on one database. Both play tables that this one made, and the older one
// finishes them. This one writes their results, once.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ROOT } from '../../scripts/lib/first.mjs';
import { writePlain } from '../../scripts/lib/plain';
import { anyFreePort } from '../../scripts/lib/ports';
import { sleep } from '../../scripts/lib/processes';
import { buildIfStale, generateIfStale, nextEnvironment } from '../../scripts/lib/project';
import { runNode } from '../../scripts/lib/run';
import { TEST_DIST_DIR } from '../../scripts/lib/test-service';
import { migrate } from '../../scripts/migrate';
import { startTemporaryPg } from '../../scripts/pg';
import type { MadeTable } from '../demo/api';
import { StoryBrowser, type Page } from '../life/browser';
import { Instance } from '../soak/instance';
import type { Both, PlayedTable } from './both';
import { playWithBoth } from './play-with-both';

const RESULTS_MS = 60_000;

/** Builds the older checkout, which is the current folder, and plays with both. Throws the faults. */
export async function playBeside(checkout: string, workspace: string): Promise<void> {
  const cleanups: (() => unknown)[] = [];
  try {
    const next = path.join(checkout, 'node_modules/next/dist/bin/next');
    const env = { ...nextEnvironment(TEST_DIST_DIR), NODE_ENV: 'production' };
    await runNode('build of the older checkout', next, ['build'], { env, quiet: true });
    process.chdir(ROOT);
    await generateIfStale();
    await buildIfStale(TEST_DIST_DIR);
    const postgres = await startTemporaryPg();
    cleanups.push(() => postgres.stop());
    await migrate(postgres.url);
    const both = await startBoth({ checkout, workspace, databaseUrl: postgres.url }, cleanups);
    await playAndCount(both, postgres.url);
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

interface Place {
  readonly checkout: string;
  readonly workspace: string;
  readonly databaseUrl: string;
}

async function startBoth(
  { checkout, workspace, databaseUrl }: Place,
  cleanups: (() => unknown)[],
): Promise<Both> {
  const secret = () => crypto.randomBytes(32).toString('base64url');
  const shared = { AUTH_SECRET: secret(), CRON_SECRET: secret() };
  const start = async (cwd: string, data: string) => {
    const port = await anyFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const serving = path.join(cwd, TEST_DIST_DIR, 'serve.mjs');
    await writePlain(path.join(cwd, 'scripts/serve.ts'), serving);
    const env = {
      ...nextEnvironment(TEST_DIST_DIR),
      ...shared,
      DATABASE_URL: databaseUrl,
      APP_URL: origin,
      HOST: '127.0.0.1',
      DATA_DIR: path.join(workspace, data),
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
    };
    const instance = new Instance({ args: [serving], cwd, port, env });
    await instance.start();
    cleanups.push(() => instance.stop());
    return origin;
  };
  const [origin, older] = [await start(ROOT, 'data'), await start(checkout, 'older-data')];
  return { origin, older, mails: path.join(workspace, 'data', 'mail'), cron: shared.CRON_SECRET };
}

async function playAndCount(both: Both, databaseUrl: string): Promise<void> {
  const tables: PlayedTable[] = [];
  for (const make of [plainTable, circleTable, ratedTable]) {
    const table = await make(both);
    console.log(`${table.kind}: ${await playWithBoth(both, table)} commands, the last by the older service`);
    tables.push(table);
  }
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const faults = await untilResults(both, sql, tables);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    await sql.end();
  }
}

/** Calls the scheduler until this service has written all results; returns the remaining faults. */
async function untilResults(
  both: Both,
  sql: pg.Pool,
  tables: readonly PlayedTable[],
): Promise<readonly string[]> {
  const deadline = Date.now() + RESULTS_MS;
  for (;;) {
    const faults = await faultsOf(sql, tables);
    if (faults.length === 0 || Date.now() > deadline) return faults;
    const headers = { authorization: `Bearer ${both.cron}` };
    await (await fetch(`${both.origin}/api/cron/outbox`, { method: 'POST', headers })).body?.cancel();
    await sleep(500);
  }
}

async function faultsOf(sql: pg.Pool, tables: readonly PlayedTable[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { kind, gameId, circleId } of tables) {
    const { rows } = await sql.query<{ circle: string | null; rated: string | null; seats: number }>(
      `select r."circleId" as circle, r."ratedIn" as rated,
              (select count(*)::int from "ResultSeat" s where s."gameId" = r."gameId" and s.place is not null) as seats
       from "GameResult" r where r."gameId" = $1`,
      [gameId],
    );
    const seen = rows.map(({ circle, rated, seats }) => `${circle} ${rated} ${seats}`).join('; ');
    const wanted = `${circleId ?? null} ${kind === 'rated' ? 'open' : null} 2`;
    if (seen !== wanted) faults.push(`the result of the ${kind} table is "${seen}", not "${wanted}"`);
  }
  const { rows } = await sql.query<{ years: number; changes: number }>(
    'select (select count(*)::int from "CircleYear") as years, (select count(*)::int from "RatingChange") as changes',
  );
  // Two people with a row for this year and one for all years each; one rating change for each of two.
  const counts = `${rows[0]?.years} ${rows[0]?.changes}`;
  if (counts !== '4 2') faults.push(`years and changes of ratings: ${counts}, not 4 2`);
  return faults;
}

// Tables for two people, each of a kind that an older service may not know.

const newPeople = (origin: string): readonly [StoryBrowser, StoryBrowser] => [
  new StoryBrowser(origin),
  new StoryBrowser(origin),
];

/** The id in the address of a page. */
function idIn({ path: address, text }: Page, folder: string): string {
  const id = new RegExp(`^/${folder}/([a-z0-9]+)$`).exec(address)?.[1];
  if (id === undefined) throw new Error(`not in /${folder} but at ${address}: ${text.slice(0, 300)}`);
  return id;
}

/** A table as there have always been: made by the older service, taken by links. */
async function plainTable({ older }: Both): Promise<PlayedTable> {
  const people = newPeople(older);
  const seats = ['Anna', 'Bohumil'].map((name) => ({ name }));
  type WithLinks = MadeTable & { readonly seats: readonly { readonly link: string }[] };
  const { body } = await people[0].ask<WithLinks>('/api/tables', { name: 'Plain', seats });
  for (const [i, person] of people.entries()) {
    const invitation = await person.open(new URL(body.seats[i]?.link ?? '').pathname);
    await person.press(invitation, /^Sit down/, { name: seats[i]?.name });
  }
  return { kind: 'plain', gameId: body.game.id, people };
}

/** The usual table of a circle. */
async function circleTable({ origin }: Both): Promise<PlayedTable> {
  const people = newPeople(origin);
  const [anna, bohumil] = people;
  const founded = await anna.press(await anna.open('/circles'), 'Start the circle', {
    name: 'Thursday',
    myName: 'Anna',
  });
  const circleId = idIn(founded, 'circles');
  const link = /\/join\/[\w-]+/.exec(founded.html)?.[0] ?? '';
  await bohumil.press(await bohumil.open(link), 'Join the circle', { name: 'Bohumil' });
  const made = await anna.press(await anna.open(`/circles/${circleId}`), 'Start this table');
  const gameId = idIn(made, 'games');
  await bohumil.press(await bohumil.open(`/games/${gameId}`), /^Sit down/);
  return { kind: 'circle', gameId, circleId, people };
}

/** A rated table: two accounts accept it. */
async function ratedTable({ origin, mails }: Both): Promise<PlayedTable> {
  const people = newPeople(origin);
  const [anna, bohumil] = people;
  await signIn(anna, 'anna@example.test', mails);
  await signIn(bohumil, 'bohumil@example.test', mails);
  await anna.press(await anna.open('/rated'), /^(Call for players|I’m in for this one)$/, {
    size: '2',
    name: 'Anna',
  });
  const call = await bohumil.open('/rated');
  const made = await bohumil.press(call, /^I’m in$/, { name: 'Bohumil' });
  return { kind: 'rated', gameId: idIn(made, 'games'), people };
}

async function signIn(browser: StoryBrowser, address: string, mails: string): Promise<void> {
  await browser.press(await browser.open('/sign-in'), 'Email me a link', { email: address });
  const link = /\/sign-in\/[\w-]{22}/.exec(await mailTo(mails, address))?.[0] ?? '';
  await browser.press(await browser.open(link), 'Sign in');
}

/** The email to an address; waits until it is there. */
async function mailTo(folder: string, address: string): Promise<string> {
  for (let n = 0; n < 100; n += 1) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    const mails = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
    const found = mails.find((mail) => mail.to.address === address);
    if (found) return found.text;
    await sleep(100);
  }
  throw new Error(`no mail to ${address}`);
}
