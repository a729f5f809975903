/**
 * The sandbox in the browser: the components of the table, the whole engine, one language. Bundled by itself
 * (scripts/lib/sandbox-bundle.mjs), so that no page but its own carries any of it.
 */
import type { PackData } from '@/lib/engine/pack';
import { indexPack } from '@/lib/engine/pack-index';
import type { Locale } from '@/lib/i18n/locales';
import { makeWording, type Messages } from '@/lib/i18n/make-wording';
import type { SandboxStart } from '@/lib/service/sandbox-view';
import { withNames } from '@/lib/wording/seat-names';
import { playWith } from './rules-here';
import { freshKey } from './fresh-key';
import { readDraft } from './draft';
import { SandboxTable, type SandboxProps } from './sandbox-table';
import { begin, lineOn } from './trying';
import { speak } from './words-here';

interface Brought {
  readonly start: SandboxStart;
  readonly pack: PackData;
  readonly locale: Locale;
  readonly messages: Messages;
  readonly computerUrl: string;
}

/** Sets a sandbox up from what the server has handed out. */
export function setUp({ start, pack: packData, locale, messages, computerUrl }: Brought): SandboxProps {
  const words = makeWording(locale, messages);
  speak(words);
  const pack = indexPack(packData);
  playWith(pack);
  const ground = { pack, known: start.known };
  const draft = readDraft(start.gameId, start.at);
  const fresh = () => begin(ground, freshKey());
  let first;
  try {
    first = draft ? { line: lineOn(ground, draft.key, draft.steps), answer: 0 } : fresh();
  } catch {
    // Whatever lies in the browser's store, the page opens.
    first = fresh();
  }
  const named = { ...start, seats: withNames(words, start.seats) };
  return { words, ground, start: named, first, computerUrl, packData };
}

export { SandboxTable };
