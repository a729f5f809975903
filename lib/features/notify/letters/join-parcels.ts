import 'server-only';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { localeOf } from '@/lib/game/wording/language/locales';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

/** Kinds of circles that ask their reader for something. */
const ASKING_NEWS: readonly MessageKind[] = [
  'season-check-in',
  'season-place',
  'season-arrange',
  'who-is-in',
  'circle-mention',
];
/** Kinds of tables that ask for nothing. */
const QUIET_TABLES: readonly MessageKind[] = ['joined', 'game-finished', 'next-but-one', 'digest'];

/**
 * Messages about tables and news of circles for one reader, as one email. The messages that ask for something
 * come first and give the subject.
 */
export function joinParcels(ofTables: Parcel, ofCircles: Parcel): Parcel {
  const isQuiet = ofTables.tells.every(({ kind }) => QUIET_TABLES.includes(kind));
  const isNewsFirst = isQuiet && ofCircles.tells.some(({ kind }) => ASKING_NEWS.includes(kind));
  const [first, second] = isNewsFirst ? [ofCircles, ofTables] : [ofTables, ofCircles];
  const { t } = wordingOf(localeOf(first.locale) ?? 'en');
  const all = [...first.messages, ...second.messages];
  // Of several kinds, the one that asks for something is named; several turns have a subject together.
  const isMixed = new Set(first.messages.map(({ kind }) => kind)).size > 1;
  const lead = first.messages.find(({ kind }) => !QUIET_TABLES.some((quiet) => quiet === kind));
  const named = isMixed ? (lead ?? all[0]) : undefined;
  const n = named ? all.length - 1 : second.messages.length;
  return {
    ...first,
    messages: all,
    tells: [...first.tells, ...second.tells],
    subject: t('mail.andMore', { subject: named?.subject ?? first.subject, n }),
    gathered: ofTables.gathered,
    // The link of a weekly letter would end the letters only, and each has it anyway.
    leave: ofTables.leave,
  };
}
