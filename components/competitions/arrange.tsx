import { Fold } from '@/components/ui/fold';
import { ActForm } from '@/components/ui/forms/act-button';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { Tick } from '@/components/ui/forms/tick';
import { formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { MAX_REASON } from '@/lib/features/competitions/competition';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CompetitionAction } from './competition-action';

/** The proposed tables of the next stage: an organiser moves people by choosing another table for them. */
export function Arrange({ shown, timeZone, ...where }: CompetitionAction & { readonly timeZone: string }) {
  const { t, locale, list } = useWords();
  const { proposal, competition, entrants } = shown;
  if (!proposal) return null;
  const { stage, tables, repeats, until } = proposal;
  const isAsked = competition.decisions.some(
    (each) => each.kind === 'arrange' && each.stage === stage && !each.takenBackAt && !each.lapsedAt,
  );
  if (isAsked) return null;
  const nameOf = (id: string) => entrants.find((each) => each.id === id)?.name || t('circles.someone');
  const numbers = Array.from({ length: tables.length + 1 }, (_, i) => i + 1);
  const options = (id: string) =>
    numbers.map((n): SelectOption => [`${id} ${n}`, t('seasons.table', { n: `${stage}.${n}` })]);
  return (
    <Panel title={t('seasons.arrange.title', { stage })}>
      <p>{t('seasons.arrange.lead', { when: formatMoment(locale, timeZone, until) })}</p>
      <ol className="stack list-none p-0">
        {tables.map((people, i) => (
          <li key={people.join(' ')}>
            <strong>{t('seasons.table', { n: `${stage}.${i + 1}` })}</strong>: {list(people.map(nameOf))}
          </li>
        ))}
      </ol>
      <p className="small">
        {repeats.length === 0
          ? t('seasons.arrange.noRepeats')
          : t('seasons.arrange.repeats', {
              pairs: list(repeats.map((pair) => pair.map(nameOf).join(' – '))),
            })}
      </p>
      <Fold title={t('seasons.arrange.change')}>
        <ActForm {...where} act="arrange" of={{ stage }} className="stack">
          <div className="grid gap-2.5 sm:grid-cols-2">
            {tables.flatMap((people, i) =>
              people.map((id) => (
                <SelectField
                  key={id}
                  id={`seat-${id}`}
                  name="seatAt"
                  label={nameOf(id)}
                  options={options(id)}
                  chosen={`${id} ${i + 1}`}
                />
              )),
            )}
          </div>
          <Tick name="mayRepeat" value="yes" label={t('seasons.arrange.mayRepeat')} />
          <TextField
            id="arrange-reason"
            name="reason"
            label={t('seasons.decision.reasonIfAny')}
            maxLength={MAX_REASON}
            autoComplete="off"
          />
          <SubmitRow>{t('seasons.decision.decide')}</SubmitRow>
        </ActForm>
      </Fold>
    </Panel>
  );
}
