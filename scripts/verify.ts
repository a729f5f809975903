// @ts-nocheck
// Works exported games out again: `npm run verify -- game.json`. Needs no network and no database;
// docs/archive.md says what is checked.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { loadTs } from './lib/load-ts';
import { reportText } from './verify/report';

const HELP = `npm run verify -- game.json...      checks games as exported by /api/games/ID/export
  --receipt 120-9f3a77c102be   also asks whether the log is the one in which you got this receipt (may be repeated)
  --json                       the findings as JSON`;

const OPTIONS = {
  receipt: { type: 'string', multiple: true, default: [] },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

const load = () =>
  loadTs(['lib/game/verify/verify.ts', 'lib/game/eventlog/export.ts', 'lib/game/eventlog/receipt.ts']);

/** What there is to say of one file. */
function check(code, file, receipts) {
  let value;
  try {
    value = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    return { file, unreadable: error.message };
  }
  const read = code.readDocument(value);
  if (!read.ok) return { file, misshapen: read.error };
  const { game, log } = read.value;
  const kept = receipts.map((text) => {
    const receipt = code.parseReceipt(text);
    return { receipt: text, holds: receipt !== undefined && code.isReceiptOf(log, receipt) };
  });
  const last = log.at(-1);
  return { file, game, ...code.verifyGame(read.value), receipt: code.receiptOf(last), receipts: kept };
}

const isGood = (found) => found.checks && !found.fault && found.receipts.every(({ holds }) => holds);

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
if (values.help || positionals.length === 0) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const code = await load();
  const found = positionals.map((file) => check(code, file, values.receipt));
  console.log(values.json ? JSON.stringify(found, undefined, 1) : found.map(reportText).join('\n\n'));
  process.exitCode = found.every(isGood) ? 0 : 1;
}
process.exit();
