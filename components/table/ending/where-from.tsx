import type { TableView } from '@/lib/features/table/load/table-view';
import { isSource } from '@/lib/game/wording/log-lines';
import { seatName } from '@/lib/game/wording/names';
import { describePoints, sourceTitle } from '@/lib/game/wording/terms';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Sources named for a player. */
const NAMED = 3;

type Score = TableView['scores'][number];

/** The winner and the lead, the largest sources of points, and the largest differences to the second place. */
export function WhereFrom({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { t } = words;
  const { scores, seats, view, me, status } = table;
  const [first, second] = (view.state.ranking ?? []).map((seat) => scores.find((each) => each.seat === seat));
  if (!first || status !== 'finished') return null;
  const listed = (sources: readonly (readonly [SourceKind, number])[]) =>
    words.list(
      sources.map(([source, points]) =>
        t('table.whereFrom.source', { source: sourceTitle(words, source), points }),
      ),
    );
  const name = seatName(words, seats, first.seat);
  const most = listed(sourcesOf(first).slice(0, NAMED));
  const isAgainst = second !== undefined && !seats.some((each) => each.automatic);
  const lead = isAgainst ? first.total - second.total : 0;
  const [gained, lost] = isAgainst ? differencesOf(first, second) : [[], []];
  return (
    <div className="stack">
      {isAgainst && (
        <p className="f-serif text-2xl">
          {t(me === first.seat ? 'table.whereFrom.mine' : 'table.whereFrom.won', {
            name,
            by: lead > 0 ? describePoints(words, lead) : 'none',
          })}
        </p>
      )}
      <ul className="grid list-none gap-1 p-0">
        {most !== '' && <li>{t('table.whereFrom.most', { name, sources: most })}</li>}
        {gained.length > 0 && <li>{t('table.whereFrom.gained', { sources: listed(gained) })}</li>}
        {lost.length > 0 && <li>{t('table.whereFrom.lost', { sources: listed(lost) })}</li>}
      </ul>
    </div>
  );
}

/** The sources of a player's points, the largest first. */
const sourcesOf = ({ bySource }: Pick<Score, 'bySource'>) =>
  Object.entries(bySource)
    .flatMap(([source, points]) => (isSource(source) && points > 0 ? [[source, points] as const] : []))
    .toSorted(([, a], [, b]) => b - a);

/** Where the first got more than the second, and where less. */
function differencesOf(first: Score, second: Score) {
  const sources = new Set([...sourcesOf(first), ...sourcesOf(second)].map(([source]) => source));
  const all = [...sources].map(
    (source) => [source, (first.bySource[source] ?? 0) - (second.bySource[source] ?? 0)] as const,
  );
  const more = all.filter(([, points]) => points > 0).toSorted(([, a], [, b]) => b - a);
  const fewer = all.filter(([, points]) => points < 0).toSorted(([, a], [, b]) => a - b);
  return [
    more.slice(0, NAMED - 1),
    fewer.slice(0, 1).map(([source, points]) => [source, -points] as const),
  ] as const;
}
