import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Lead } from '@/components/ui/lead';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CompetitionActButton, CompetitionActForm, type CompetitionAction } from './act-form';
import { BracketDrawing } from './bracket';
import { Fixtures } from './fixtures';
import { GoesOn } from './goes-on';
import { OwnPart } from './own-part';
import { isRunning, SIGN_UP_DAYS, isActive } from '@/lib/features/competitions/competition';
import { isStaged } from '@/lib/game/competing/competition';
import { Standings, EntrantName } from './standings';

interface CompetitionPageProps {
  readonly shown: ShownCompetition;
  readonly timeZone: string;
  readonly action: CompetitionAction['action'];
}

/** A competition: the reader's tables first, then standings and all tables; one column on a phone. */
export function CompetitionPage({ shown, timeZone, action }: CompetitionPageProps) {
  const { t } = useWords();
  const { competition, circle, nextId } = shown;
  const where = { competitionId: competition.id, action };
  // The bracket takes the full width, so the reader's own table comes before it.
  const isByStage = isStaged(competition.form);
  return (
    <>
      <Lead>
        {t(`seasons.form.${competition.form}`)} · <GoesOn shown={shown} timeZone={timeZone} />
      </Lead>
      {isByStage && <OwnPart shown={shown} {...where} />}
      <BracketDrawing shown={shown} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="stack">
          {!isByStage && <OwnPart shown={shown} {...where} />}
          <Standings shown={shown} />
          <Entrants shown={shown} timeZone={timeZone} {...where} />
        </div>
        <div className="stack">
          <Fixtures shown={shown} />
          <CompetitionRules shown={shown} />
          {circle.me.isInCharge && isRunning(competition) && <Manage shown={shown} {...where} />}
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

function Manage({
  shown: { competition },
  ...where
}: CompetitionAction & Pick<CompetitionPageProps, 'shown'>) {
  const { t } = useWords();
  const { name, state } = competition;
  const isEarly = state === 'sign-up' || state === 'check-in';
  return (
    <details className="panel stack">
      <summary>{t('seasons.manage')}</summary>
      <CompetitionActForm {...where} act="change" className="stack">
        <TextField
          id="season-name"
          name="name"
          label={t('seasons.name')}
          defaultValue={name}
          maxLength={40}
          required
          autoComplete="off"
        />
        {state === 'sign-up' && (
          <TextField
            id="season-days"
            name="days"
            label={t('seasons.moreDays')}
            type="number"
            min={0}
            max={SIGN_UP_DAYS.most}
            inputMode="numeric"
          />
        )}
        <div>
          <SubmitButton className="btn">{t('seasons.act.change')}</SubmitButton>
        </div>
      </CompetitionActForm>
      {isEarly && <CompetitionActButton {...where} act="call-off" label={t('seasons.act.call-off')} />}
    </details>
  );
}

interface EntrantsProps extends CompetitionAction {
  readonly shown: ShownCompetition;
  readonly timeZone: string;
}

/** Everyone who signed up, with exclusion buttons for hosts. */
function Entrants({ shown, timeZone, ...where }: EntrantsProps) {
  const { t, locale } = useWords();
  const { competition, entrants, circle } = shown;
  if (entrants.length === 0) return null;
  const mayExclude = circle.me.isInCharge && isRunning(competition);
  const others = entrants.filter((each) => isActive(each) && each.userId !== circle.me.userId);
  return (
    <section className="panel stack" aria-labelledby="season-people">
      <h2 id="season-people">
        {t('seasons.people')} ({entrants.filter((each) => isActive(each) || each.state === 'done').length})
      </h2>
      <ul className="gap-x-4 sm:columns-2">
        {entrants.map((person) => (
          <li key={person.id}>
            <EntrantName person={person} />{' '}
            <span className="small muted">
              {person.endsAt && isActive(person)
                ? t('seasons.excluding', {
                    name: person.name,
                    when: formatMoment(locale, timeZone, person.endsAt.toISOString()),
                  })
                : t(`seasons.entrantState.${person.state}`)}
            </span>
          </li>
        ))}
      </ul>
      {mayExclude && others.length > 0 && (
        <details className="fold">
          <summary>{t('seasons.act.exclude')}</summary>
          <div className="stack">
            <p className="small">{t('seasons.excludeWhy')}</p>
            {others.map(({ id, name, endsAt }) => {
              const act = endsAt ? 'keep' : 'exclude';
              const label = t('seasons.actOn', { act: t(`seasons.act.${act}`), name });
              return <CompetitionActButton key={id} {...where} act={act} entrantId={id} label={label} />;
            })}
          </div>
        </details>
      )}
    </section>
  );
}

/** The rules of a competition in words, and the commitment for its draws. */
function CompetitionRules({ shown: { competition } }: { readonly shown: ShownCompetition }) {
  const { t } = useWords();
  const { id, form, size, atOnce, commitment, seed, state } = competition;
  return (
    <details className="panel stack">
      <summary>{t('seasons.rules')}</summary>
      <ul className="stack">
        {isStaged(form) ? (
          <>
            <li>{t('seasons.rule.stages')}</li>
            <li>{t(form === 'cup' ? 'seasons.rule.cupSeats' : 'seasons.rule.swissSeats')}</li>
            <li>{t('seasons.rule.sizes', { n: size })}</li>
            <li>{t('seasons.rule.order')}</li>
            <li>{t('seasons.rule.computer')}</li>
            <li>{t('seasons.rule.askAgain')}</li>
          </>
        ) : (
          <>
            <li>{t('seasons.rule.seats')}</li>
            <li>{t('seasons.rule.atOnce', { n: atOnce })}</li>
          </>
        )}
        <li>{t('seasons.rule.points')}</li>
        <li>{t('seasons.rule.reserve')}</li>
        <li>{t('seasons.rule.alone')}</li>
        {form === 'season' && <li>{t('seasons.rule.upDown')}</li>}
        <li>{t('seasons.rule.noDate')}</li>
      </ul>
      <p className="small break-all">{t('seasons.promised', { hash: commitment })}</p>
      <p>
        <a href={`/api/competitions/${id}/export`} download={`competition-${id}.json`}>
          {t('seasons.export')}
        </a>
      </p>
      {state === 'over' && <p className="small break-all">{t('seasons.seed', { seed })}</p>}
    </details>
  );
}
