/** The live table in the browser: the components of the table, the whole engine, one language. */
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack } from '@/lib/game/engine/pack-index';
import type { Locale } from '@/lib/game/wording/locales';
import { makeWording, type Messages } from '@/lib/game/wording/make-wording';
import * as engine from '@/lib/game/turn/preview';
import { speak } from '@/components/ui/one-language';
import { drawWith } from './sheet';
import { drawWithParts, type OfPage } from './of-page';
import { Session, type SessionOptions } from './session';

interface Brought extends Omit<SessionOptions, 'rules' | 'words'> {
  readonly pack: PackData;
  readonly locale: Locale;
  readonly messages: Messages;
  readonly parts: OfPage;
  /** Of the symbols and boards of the pack. */
  readonly sheetUrl: string;
}

/** Makes ready what is to be played on; nothing is drawn yet. */
export function openSession({ pack: data, locale, messages, ...brought }: Brought): Session {
  const { parts, sheetUrl, ...options } = brought;
  const words = makeWording(locale, messages);
  speak(words);
  const pack = indexPack(data);
  drawWithParts(parts);
  drawWith(sheetUrl);
  return new Session({ ...options, words, rules: { engine, pack } });
}
