import { ActButton, ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { CopyLink } from '@/components/ui/copy-link';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Panel } from '@/components/ui/panel';
import type { MentorView } from '@/lib/features/seats/delegates/delegate';
import { useWords } from '@/lib/platform/i18n/current-words';

interface MentorFormProps {
  readonly gameId: string;
  readonly held: MentorView;
  /** The mentor's link, if this browser created it and it is not accepted yet. */
  readonly link: { readonly link: string; readonly qr: string } | undefined;
  readonly name: string | undefined;
  readonly ask: FormAction;
  readonly end: FormAction;
}

/** The mentor of the reader's seat, or the form that names one. */
export function MentorForm({ gameId, held: { mentor, why }, link, name, ask, end }: MentorFormProps) {
  const { t } = useWords();
  if (mentor)
    return (
      <Panel title={mentor.name}>
        <p>{t(mentor.usedAt ? 'seats.mentor.reads' : 'seats.mentor.asked', { name: mentor.name })}</p>
        {link && (
          <CopyLink id="mentor-link" label={t('seats.mentor.link', { name: mentor.name })} {...link} />
        )}
        {!link && !mentor.usedAt && <p className="small">{t('seats.delegates.hidden')}</p>}
        <ActButton
          {...{ of: { gameId, id: mentor.id }, action: end }}
          label={t('seats.mentor.end', { name: mentor.name })}
        />
      </Panel>
    );
  return (
    <>
      <p>{t('seats.mentor.lead')}</p>
      {why ? (
        <p>{t(why === 'many' ? 'seats.mentor.refused.many' : `seats.delegates.refused.${why}`)}</p>
      ) : (
        <ActForm action={ask} of={{ gameId }} className="panel stack" noValidate>
          <NameField id="name" label={t('seats.mentor.name')} defaultValue={name} />
          <SubmitButton className="btn btn-main">{t('seats.delegates.make')}</SubmitButton>
        </ActForm>
      )}
    </>
  );
}
