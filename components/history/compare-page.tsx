import { TableHeader } from '@/components/table/table-header';
import { Fold } from '@/components/ui/fold';
import { SkipLink } from '@/components/ui/skip-link';
import { WideTable } from '@/components/ui/wide';
import type { TableView } from '@/lib/features/table/load/table-view';
import { compareStates, unlikePlaces } from '@/lib/game/recap/differences';
import { capitalize, type Wording } from '@/lib/game/wording/wording';
import { measureName } from '@/lib/game/wording/measures';
import { listOnce, seatName, textsOf } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { MomentBoard } from './compare-drawings';

interface Sides {
  readonly a: TableView;
  readonly b: TableView;
}

interface CompareProps extends Sides {
  /** Number of other tables waiting for the reader. */
  readonly elsewhere?: number;
  readonly timeZone: string | undefined;
  /** For two games of one deal: the compared turn and the number of turns. */
  readonly after?: { readonly turn: number; readonly turns: number };
}

/**
 * Two moments of one table, or of two tables of one deal, side by side. Differences are listed in numbers and
 * ringed on the board.
 */
export function ComparePage({ a, b, elsewhere, timeZone, after }: CompareProps) {
  const words = useWords();
  const names = after && [a, b].map((side) => momentName(words, side, after.turn));
  const title = words.t(after ? 'daily.versus' : 'history.compare');
  return (
    <>
      <SkipLink to="#compared">{words.t('board.toBoard')}</SkipLink>
      <TableHeader table={after ? a : b} elsewhere={elsewhere} timeZone={timeZone} />
      <main id="compared" tabIndex={-1} className="page max-w-368 outline-none">
        <section className="panel stack" aria-label={title}>
          <h2>{title}</h2>
          {after ? <Turns a={a} b={b} {...after} /> : <Moments a={a} b={b} />}
          <p className="small muted">{words.t('history.ringed')}</p>
        </section>
        <div className="compare grid gap-4 md:grid-cols-2">
          <MomentBoard table={a} other={b} title={names?.[0]} />
          <MomentBoard table={b} other={a} title={names?.[1]} />
        </div>
        <div className="panel stack">
          <MomentNumbers a={a} b={b} names={names} />
          <UnlikePlaces a={a} b={b} />
        </div>
      </main>
    </>
  );
}

/** The ringed places that have a name, for readers who do not see the rings. */
function UnlikePlaces({ a, b }: Sides) {
  const words = useWords();
  const names = textsOf(words, a.pack);
  const places = unlikePlaces(a.pack, a.view.state, b.view.state).flatMap(([, id]) => names.get(id) ?? []);
  if (places.length === 0) return null;
  return (
    <Fold title={words.t('history.places')}>
      <p>{capitalize(listOnce(words, places))}</p>
    </Fold>
  );
}

/** A solo game is named after its player, in the first seat. */
function momentName(words: Wording, { seats, name, view }: TableView, turn: number): string {
  const { players } = view.state.setup;
  return words.t('daily.afterTurn', { name: players > 1 ? name : seatName(words, seats, 0), turn });
}

/** The compared turn, with links to its neighbours. */
function Turns({ a, b, turn, turns }: Sides & { readonly turn: number; readonly turns: number }) {
  const { t } = useWords();
  const address = (to: number) => `/games/${a.gameId}/compare?with=${b.gameId}&turn=${to}`;
  return (
    <form action={`/games/${a.gameId}/compare`} className="row">
      <input type="hidden" name="with" value={b.gameId} />
      {turn > 1 && (
        <a className="btn" href={address(turn - 1)}>
          {t('history.previousTurn')}
        </a>
      )}
      <label>
        {t('daily.turn')}{' '}
        <input
          className="input w-24"
          type="number"
          name="turn"
          min={1}
          max={turns}
          defaultValue={turn}
          required
        />
      </label>
      <button className="btn">{t('daily.show')}</button>
      {turn < turns && (
        <a className="btn" href={address(turn + 1)}>
          {t('history.nextTurn')}
        </a>
      )}
    </form>
  );
}

/** Names of the two moments. */
function Moments({ a, b }: Sides) {
  const { t } = useWords();
  const field = (name: 'a' | 'b', value: number) => (
    <label>
      {t('history.moment', { n: name === 'a' ? 1 : 2 })}{' '}
      <input
        className="input w-24"
        type="number"
        name={name}
        min={1}
        max={b.latestSeq}
        defaultValue={value}
        required
      />
    </label>
  );
  return (
    <form action={`/games/${a.gameId}/compare`} className="row">
      {field('a', a.seq)}
      {field('b', b.seq)}
      <button className="btn">{t('history.show')}</button>
    </form>
  );
}

/** The numbers that differ between the moments. */
export function MomentNumbers({ a, b, names }: Sides & { readonly names?: readonly string[] | undefined }) {
  const words = useWords();
  const { t } = words;
  const unlike = compareStates(a.pack, a.view.state, b.view.state);
  if (unlike.length === 0) return <p>{t('history.same')}</p>;
  // If a seat changed hands in between, both holders are named in column order.
  const holdersOf = (seat: number) =>
    [...new Set([a, b].map(({ seats }) => seatName(words, seats, seat)))].join(' / ');
  return (
    <WideTable label={t('history.unlike')}>
      <caption>{t('history.unlike')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('history.who')}</th>
          <th scope="col">{t('history.what')}</th>
          <th scope="col">{names?.[0] ?? t('table.step', { step: a.seq })}</th>
          <th scope="col">{names?.[1] ?? t('table.step', { step: b.seq })}</th>
          <th scope="col">{t('history.change')}</th>
        </tr>
      </thead>
      <tbody>
        {unlike.map(({ seat, measure, a: before, b: after }) => (
          <tr key={`${seat} ${measure}`}>
            <th scope="row">{holdersOf(seat)}</th>
            <td>{capitalize(measureName(words, measure))}</td>
            <td>{before}</td>
            <td>{after}</td>
            <td>
              <strong>{after > before ? `+${after - before}` : `−${before - after}`}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
