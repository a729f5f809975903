// @ts-nocheck
// Checks the mails that a game left in the service's mail folder: one for every turn that was passed on, and
// none that is not so.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/files';
import { sleep } from '../lib/processes';
import { lastingRows } from './proof';

/** Mails go out after the answer to the command, and what was left over every ten seconds. */
const PATIENCE_MS = 25_000;
const POLL_MS = 250;

/** Whether the mails of the service can be read here. */
export function canReadMail(dataDir) {
  try {
    fs.accessSync(dataDir, fs.constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Everything found wrong with the mails of a finished game, and how many there are of which kind.
 * @param {{ dataDir: string, rules: object, client: object, exported: object, seats: readonly { seat: number,
 * email: string }[],
 *   needless?: readonly { email: string, createdAt: Date }[], patienceMs?: number }} game
 *   `needless`: those that were not sent because the seat had moved
 */
export async function checkMail({ dataDir, client, patienceMs = PATIENCE_MS, needless = [], ...game }) {
  const { rules, exported, seats } = game;
  const gameId = exported.game.id;
  const spared = new Set(needless.map(({ email, createdAt }) => keyOf(email, createdAt.toISOString())));
  const due = dueMails(exported.log, seats).filter((key) => !spared.has(key));
  const mails = await waitForMails(dataDir, gameId, due.length, patienceMs);
  const faults = [
    ...countFaults(mails, due),
    ...undoneFaults(mails, exported.log),
    ...unknownFaults(mails, possibleMails(rules, exported.log, seats)),
    ...(await linkFaults(client, mails, gameId)),
  ];
  const ends = seats.length;
  return { count: mails.length, turns: due.length - ends, ends, faults };
}

const keyOf = (address, at) => `${address} at ${at}`;
/** A mail may tell of several things that became due together. */
const keysOfMail = (mail) => toldIn(mail).map(({ to, at }) => keyOf(to.address, at));
/** Mails also tell of who has sat down; what is checked here follows from rows of the log. */
const toldIn = ({ to, tells }) =>
  tells.filter(({ kind }) => kind !== 'joined' && kind !== 'game-began').map(({ at }) => ({ to, at }));

/**
 * The mails that there must be: to whom each turn was passed on, and to everybody at the end. A mail bears
 * the time of its row.
 */
function dueMails(rows, seats) {
  return lastingRows(rows).flatMap(({ seat: by, events, at }) => {
    const ended = events.some(({ type }) => type === 'GameEnded');
    if (ended) return seats.map(({ email }) => keyOf(email, at));
    const started = events.findLast(({ type }) => type === 'TurnStarted');
    if (!started || by === undefined || started.seat === by) return [];
    return [keyOf(seats[started.seat].email, at)];
  });
}

/** The mails that there may be: also to a seat that was asked something in the turn of another. */
function possibleMails(rules, rows, seats) {
  let position;
  return rows.flatMap((row) => {
    position = rules.advance(position, {
      seq: row.seq,
      seat: row.seat,
      events: rules.eventsOf(row),
      secretEvents: row.secret,
    });
    const asked = rules.toAct(position.state);
    const isOver = position.state.phase === 'finished';
    return seats
      .filter(({ seat }) => isOver || (asked.includes(seat) && seat !== row.seat))
      .map(({ email }) => keyOf(email, row.at));
  });
}

async function waitForMails(dataDir, gameId, count, patienceMs) {
  const deadline = Date.now() + patienceMs;
  let mails = readMails(dataDir, gameId);
  const told = () => mails.flatMap(toldIn).length;
  while (told() < count && Date.now() < deadline) {
    await sleep(POLL_MS);
    mails = readMails(dataDir, gameId);
  }
  return mails;
}

function readMails(dataDir, gameId) {
  const folder = path.join(dataDir, 'mail');
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name));
  const mails = files.map((name) => readJson(path.join(folder, name)));
  return mails.filter((mail) => mail?.text.includes(`/games/${gameId}`));
}

function countFaults(mails, due) {
  const found = new Map();
  for (const key of mails.flatMap(keysOfMail)) found.set(key, (found.get(key) ?? 0) + 1);
  const doubled = [...found].filter(([, count]) => count > 1);
  return [
    ...due.filter((key) => !found.has(key)).map((key) => `no mail to ${key}`),
    ...doubled.map(([key, count]) => `${count} mails to ${key}`),
  ];
}

function undoneFaults(mails, rows) {
  const lasting = new Set(lastingRows(rows));
  const undone = new Set(rows.filter((row) => !lasting.has(row)).map((row) => row.at));
  return mails
    .flatMap(toldIn)
    .filter(({ at }) => undone.has(at))
    .map(({ to, at }) => tellsOf('a step that was taken back')(keyOf(to.address, at)));
}

function unknownFaults(mails, possible) {
  const known = new Set(possible);
  return mails
    .flatMap(keysOfMail)
    .filter((key) => !known.has(key))
    .map(tellsOf('nothing that happened'));
}

const tellsOf = (what) => (key) => `the mail to ${key} tells of ${what}`;

const isOfAnother = (pathname, gameId) => pathname.startsWith('/games/') && pathname.split('/')[2] !== gameId;

/** Below a table: what the mail about its end offers besides. */
const OF_THE_END = ['', '/at/1', '/figures', '/archive.html'];

/**
 * Every link must lead to this table, or to where its mails can be stopped. A letter may tell of other tables
 * as well, which have checks of their own.
 */
async function linkFaults(client, mails, gameId) {
  const pages = new Set(OF_THE_END.map((below) => `/games/${gameId}${below}`));
  const links = new Set(mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []));
  const faults = [];
  for (const link of links) {
    const { pathname } = new URL(link);
    if (isOfAnother(pathname, gameId)) continue;
    const { status } = await client.ask(pathname);
    const isExpected = pages.has(pathname) || pathname.startsWith('/unsubscribe/');
    if (!isExpected || status !== 200)
      faults.push(`the link ${link} answers ${status} and should open the table ${gameId}`);
  }
  return faults;
}
