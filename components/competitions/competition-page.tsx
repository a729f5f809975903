import { Fold } from '@/components/ui/fold';
import { ActButton } from '@/components/ui/forms/act-button';
import { Lead } from '@/components/ui/lead';
import { formatMoment } from '@/components/ui/moment';
import { Medallion } from '@/components/ui/medallion';
import { Panel } from '@/components/ui/panel';
import { ShareButton } from '@/components/ui/share-button';
import { TextLink } from '@/components/ui/text-link';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import type { CrossTables } from '@/lib/features/competitions/cross-tables';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Arrange } from './arrange';
import { BracketDrawing } from './bracket';
import type { CompetitionAction } from './competition-action';
import { CompetitionRules } from './competition-rules';
import { CrossTablePart } from './cross-table';
import { Decisions } from './decisions';
import { ExpectedTables } from './expected';
import { Facts } from './facts';
import { Fixtures } from './fixtures';
import { GoesOn } from './goes-on';
import { ManageCompetition } from './manage';
import { OwnPart } from './own-part';
import { isRunning, isActive } from '@/lib/features/competitions/competition';
import { useRestOf } from './rests';
import { Standings, EntrantName } from './standings';
import { Victory } from './victory';

interface CompetitionPageProps {
  readonly shown: ShownCompetition;
  readonly cross: CrossTables;
  readonly timeZone: string;
  /** The address to send, for host and stewards: through the circle to the sign-up. */
  readonly link: string | undefined;
  readonly action: CompetitionAction['action'];
}

/** A competition: the reader's tables first, then standings and all tables; one column on a phone. */
export function CompetitionPage({ shown, cross, timeZone, link, action }: CompetitionPageProps) {
  const { t } = useWords();
  const { competition, circle, nextId, winners } = shown;
  const where = { competitionId: competition.id, action };
  const isBefore = competition.stage === 0 && isRunning(competition);
  const isWon = winners.length > 0;
  const about = (
    <>
      <OwnPart shown={shown} {...where} />
      <Facts
        shown={shown}
        timeZone={timeZone}
        host={circle.members.find(({ role }) => role === 'host')?.name ?? ''}
        arbiter={circle.members.find(({ id }) => id === competition.arbiter)?.name}
      />
    </>
  );
  return (
    <>
      <Lead>
        {t(`seasons.form.${competition.form}`)}
        {!isWon && (
          <>
            {' · '}
            <GoesOn shown={shown} timeZone={timeZone} />
          </>
        )}
      </Lead>
      <Victory
        shown={shown}
        link={`/competitions/${competition.id}${competition.terms.isPublic ? '/public' : ''}`}
      />
      {!isWon && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">{about}</div>
      )}
      {competition.state === 'sign-up' && link !== undefined && (
        <p className="row">
          <ShareButton
            link={link}
            title={competition.name}
            words={[t('tables.share'), t('tables.copy'), t('tables.copied')]}
          />
          <span className="muted">{t('seasons.linkWhy')}</span>
        </p>
      )}
      {isBefore ? <ExpectedTables shown={shown} /> : <BracketDrawing shown={shown} />}
      <CrossTablePart shown={shown} cross={cross} timeZone={timeZone} />
      <div className="competition-print grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="stack">
          <Standings shown={shown} />
          <Entrants shown={shown} timeZone={timeZone} {...where} />
          {isWon && about}
        </div>
        <div className="stack">
          <Arrange shown={shown} timeZone={timeZone} {...where} />
          <Fixtures shown={shown} />
          <CompetitionRules shown={shown} />
          <Decisions shown={shown} timeZone={timeZone} {...where} />
          {circle.me.isInCharge && <ManageCompetition shown={shown} {...where} />}
          <nav className="row" aria-label={t('seasons.title')}>
            <TextLink href={`/circles/${circle.id}`}>{t('seasons.back')}</TextLink>
            {competition.previousId && (
              <TextLink href={`/competitions/${competition.previousId}`}>{t('seasons.previous')}</TextLink>
            )}
            {nextId && <TextLink href={`/competitions/${nextId}`}>{t('seasons.next')}</TextLink>}
          </nav>
        </div>
      </div>
    </>
  );
}

/** Everyone who signed up, with exclusion buttons for hosts. */
function Entrants({ shown, timeZone, ...where }: CompetitionAction & { readonly timeZone: string }) {
  const { t, locale } = useWords();
  const { competition, entrants, circle } = shown;
  const restOf = useRestOf(competition);
  if (entrants.length === 0) return null;
  const mayExclude = circle.me.isInCharge && isRunning(competition);
  const others = entrants.filter((each) => isActive(each) && each.userId !== circle.me.userId);
  const staying = entrants.filter((each) => isActive(each) || each.state === 'done');
  return (
    <Panel title={`${t('seasons.people')} (${staying.length})`}>
      <ul className="grid list-none gap-x-4 gap-y-2 p-0 sm:grid-cols-2">
        {entrants.map((person) => (
          <li key={person.id} className="flex items-center gap-2">
            <Medallion name={person.name} of={person.key} isSmall />
            <span>
              <EntrantName person={person} />{' '}
              <span className="small muted">
                {person.endsAt && isActive(person)
                  ? t('seasons.excluding', {
                      name: person.name,
                      when: formatMoment(locale, timeZone, person.endsAt),
                    })
                  : ((isActive(person) ? restOf(person) : undefined) ??
                    t(`seasons.entrantState.${person.state}`))}
                {(shown.lost?.get(person.key) ?? 0) > 0 &&
                  ` · ${t('seasons.entry.lost', { n: shown.lost?.get(person.key) ?? 0 })}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {mayExclude && others.length > 0 && (
        <Fold title={t('seasons.act.exclude')}>
          <div className="stack">
            <p className="small">{t('seasons.excludeWhy')}</p>
            {others.map(({ id, name, endsAt }) => {
              const act = endsAt ? 'keep' : 'exclude';
              const label = t('seasons.actOn', { act: t(`seasons.act.${act}`), name });
              return <ActButton key={id} {...where} act={act} about={id} label={label} />;
            })}
          </div>
        </Fold>
      )}
    </Panel>
  );
}
