import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Lead } from '@/components/ui/lead';
import { TextLink } from '@/components/ui/text-link';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CompetitionActButton, CompetitionActForm, type CompetitionAction } from './act-form';
import { Entrants } from './entrants';
import { BracketDrawing } from './bracket';
import { Fixtures } from './fixtures';
import { GoesOn } from './goes-on';
import { OwnPart } from './own-part';
import { CompetitionRules } from './rules';
import { isRunning, isStaged, SIGN_UP_DAYS } from './stages';
import { Standings } from './standings';

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
