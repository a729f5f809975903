import { HowItEnded } from '@/components/table/ending/how-it-ended';
import { Fold } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { StoredFixture } from '@/lib/features/competitions/competition';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import type { Departure } from '@/lib/game/competing/result';
import { useWords } from '@/lib/platform/i18n/current-words';
import { tableNumber } from '@/lib/features/competitions/competition';
import { isForThird, isStaged, stageOf } from '@/lib/game/competing/competition';

/** All tables of a competition: by division, or by stage with the newest first. */
export function Fixtures({ shown }: { readonly shown: PublicCompetition }) {
  const { t } = useWords();
  const { fixtures, competition } = shown;
  if (fixtures.length === 0) return null;
  const isByStage = isStaged(competition.form);
  const groupOf = ({ id }: StoredFixture) => (isByStage ? stageOf(id) : divisionOf(id));
  const groups = [...new Set(fixtures.map(groupOf))];
  if (isByStage) groups.reverse();
  return (
    <Panel title={t('seasons.fixtures')}>
      {groups.map((n, i) => {
        const own = fixtures.filter((fixture) => groupOf(fixture) === n);
        const isFinal =
          competition.form === 'cup' && i === 0 && own.filter(({ id }) => !isForThird(id)).length === 1;
        const title = isFinal
          ? t('seasons.final')
          : t(isByStage ? 'seasons.stage' : 'seasons.division', { n });
        const lines = (
          <ul className="stack">
            {own.map((fixture) => (
              <FixtureLine key={fixture.id} fixture={fixture} shown={shown} />
            ))}
          </ul>
        );
        return isByStage && i > 0 ? (
          <Fold key={n} title={title}>
            {lines}
          </Fold>
        ) : (
          <div key={n} className="stack">
            {(isByStage || groups.length > 1) && <h3>{title}</h3>}
            {lines}
          </div>
        );
      })}
    </Panel>
  );
}

const divisionOf = (id: string): number => Number(id.split('.')[1]);

function FixtureLine({ fixture, shown }: { fixture: StoredFixture; shown: PublicCompetition }) {
  const { t, list } = useWords();
  const { id, state, tableId } = fixture;
  const isSmall = shown.competition.form === 'cup' && isForThird(id);
  const title = isSmall
    ? t('seasons.smallFinal')
    : t('seasons.table', { n: tableNumber(shown.competition.form, id) });
  const people = usePeopleOf(fixture, shown);
  const nameOf = (who: string) =>
    shown.entrants.find((each) => each.id === who)?.name || t('circles.someone');
  const isOver = people.some(({ place }) => place !== undefined);
  const how = shown.results.find(({ gameId }) => gameId === tableId)?.how;
  const decided = shown.endings.get(tableId ?? '');
  const seats = fixture.entrants.map((who, seat) => ({ seat, name: nameOf(who) }));
  const places = people.map(({ name, place, points, note }) => {
    const score = points ?? t('seasons.leftHere');
    const result = place === undefined ? name : `${place}. ${name} (${score})`;
    return note === undefined ? result : `${result}, ${note}`;
  });
  return (
    <li>
      {tableId === undefined || shown.closedGames.includes(tableId) ? (
        title
      ) : (
        <TextLink href={`/games/${tableId}`}>{title}</TextLink>
      )}{' '}
      <span className="small muted">
        {t(isBye(fixture) ? 'seasons.fixture.bye' : `seasons.fixture.${state}`)}
      </span>
      <br />
      <span className="small">{isOver ? places.join(' · ') : list(places)}</span>
      {(how ?? decided) && (
        <HowItEnded how={how ?? 'no-result'} people={people} decided={decided} seats={seats} />
      )}
    </li>
  );
}

/** Whether the only person of a table sits out this stage. */
const isBye = ({ state, entrants }: Pick<StoredFixture, 'state' | 'entrants'>): boolean =>
  state === 'void' && entrants.length === 1;

interface Person {
  readonly name: string;
  readonly place?: number;
  /** Points in the game; none for a person who left it. */
  readonly points?: number;
  /** Whether they left or ran out of time. */
  readonly left: boolean;
  readonly departure?: Departure | undefined;
  /** Whether the person advances in a cup. */
  readonly note?: string;
}

function resultOf(found: PublicCompetition['results'][number] | undefined): Omit<Person, 'name' | 'note'> {
  if (!found) return { left: false };
  const { place, points, left, departure } = found;
  return left ? { place, left, departure } : { place, points, left };
}

/** Sorts people without a place last: a computer played on for them. */
const LAST = 99;

/** The people of a table: by place once finished, else in turn order. */
function usePeopleOf(
  { id, entrants: ids, tableId }: StoredFixture,
  shown: PublicCompetition,
): readonly Person[] {
  const { t } = useWords();
  const { entrants, results, bracket, competition } = shown;
  const stage = bracket?.stages.find((each) => each.tables.some(({ fixtureId }) => fixtureId === id));
  const seats = stage?.tables.find(({ fixtureId }) => fixtureId === id)?.people ?? [];
  const isFinal = stage?.tables.filter(({ fixtureId }) => !isForThird(fixtureId)).length === 1;
  const noteOf = (who: string): Pick<Person, 'note'> => {
    if (competition.form !== 'cup' || seats.find((seat) => seat.id === who)?.goesOn !== 'yes') return {};
    return { note: t(isFinal ? 'seasons.wonHere' : 'seasons.goesOnHere') };
  };
  return ids
    .map((who): Person => {
      const person = entrants.find((entrant) => entrant.id === who);
      const found = results.find(({ gameId, playerKey }) => gameId === tableId && playerKey === person?.key);
      return { name: person?.name || t('circles.someone'), ...resultOf(found), ...noteOf(who) };
    })
    .sort((a, b) => (a.place ?? LAST) - (b.place ?? LAST));
}
