import { CurrentMessage } from '@/app/current-page';
import { currentZone } from '@/app/current-zone';
import { momentWords } from '@/components/clocks/pace-words';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import type { Delegation } from '@/lib/features/seats/delegates/delegate';
import { getWords } from '@/lib/platform/i18n/request-words';
import { takeDelegate } from './actions';

interface DelegationPageProps {
  readonly task: Delegation;
  readonly token: string;
  readonly problem: string | string[] | undefined;
}

/** The permissions that a delegate's link grants. Viewing changes nothing. */
export async function DelegationPage({ task, token, problem }: DelegationPageProps) {
  const [words, zone] = await Promise.all([getWords(), currentZone()]);
  const { t } = words;
  const { holder, gameName: table, power, until, isOver } = task;
  const facts = { holder, table, until: momentWords(words, until, zone) };
  const title = holder ? t('seats.delegates.take.title', facts) : table;
  if (isOver)
    return (
      <CurrentMessage scene="scaffold" title={title}>
        <p>{t(`seats.delegates.take.${holder ? 'ended' : 'endedNobody'}`, facts)}</p>
      </CurrentMessage>
    );
  return (
    <CurrentMessage scene="scaffold" title={title}>
      {problem === 'sits' && <Notice bad>{t('seats.delegates.take.sits', facts)}</Notice>}
      <p>{t(`seats.delegates.take.lead.${power}`, facts)}</p>
      <p>{t(`seats.delegates.may.${power}`, facts)}</p>
      <form action={takeDelegate}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton className="btn btn-main">{t('seats.delegates.take.do', facts)}</SubmitButton>
      </form>
    </CurrentMessage>
  );
}
