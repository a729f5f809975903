/**
 * Texts of the verification page in the reader's language. The server builds them because the messages stay
 * there.
 */
import { CHECKS, FAULTS, type VerifyCheck, type CheckState, type FaultCode } from '@/lib/game/verify/report';
import type { Wording } from '@/lib/game/wording/wording';

const SHOWN_STATES = ['ok', 'failed', 'later', 'open', 'waiting'] as const satisfies readonly (
  | CheckState
  | 'waiting'
)[];
export type ShownState = (typeof SHOWN_STATES)[number];

const SENTENCES = [
  'fetching',
  'unreachable',
  'again',
  'allGood',
  'chainGood',
  'bad',
  'notKnown',
  'seed',
  'promise',
  'newestReceipt',
  'receiptTitle',
  'receiptHint',
  'receiptLabel',
  'receiptAsk',
  'receiptYes',
  'receiptNo',
  'receiptNone',
  'fileTitle',
  'fileHint',
  'fileLabel',
  'fileNone',
  'fileBack',
] as const;

export interface VerifyTexts {
  readonly say: Readonly<Record<(typeof SENTENCES)[number], string>>;
  readonly check: Readonly<Record<VerifyCheck, string>>;
  readonly state: Readonly<Record<ShownState, string>>;
  readonly fault: Readonly<Record<FaultCode, string>>;
  /** Contains placeholders such as `{done}`, see fill-text.ts. */
  readonly progress: string;
  readonly fileOf: string;
  readonly firstBad: string;
  readonly tally: string;
  readonly tallyRunning: string;
}

type TextOf<K extends string> = Readonly<Record<K, string>>;

function textsFor<K extends string>(keys: readonly K[], text: (key: K) => string): TextOf<K> {
  return Object.fromEntries(keys.map((key) => [key, text(key)])) as TextOf<K>;
}

export function verifyTexts({ t }: Wording): VerifyTexts {
  return {
    say: textsFor(SENTENCES, (key) => t(`archive.${key}`)),
    check: textsFor(CHECKS, (key) => t(`archive.check.${key}`)),
    state: textsFor(SHOWN_STATES, (key) => t(`archive.state.${key}`)),
    fault: textsFor(FAULTS, (key) => t(`archive.fault.${key}`)),
    fileOf: t('archive.fileOf', { file: '{file}', name: '{name}' }),
    progress: t('archive.progress', { done: '{done}', rows: '{rows}' }),
    firstBad: t('archive.firstBad', { seq: '{seq}' }),
    tally: t('archive.tally', {
      rows: '{rows}',
      decisions: '{decisions}',
      shuffles: '{shuffles}',
      draws: '{draws}',
    }),
    tallyRunning: t('archive.tallyRunning', { rows: '{rows}' }),
  };
}
