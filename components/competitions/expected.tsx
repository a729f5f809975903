import { Medallion } from '@/components/ui/medallion';
import { isActive } from '@/lib/features/competitions/competition';
import { expectedPeople } from '@/lib/game/competing/expected';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import { expectedStages } from '@/lib/game/competing/stage-count';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The tables that a competition will have with its people until now: their medallions fill the first stage. */
export function ExpectedTables({ shown }: { readonly shown: PublicCompetition }) {
  const { t } = useWords();
  const { competition, entrants } = shown;
  const people = entrants.filter(isActive);
  const count = expectedPeople(shown);
  const stages = expectedStages(count, competition);
  return (
    <section className="panel stack" aria-labelledby="expected">
      <h2 id="expected">{t('seasons.expected.title')}</h2>
      <p className="muted">{t('seasons.expected.words', { n: people.length, count })}</p>
      <div
        className="flex gap-8 overflow-x-auto pb-2 lg:justify-center"
        role="region"
        tabIndex={0}
        aria-labelledby="expected"
      >
        {stages.map(({ tables }, i) => (
          <div key={i} className="flex flex-none flex-col items-center gap-4">
            <span className="font-serif font-semibold">
              {stages.length > 1 && i === stages.length - 1 && competition.form === 'cup'
                ? t('seasons.final')
                : t('seasons.stage', { n: i + 1 })}
            </span>
            <div className="flex flex-1 flex-col items-center justify-around gap-4">
              {tables.map((seats, table) => {
                const before = tables.slice(0, table).reduce((sum, each) => sum + each, 0);
                return (
                  <div key={table} className="flex gap-1 rounded-lg border border-line bg-paper p-2">
                    {Array.from({ length: seats }, (_, place) => {
                      const person = i === 0 ? people[before + place] : undefined;
                      return person ? (
                        <Medallion key={place} name={person.name} of={person.key} isSmall />
                      ) : (
                        <span
                          key={place}
                          className="size-8 rounded-full border-2 border-dashed border-line"
                        />
                      );
                    })}
                  </div>
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
