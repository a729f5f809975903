// Recomputes exported games and competitions: `npm run verify -- game.json`. Needs no network and no
// database; docs/event-log.md and docs/verification.md list the checks.
import fs from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readSeason, SEASON_FORMAT } from '@/lib/game/competing/season';
import { readDocument, type GameDocument } from '@/lib/game/eventlog/export';
import { isReceiptOf, parseReceipt, receiptOf } from '@/lib/game/eventlog/chain';
import type { PlayedGames } from '@/lib/game/verify/season-report';
import { verifyGame } from '@/lib/game/verify/verify';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { messageOf } from './lib/errors';
import { type Checked, reportText } from './verify/report';
import { seasonText, type CheckedSeason } from './verify/season-report';

const HELP = `npm run verify -- game.json...      checks games exported by /api/games/ID/export
npm run verify -- competition.json    checks a competition from /api/competitions/ID/export;
                                      with its games among the files their points too
  --receipt 120-9f3a77c102be   also checks that the log contains this receipt (repeatable)
  --json                       the findings as JSON`;

const OPTIONS = {
  receipt: { type: 'string', multiple: true, default: [] },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/** The content of a file, or the reason why it cannot be read. */
function contentOf(file: string): { readonly value: unknown } | { readonly unreadable: string } {
  try {
    return { value: JSON.parse(fs.readFileSync(file, 'utf8')) };
  } catch (error) {
    return { unreadable: messageOf(error) };
  }
}

/** The report about one game. */
function checkGame(file: string, value: unknown, receipts: readonly string[]): Checked {
  const read = readDocument(value);
  if (!read.ok) return { file, misshapen: read.error };
  const { game, log } = read.value;
  const kept = receipts.map((text) => {
    const receipt = parseReceipt(text);
    return { receipt: text, holds: receipt !== undefined && isReceiptOf(log, receipt) };
  });
  const last = log.at(-1);
  const receipt = last ? receiptOf(last) : '';
  return { file, game, ...verifyGame(read.value), receipt, receipts: kept };
}

const isSeason = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === SEASON_FORMAT;

/** The report about one competition, with the games among the files. */
function checkSeason(file: string, value: unknown, games: PlayedGames): Checked | CheckedSeason {
  const read = readSeason(value);
  if (!read.ok) return { file, misshapen: read };
  const { competition: season, entrants, fixtures } = read.value;
  return { file, season, entrants, fixtures, ...verifySeason(read.value, games) };
}

function checkAll(files: readonly string[], receipts: readonly string[]) {
  const contents = files.map((file) => ({ file, ...contentOf(file) }));
  const games = new Map<string, GameDocument>();
  for (const content of contents) {
    const read = 'value' in content && !isSeason(content.value) ? readDocument(content.value) : undefined;
    if (read?.ok) games.set(read.value.game.id, read.value);
  }
  return contents.map((content) => {
    if (!('value' in content)) return content;
    const { file, value } = content;
    return isSeason(value) ? checkSeason(file, value, games) : checkGame(file, value, receipts);
  });
}

function isGood(found: Checked | CheckedSeason): boolean {
  if ('season' in found) return found.faults.length === 0;
  return 'checks' in found && !found.fault && found.receipts.every(({ holds }) => holds);
}

const textOf = (found: Checked | CheckedSeason): string =>
  'season' in found ? seasonText(found) : reportText(found);

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
if (values.help || positionals.length === 0) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const found = checkAll(positionals, values.receipt);
  console.log(values.json ? JSON.stringify(found, undefined, 1) : found.map(textOf).join('\n\n'));
  process.exitCode = found.every(isGood) ? 0 : 1;
}
process.exit();
