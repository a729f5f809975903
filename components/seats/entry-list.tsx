import type { SeatEntry } from '@/lib/features/seats/entries';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import { SeatTime } from './seat-time';

interface EntryListProps {
  readonly entries: readonly SeatEntry[];
  readonly seats: readonly { readonly name: string }[];
  readonly timeZone: string;
}

/** Every change of the holder, the key or the address of a seat, the newest first. */
export function EntryList({ entries, seats, timeZone }: EntryListProps) {
  const words = useWords();
  const { t } = words;
  return (
    <section className="panel stack" aria-labelledby="seat-entries">
      <h2 id="seat-entries">{t('seats.entries.title')}</h2>
      {entries.length === 0 && <p className="muted">{t('seats.entries.none')}</p>}
      <ul className="stack">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="small muted">
              <SeatTime at={entry.at} timeZone={timeZone} />
            </span>{' '}
            {wordsOf(words, entry, seats)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf(
  { t }: Wording,
  { kind, name, by, seat }: SeatEntry,
  seats: EntryListProps['seats'],
): string {
  const called = name || seats[seat]?.name || '';
  const actor = by === undefined ? t('seats.claims.askedHost') : (seats[by]?.name ?? '');
  return t(`seats.entries.${kind}`, { name: called, by: actor });
}
