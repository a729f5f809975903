// Recomputes exported games: `npm run verify -- game.json`. Needs no network and no database;
// docs/event-log.md lists the checks.
import fs from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readDocument } from '@/lib/game/eventlog/export';
import { isReceiptOf, parseReceipt, receiptOf } from '@/lib/game/eventlog/receipt';
import { verifyGame } from '@/lib/game/verify/verify';
import { messageOf } from './lib/errors';
import { type Checked, reportText } from './verify/report';

const HELP = `npm run verify -- game.json...      checks games exported by /api/games/ID/export
  --receipt 120-9f3a77c102be   also checks that the log contains this receipt (repeatable)
  --json                       the findings as JSON`;

const OPTIONS = {
  receipt: { type: 'string', multiple: true, default: [] },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/** The report about one file. */
function check(file: string, receipts: readonly string[]): Checked {
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return { file, unreadable: messageOf(error) };
  }
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

const isGood = (found: Checked) =>
  'checks' in found && !found.fault && found.receipts.every(({ holds }) => holds);

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
if (values.help || positionals.length === 0) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const found = positionals.map((file) => check(file, values.receipt));
  console.log(values.json ? JSON.stringify(found, undefined, 1) : found.map(reportText).join('\n\n'));
  process.exitCode = found.every(isGood) ? 0 : 1;
}
process.exit();
