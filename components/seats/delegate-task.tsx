import { SignInBack } from '@/components/people/sign-in-back';
import { momentWords } from '@/components/clocks/pace-words';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import type { PlanToConfirm } from '@/lib/features/plans/confirm';
import type { VisitorDelegation } from '@/lib/features/seats/delegates/delegate';
import { useWords } from '@/lib/platform/i18n/current-words';

interface DelegateTaskProps {
  readonly task: VisitorDelegation;
  /** Whether the reader has an account, where it works on every device. */
  readonly isSignedIn: boolean;
  readonly timeZone: string | undefined;
  /** Defined only for a delegate who confirms plans. */
  readonly plan: PlanToConfirm | undefined;
  readonly action: FormAction;
}

/** A delegate's permissions, with the plan they can confirm now. */
export function DelegateTask({ task, isSignedIn, timeZone, plan, action }: DelegateTaskProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, holder, power, until, isOver, isKept } = task;
  const facts = { holder, until: momentWords(words, until, timeZone) };
  if (isOver)
    return <Notice bad>{t(`seats.delegates.take.${holder ? 'ended' : 'endedNobody'}`, facts)}</Notice>;
  return (
    <section className="panel stack" aria-label={t('seats.delegates.note.more')}>
      <p>
        <strong>{t(`seats.delegates.note.${power}`, facts)}</strong>
      </p>
      <p>{t(`seats.delegates.may.${power}`, facts)}</p>
      {isSignedIn && isKept ? (
        <p className="small">{t('seats.delegates.take.kept')}</p>
      ) : (
        !isSignedIn && (
          <p className="row small">
            {t('seats.delegates.take.here')}
            <SignInBack className="" label={t('seats.delegates.take.keep')} />
          </p>
        )
      )}
      {plan && !plan.ready && <p>{t('seats.delegates.plan.none', facts)}</p>}
      {plan?.ready && (
        <ActForm action={action} of={{ gameId, id: plan.ready.id, seq: plan.seq }} className="stack">
          <p>{t('seats.delegates.plan.ready', { ...facts, n: plan.ready.steps })}</p>
          <SubmitButton className="btn btn-main">{t('seats.delegates.plan.do', facts)}</SubmitButton>
        </ActForm>
      )}
    </section>
  );
}
