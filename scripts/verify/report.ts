// The result of a verification, printed in a terminal.
import type { GameDocument } from '@/lib/game/eventlog/export';
import {
  type VerifyCheck,
  CHECKS as CHECK_NAMES,
  type CheckState,
  type Fault,
  type FaultCode,
  type VerifyTally,
  type Verification,
} from '@/lib/game/verify/report';

/** The report about one file: unreadable, no game, or the result of its verification. */
export type Checked =
  | { readonly file: string; readonly unreadable: string }
  | { readonly file: string; readonly misshapen: { readonly path: string } }
  | (Verification & {
      readonly file: string;
      readonly game: GameDocument['game'];
      readonly receipt: string;
      readonly receipts: readonly { readonly receipt: string; readonly holds: boolean }[];
    });

const CHECKS: Readonly<Record<VerifyCheck, string>> = {
  versions: 'the rules and the content pack are known',
  commitment: 'the seed is the one promised before the first shuffle',
  chain: 'every row bears the hash that binds it to all rows before it',
  secrets: 'every secret part is the one its row was sealed with',
  setup: 'the set-up with every shuffle follows from the seed',
  decisions: 'every command was legal and led to these events and draws',
  end: 'the game went to its end and nothing came after it',
  scores: 'scores and ranking are those of the last position',
};
export const SIGNS: Readonly<Record<CheckState, string>> = {
  ok: 'ok  ',
  failed: 'BAD ',
  later: 'then',
  open: '-   ',
};

const FAULTS: Readonly<Record<FaultCode, string>> = {
  'unknown-rules': 'this program does not hold the rules of this game',
  'unknown-pack': 'this program does not hold the content pack of this game',
  'box-missing': 'the document lacks the values of its box',
  'box-values': 'the values of its box are not allowed',
  'box-hash': 'the values of its box are not those that its pack id names',
  commitment: 'the seed is another than the promised one',
  sequence: 'another row was to come here',
  'previous-hash': 'it does not follow the row before it',
  hash: 'its hash is not that of what it says',
  'secret-missing': 'its secret part is missing',
  'secret-digest': 'its secret part is not the one it was sealed with',
  'rules-version': 'it was decided by other rules than the game names',
  'command-id': 'its command id was used before',
  'first-row': 'the set-up is the first row and no other',
  setup: 'the set-up is another one',
  shuffles: 'a stack lies in another order than the seed gives',
  seat: 'it does not say who gave the command, or says so where nobody did',
  refused: 'the rules refuse its command',
  events: 'its command leads to other events',
  draws: 'it draws something else than the seed gives',
  unreadable: 'it cannot be read',
  'after-the-end': 'the game was over before',
  'not-finished': 'the game is said to have ended, but goes on',
  'rows-missing': 'rows are missing from here on',
  head: 'the document names another last hash',
  result: 'the scores or the ranking are others',
};

function faultText({ seq, code, detail }: Fault): string {
  return `FIRST BAD ROW ${seq}: ${FAULTS[code]}${detail ? ` (${detail})` : ''}`;
}

function tallyText({ rows, decisions, shuffles, draws }: VerifyTally): string {
  if (decisions === 0) return `${rows} rows`;
  return `${rows} rows, ${decisions} decisions, ${shuffles} shuffles, ${draws} tiles drawn`;
}

/** The findings on one file in lines of text. */
export function reportText(found: Checked): string {
  const { file } = found;
  if ('unreadable' in found) return `${file}: cannot be read: ${found.unreadable}`;
  if ('misshapen' in found)
    return `${file}: is no exported game: ${found.misshapen.path || 'its whole'} has not the expected form`;
  const { game, fault, complete, checks, tally, receipts } = found;
  const lines = CHECK_NAMES.map((check) => `  ${SIGNS[checks[check]]} ${CHECKS[check]}`);
  return [
    `${file}: "${game.name}", game ${game.id}, ${tallyText(tally)}, receipt ${found.receipt}`,
    ...lines,
    ...receipts.map(({ receipt, holds }) => `  ${holds ? 'ok  ' : 'BAD '} receipt ${receipt}`),
    fault
      ? faultText(fault)
      : complete
        ? 'Everything was worked out again and agrees.'
        : 'The chain holds. What needs the seed ("then") can be checked when the game has ended.',
  ].join('\n');
}
