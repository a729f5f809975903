import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { currentNav } from '@/app/current-nav';
import { waitingElsewhere } from '@/app/current-tables';
import { ClockTable } from '@/components/clocks/clock-table';
import { CommonHoliday } from '@/components/clocks/common-holiday';
import { ConfirmAnswer } from '@/components/clocks/confirm-answer';
import { DecisionList } from '@/components/clocks/decision-list';
import { FreeSeats } from '@/components/clocks/free-seats';
import { LateSeatPanel } from '@/components/clocks/late-seat';
import { KeptSeat } from '@/components/seats/kept-seat';
import { LinkOnly } from '@/components/seats/link-only';
import { SiteFrame } from '@/components/site/site-page';
import { NextGame } from '@/components/table/lists/next-game';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { seatName } from '@/lib/game/wording/names';
import { currentUserId } from '@/lib/platform/auth/session';
import { getWords } from '@/lib/platform/i18n/request-words';
import { arriveByMail } from '../arrive-by-mail';
import { currentClocks } from '../current-clocks';
import { currentSitAgain } from '../current-sit-again';
import { tableTitleOf } from '../title';
import { isGameId } from '../visitor';
import { agreeToHoliday, answerLateSeat, takeDecisionBack } from './actions';
import { answerWords, chosenOf } from './answer-words';

export async function generateMetadata({ params }: PageProps<'/games/[gameId]/late'>): Promise<Metadata> {
  const { t } = await getWords();
  return {
    title: await tableTitleOf(params, t('pace.title')),
    referrer: 'same-origin',
    robots: { index: false },
  };
}

/** The clocks of a table, and the votes about players who are out of time. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/late'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const [here, query, words] = await Promise.all([currentClocks(gameId), searchParams, getWords()]);
  const isAsked = !here || isStranger(here.agenda);
  const arrival = isAsked ? await currentSitAgain(gameId, query) : undefined;
  if (!here && arrival) return <SiteFrame nav={await currentNav({ gameId })}>{arrival}</SiteFrame>;
  if (!here) notFound();
  await arriveByMail(gameId, query);
  const { agenda, timeZone } = here;
  const said = answerWords(words, query);
  const chosen = chosenOf(agenda, query);
  return (
    <SiteFrame nav={await currentNav({ gameId })}>
      <div className="row">
        <TextLink href={`/games/${gameId}`}>{agenda.name}</TextLink>
        <NextGame gameId={gameId} elsewhere={await waitingElsewhere(gameId)} />
      </div>
      <h1 className="initial">{words.t('pace.title')}</h1>
      {arrival}
      {isAsked && !arrival && (await currentUserId()) === undefined && (
        <p>
          <TextLink className="btn" href={`/sign-in?to=/games/${gameId}`}>
            {words.t('people.signIn.title')}
          </TextLink>
        </p>
      )}
      {agenda.link !== undefined && (
        <LinkOnly gameId={gameId} name={seatName(words, agenda.seats, agenda.link)} />
      )}
      <KeptSeat gameId={gameId} seat={agenda.invited} />
      {said && <Notice bad={said.bad}>{said.text}</Notice>}
      {chosen && agenda.link === undefined && (
        <ConfirmAnswer agenda={agenda} chosen={chosen} action={answerLateSeat} />
      )}
      <DecisionList agenda={agenda} timeZone={timeZone} takeBack={takeDecisionBack} />
      {agenda.late.map((late) => (
        <LateSeatPanel
          key={late.seat}
          agenda={agenda}
          late={late}
          timeZone={timeZone}
          action={answerLateSeat}
        />
      ))}
      <FreeSeats agenda={agenda} />
      <ClockTable agenda={agenda} timeZone={timeZone} />
      {agenda.me !== undefined && agenda.status === 'running' && (
        <CommonHoliday agenda={agenda} timeZone={timeZone} action={agreeToHoliday} />
      )}
    </SiteFrame>
  );
}

/** Whether the viewer has no vote, because this browser holds no seat. */
function isStranger({ me, link, invited, isHost, status }: TableAgenda): boolean {
  return status === 'running' && (me ?? link ?? invited) === undefined && !isHost;
}
