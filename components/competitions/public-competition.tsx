import { Lead } from '@/components/ui/lead';
import type { loadPublicCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { BracketDrawing } from './bracket';
import { CompetitionRules } from './competition-rules';
import { ExpectedTables } from './expected';
import type { CrossTables } from '@/lib/features/competitions/cross-tables';
import { CrossTablePart } from './cross-table';
import { latestWords } from './facts';
import { Fixtures } from './fixtures';
import { GoesOn } from './goes-on';
import { Standings } from './standings';
import { Victory } from './victory';

export type LoadedPublic = NonNullable<Awaited<ReturnType<typeof loadPublicCompetition>>>;

interface PublicCompetitionProps {
  readonly shown: LoadedPublic;
  readonly cross: CrossTables;
  readonly timeZone: string | undefined;
  readonly embedLink: string;
}

/** Bracket, standing and results for everyone. People who did not agree to show their name have a number. */
export function PublicCompetitionPage({ shown: given, cross, timeZone, embedLink }: PublicCompetitionProps) {
  const words = useWords();
  const { t } = words;
  const entrants = given.entrants.map((entrant, i) =>
    entrant.named ? entrant : { ...entrant, name: t('seasons.unnamed', { n: i + 1 }) },
  );
  const shown = { ...given, entrants };
  const { form, stage } = shown.competition;
  return (
    <>
      <Lead>
        {t('seasons.publicLead', { form: t(`seasons.form.${form}`), circle: shown.circleName })}{' '}
        {shown.winners.length === 0 && <GoesOn shown={shown} timeZone={timeZone} />}{' '}
        {latestWords(words, shown, timeZone)}
      </Lead>
      <Victory shown={shown} link={`/competitions/${shown.competition.id}/public`} />
      {stage === 0 ? <ExpectedTables shown={shown} /> : <BracketDrawing shown={shown} />}
      <CrossTablePart shown={shown} cross={cross} timeZone={timeZone} />
      <div className="competition-print grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Standings shown={shown} />
        <Fixtures shown={shown} />
        <CompetitionRules shown={shown} />
        <p className="small break-all print:hidden">{t('seasons.embed', { link: embedLink })}</p>
      </div>
    </>
  );
}
