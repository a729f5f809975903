import { TextLink } from '@/components/ui/text-link';
import type { StoredFixture } from '@/lib/features/competitions/competition';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { tableNumber } from './own-part';

/** All tables of a competition, by division. */
export function Fixtures({ shown }: { readonly shown: ShownCompetition }) {
  const { t } = useWords();
  const { fixtures } = shown;
  if (fixtures.length === 0) return null;
  const divisions = [...new Set(fixtures.map(divisionOf))];
  return (
    <section className="panel stack" aria-labelledby="season-fixtures">
      <h2 id="season-fixtures">{t('seasons.fixtures')}</h2>
      {divisions.map((division) => (
        <div key={division} className="stack">
          {divisions.length > 1 && <h3>{t('seasons.division', { n: division })}</h3>}
          <ul className="stack">
            {fixtures
              .filter((fixture) => divisionOf(fixture) === division)
              .map((fixture) => (
                <FixtureLine key={fixture.id} fixture={fixture} shown={shown} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const divisionOf = ({ id }: StoredFixture): number => Number(id.split('.')[1]);

interface FixtureLineProps {
  readonly fixture: StoredFixture;
  readonly shown: ShownCompetition;
}

function FixtureLine({ fixture, shown: { entrants, results } }: FixtureLineProps) {
  const { t, list } = useWords();
  const { id, state, tableId } = fixture;
  const title = t('seasons.table', { n: tableNumber(id) });
  const people = fixture.entrants.map((each) => {
    const person = entrants.find((entrant) => entrant.id === each);
    const result = results.find(({ gameId, playerKey }) => gameId === tableId && playerKey === person?.key);
    return { name: person?.name || t('circles.someone'), result };
  });
  const places = people
    .flatMap(({ name, result }) => (result ? [{ name, ...result }] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ name, place, points }) => `${place}. ${name} (${points})`);
  return (
    <li>
      {tableId === undefined ? title : <TextLink href={`/games/${tableId}`}>{title}</TextLink>}{' '}
      <span className="small muted">{t(`seasons.fixture.${state}`)}</span>
      <br />
      <span className="small break-words">
        {places.length > 0 ? places.join(' · ') : list(people.map(({ name }) => name))}
      </span>
    </li>
  );
}
