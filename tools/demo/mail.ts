// Checks the emails of a game in the service's mail folder: one for every new turn, and no wrong one.
import fs from 'node:fs';
import path from 'node:path';
import { toAct } from '@/lib/game/engine/acting';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { ExportedRow } from '@/lib/game/eventlog/export';
import { eventsOf } from '@/lib/game/eventlog/events';
import type { StoredMail } from '@/lib/platform/outbox/kept-mail';
import { readJsonFile } from '../../scripts/lib/files';
import { sleep } from '../../scripts/lib/processes';
import type { Client } from './client';
import type { PlayedSeat } from './play';
import { exportedEntryOf, lastingRows, type Proof } from './proof';

/** Emails go out after the answer to the command, and leftovers every ten seconds. */
const PATIENCE_MS = 25_000;
const POLL_MS = 250;

/** Whether the service's emails can be read here. */
export function canReadMail(dataDir: string): boolean {
  try {
    fs.accessSync(dataDir, fs.constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** A message that was not sent because its seat had moved. */
export interface Needless {
  readonly email: string;
  readonly createdAt: Date;
}

interface MailedGame {
  readonly dataDir: string;
  readonly client: Pick<Client, 'ask'>;
  readonly exported: Proof['exported'];
  readonly seats: Seats;
  readonly needless?: readonly Needless[];
  readonly patienceMs?: number;
}

type Seats = readonly Pick<PlayedSeat, 'seat' | 'email'>[];
type Rows = readonly ExportedRow[];
type Mail = Pick<StoredMail, 'to' | 'tells' | 'text'>;

/** All faults in the emails of a finished game, and the number of emails by kind. */
export async function checkMail({
  dataDir,
  client,
  patienceMs = PATIENCE_MS,
  needless = [],
  exported,
  seats,
}: MailedGame) {
  const gameId = exported.game.id;
  const spared = new Set(needless.map(({ email, createdAt }) => keyOf(email, createdAt.toISOString())));
  const due = dueMails(exported.log, seats).filter((key) => !spared.has(key));
  const mails = await waitForMails(dataDir, gameId, due.length, patienceMs);
  const faults = [
    ...countFaults(mails, due),
    ...undoneFaults(mails, exported.log),
    ...unknownFaults(mails, possibleMails(exported.log, seats)),
    ...(await linkFaults(client, mails, gameId)),
  ];
  const ends = seats.length;
  return { count: mails.length, turns: due.length - ends, ends, faults };
}

const keyOf = (address: string, at: string) => `${address} at ${at}`;
/** An email may contain several messages that became due together. */
const keysOfMail = (mail: Mail) => toldIn(mail).map(({ to, at }) => keyOf(to.address, at));
/** Emails also announce arrivals; this checks only messages that follow from rows of the log. */
const toldIn = ({ to, tells }: Mail) =>
  tells.filter(({ kind }) => !OF_ARRIVALS.includes(kind)).map(({ at }) => ({ to, at }));
const OF_ARRIVALS: readonly string[] = ['invited', 'joined', 'game-began'];

/**
 * The expected emails: to the next player of each turn, and to everybody at the end. An email bears the time
 * of its row.
 */
function dueMails(rows: Rows, seats: Seats): readonly string[] {
  return lastingRows(rows).flatMap((row) => {
    const { seat: by, at } = row;
    const events = eventsOf(row);
    const ended = events.some(({ type }) => type === 'GameEnded');
    if (ended) return seats.map(({ email }) => keyOf(email, at));
    const started = events.findLast((event) => event.type === 'TurnStarted');
    if (!started || by === undefined || started.seat === by) return [];
    return seats.filter(({ seat }) => seat === started.seat).map(({ email }) => keyOf(email, at));
  });
}

/** The allowed emails: also to a seat that had to decide in another player's turn. */
function possibleMails(rows: Rows, seats: Seats): readonly string[] {
  let position: Position | undefined;
  return rows.flatMap((row) => {
    position = advance(position, exportedEntryOf(row));
    const asked = toAct(position.state);
    const isOver = position.state.phase === 'finished';
    return seats
      .filter(({ seat }) => isOver || (asked.includes(seat) && seat !== row.seat))
      .map(({ email }) => keyOf(email, row.at));
  });
}

async function waitForMails(
  dataDir: string,
  gameId: string,
  count: number,
  patienceMs: number,
): Promise<readonly Mail[]> {
  const deadline = Date.now() + patienceMs;
  let mails = readMails(dataDir, gameId);
  const told = () => mails.flatMap(toldIn).length;
  while (told() < count && Date.now() < deadline) {
    await sleep(POLL_MS);
    mails = readMails(dataDir, gameId);
  }
  return mails;
}

/** The texts of the stored emails to an address. */
export function textsTo(dataDir: string, address: string): readonly string[] {
  return allMails(dataDir).flatMap(({ to, text }) => (to.address === address ? [text] : []));
}

function readMails(dataDir: string, gameId: string): readonly Mail[] {
  return allMails(dataDir).filter(({ text }) => text.includes(`/games/${gameId}`));
}

function allMails(dataDir: string): readonly Mail[] {
  const folder = path.join(dataDir, 'mail');
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name));
  return files.flatMap((name) => readJsonFile<Mail>(path.join(folder, name)) ?? []);
}

function countFaults(mails: readonly Mail[], due: readonly string[]): readonly string[] {
  const found = new Map<string, number>();
  for (const key of mails.flatMap(keysOfMail)) found.set(key, (found.get(key) ?? 0) + 1);
  const doubled = [...found].filter(([, count]) => count > 1);
  return [
    ...due.filter((key) => !found.has(key)).map((key) => `no mail to ${key}`),
    ...doubled.map(([key, count]) => `${count} mails to ${key}`),
  ];
}

function undoneFaults(mails: readonly Mail[], rows: Rows): readonly string[] {
  const lasting = new Set(lastingRows(rows));
  const undone = new Set(rows.filter((row) => !lasting.has(row)).map((row) => row.at));
  return mails
    .flatMap(toldIn)
    .filter(({ at }) => undone.has(at))
    .map(({ to, at }) => tellsOf('a step that was taken back')(keyOf(to.address, at)));
}

function unknownFaults(mails: readonly Mail[], possible: readonly string[]): readonly string[] {
  const known = new Set(possible);
  return mails
    .flatMap(keysOfMail)
    .filter((key) => !known.has(key))
    .map(tellsOf('nothing that happened'));
}

const tellsOf = (what: string) => (key: string) => `the mail to ${key} tells of ${what}`;

/** Pages where readers confirm or stop emails, and where invited ones sit down. */
const OF_READERS = ['/unsubscribe/', '/confirm/', '/seat/'];

const isOfAnother = (pathname: string, gameId: string) =>
  pathname.startsWith('/games/') && pathname.split('/')[2] !== gameId;

/** Below a table: the further links of the email about its end. */
const OF_THE_END = ['', '/at/1', '/figures', '/archive.html'];

/**
 * Every link must lead to this table, or to the page that stops its emails. An email may name other tables as
 * well, which have checks of their own.
 */
async function linkFaults(
  client: Pick<Client, 'ask'>,
  mails: readonly Mail[],
  gameId: string,
): Promise<readonly string[]> {
  const pages = new Set(OF_THE_END.map((below) => `/games/${gameId}${below}`));
  const links = new Set(mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []));
  const faults: string[] = [];
  for (const link of links) {
    const { pathname } = new URL(link);
    if (isOfAnother(pathname, gameId)) continue;
    const { status } = await client.ask(pathname);
    const isExpected = pages.has(pathname) || OF_READERS.some((start) => pathname.startsWith(start));
    if (!isExpected || status !== 200)
      faults.push(`the link ${link} answers ${status} and should open the table ${gameId}`);
  }
  return faults;
}
