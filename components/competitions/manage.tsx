import { Fold } from '@/components/ui/fold';
import { ActButton, ActForm } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { TextLink } from '@/components/ui/text-link';
import { isActive, isRunning, SIGN_UP_DAYS } from '@/lib/features/competitions/competition';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CompetitionAction } from './competition-action';

/** Settings for host and stewards. */
export function ManageCompetition({ shown, ...where }: CompetitionAction) {
  const { t } = useWords();
  const { competition } = shown;
  const { id, name, state, terms } = competition;
  const isEarly = state === 'sign-up' || (state === 'check-in' && competition.stage === 0);
  return (
    <Fold className="panel stack" title={t('seasons.manage')}>
      {isRunning(competition) && (
        <ActForm {...where} act="change" className="stack">
          <NameField id="season-name" name="name" label={t('seasons.name')} defaultValue={name} />
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
          <SubmitRow>{t('seasons.act.change')}</SubmitRow>
        </ActForm>
      )}
      <Arbiter shown={shown} {...where} />
      {competition.form === 'swiss' && isRunning(competition) && (
        <>
          <p className="small">{t('seasons.arrange.why')}</p>
          <ActButton
            {...where}
            act={terms.byHand ? 'by-lot' : 'by-hand'}
            label={t(terms.byHand ? 'seasons.arrange.byLot' : 'seasons.arrange.byHand')}
          />
        </>
      )}
      <p className="small">{t('seasons.publicWhy')}</p>
      {terms.isPublic && <TextLink href={`/competitions/${id}/public`}>{t('seasons.publicPage')}</TextLink>}
      <ActButton
        {...where}
        act={terms.isPublic ? 'hide' : 'publish'}
        label={t(terms.isPublic ? 'seasons.act.hide' : 'seasons.act.publish')}
      />
      {isEarly && <ActButton {...where} act="call-off" label={t('seasons.act.call-off')} />}
    </Fold>
  );
}

/** Names a member who does not play to decide. */
function Arbiter({ shown: { competition, entrants, circle }, ...where }: CompetitionAction) {
  const { t } = useWords();
  const playing = new Set(entrants.filter(isActive).map(({ id }) => id));
  const others = circle.members.filter(({ id }) => !playing.has(id));
  if (others.length === 0) return null;
  return (
    <ActForm {...where} act="arbiter" className="stack">
      <SelectField
        id="arbiter"
        name="about"
        label={t('seasons.arbiter.title')}
        options={[['', t('seasons.arbiter.none')], ...others.map(({ id, name }): SelectOption => [id, name])]}
        chosen={competition.arbiter ?? ''}
      />
      <p className="small">{t('seasons.arbiter.why')}</p>
      <SubmitRow>{t('seasons.arbiter.save')}</SubmitRow>
    </ActForm>
  );
}
