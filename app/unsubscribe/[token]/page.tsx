import { UNLISTED, pageMeta } from '@/app/page-meta';
import { connection } from 'next/server';
import { CurrentMessage } from '@/app/current-page';
import { Breakable } from '@/components/ui/breakable';
import { leavingOf, type LeaveStep, type LeaveTarget } from '@/lib/features/notify/leave';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';
import { leaveOrReturn } from './actions';

export const generateMetadata = pageMeta('notifications.leave.title', {
  ...UNLISTED,
  referrer: 'no-referrer',
});

/** The page of an unsubscribe link. It names the channel or table; only the button changes anything. */
export default async function Page({ params }: PageProps<'/unsubscribe/[token]'>) {
  await connection();
  const { token } = await params;
  const [words, leaving] = await Promise.all([getWords(), leavingOf(token)]);
  const { t } = words;
  if (!leaving)
    return (
      <CurrentMessage scene="letter" title={t('notifications.leave.title')}>
        {t('notifications.leave.unknown')}
      </CurrentMessage>
    );
  const { stopped, table, isLetters, isTurns } = leaving;
  const channel = isLetters ? t('news.letter.name') : leaving.channel;
  const step = stopped ? 'return' : 'leave';
  return (
    <CurrentMessage scene="letter" title={t('notifications.leave.title')}>
      {table && !stopped && (
        <>
          <p>
            {t(table.muted ? 'notifications.leave.muted' : 'notifications.leave.hears', {
              table: table.name,
            })}
          </p>
          <StepForm {...{ words, token, leaving, step: table.muted ? 'unmute' : 'mute' }} />
        </>
      )}
      {isLetters && <p>{t(stopped ? 'news.letter.stopped' : 'news.letter.goesOn')}</p>}
      {isTurns && <p>{t(`notifications.turns.${stopped ? 'atOnce' : 'gathered'}`)}</p>}
      {!isLetters && !isTurns && (
        <p>{t(stopped ? 'notifications.leave.stopped' : 'notifications.leave.goesOn', { channel })}</p>
      )}
      <StepForm {...{ words, token, leaving: { ...leaving, channel }, step }} />
    </CurrentMessage>
  );
}

interface StepFormProps {
  readonly words: Wording;
  readonly token: string;
  readonly leaving: LeaveTarget;
  readonly step: LeaveStep;
}

function StepForm({ words: { t }, token, leaving: { channel, table, isTurns }, step }: StepFormProps) {
  return (
    <form action={leaveOrReturn}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="step" value={step} />
      <button className="btn">
        {isTurns ? (
          t(`notifications.turns.${step === 'leave' ? 'toAtOnce' : 'toGathered'}`)
        ) : (
          <Breakable text={t(`notifications.leave.do.${step}`, { channel, table: table?.name ?? '' })} />
        )}
      </button>
    </form>
  );
}
