import { formatMoment } from '@/components/ui/moment';
import { FoldPanel } from '@/components/ui/fold';
import type { SeatEntry } from '@/lib/features/seats/entries';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SeatTime } from './seat-time';
import { rangesOf } from './step-ranges';

interface EntryListProps {
  readonly entries: readonly SeatEntry[];
  readonly seats: readonly { readonly name: string }[];
  readonly timeZone: string | undefined;
}

/** Every change of a seat's holder, link or address, newest first. */
export function EntryList({ entries, seats, timeZone }: EntryListProps) {
  const words = useWords();
  const { t } = words;
  return (
    <FoldPanel title={t('seats.entries.title')} open={entries.length > 0}>
      {entries.length === 0 && <p className="muted">{t('seats.entries.none')}</p>}
      <ul className="stack">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="small muted">
              <SeatTime at={entry.at} timeZone={timeZone} />
            </span>{' '}
            {wordsOf(words, entry, seats, timeZone)}
          </li>
        ))}
      </ul>
    </FoldPanel>
  );
}

function wordsOf(
  { t, locale }: Wording,
  { kind, name, by, seat, delegate, steps = [] }: SeatEntry,
  seats: EntryListProps['seats'],
  timeZone: string | undefined,
): string {
  const called = name || seats[seat]?.name || '';
  const actor = by === undefined ? t('seats.claims.askedHost') : (seats[by]?.name ?? '');
  if (kind === 'delegate-made' || kind === 'delegate-used' || kind === 'delegate-ended') {
    const { name: helper = '', until, power } = delegate ?? {};
    const key = kind === 'delegate-made' && power === 'plans' ? 'delegate-made-plans' : kind;
    return t(`seats.entries.${key}`, {
      name: called,
      helper,
      steps: steps.length > 0 ? rangesOf(steps) : 'none',
      until: until ? formatMoment(locale, timeZone, until) : '',
    });
  }
  return t(`seats.entries.${kind}`, { name: called, by: actor, helper: delegate?.name ?? '' });
}
