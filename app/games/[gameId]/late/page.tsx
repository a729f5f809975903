import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { waitingElsewhere } from '@/app/tables-here';
import { NextGame } from '@/components/panels/next-game';
import { ClockTable } from '@/components/pace/clock-table';
import { CommonHoliday } from '@/components/pace/common-holiday';
import { LateSeatPanel } from '@/components/pace/late-seat';
import { Notice } from '@/components/ui/notice';
import { SiteFooter } from '@/components/ui/site-footer';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/i18n/here';
import { clocksHere } from '../clocks-here';
import { isGameId } from '../looker';
import { agreeToHoliday, answerLateSeat } from './actions';
import { answerWords } from './answer-words';
import { keptLink } from './kept-link';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('pace.title'), referrer: 'same-origin', robots: { index: false } };
}

/** The clocks of a table, and how to go on when somebody is late. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/late'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const [here, query, words, jar] = await Promise.all([
    clocksHere(gameId),
    searchParams,
    getWords(),
    cookies(),
  ]);
  if (!here) notFound();
  const { affairs, timeZone } = here;
  const said = answerWords(words, query);
  const link = keptLink(jar, gameId);
  return (
    <main className="page">
      <div className="row">
        <TextLink href={`/games/${gameId}`}>{affairs.name}</TextLink>
        <NextGame gameId={gameId} elsewhere={await waitingElsewhere(gameId)} />
      </div>
      <h1 className="initial">{words.t('pace.title')}</h1>
      {said && <Notice bad={said.bad}>{said.text}</Notice>}
      {link && (
        <Notice>
          {words.t('pace.done.replace')} <code className="code">{link}</code>
        </Notice>
      )}
      {affairs.late.map((late) => (
        <LateSeatPanel key={late.seat} affairs={affairs} late={late} action={answerLateSeat} />
      ))}
      <ClockTable affairs={affairs} timeZone={timeZone} />
      {affairs.me !== undefined && affairs.status === 'running' && (
        <CommonHoliday affairs={affairs} timeZone={timeZone} action={agreeToHoliday} />
      )}
      <SiteFooter>
        <TextLink href="/me/holidays">{words.t('pace.holidays.title')}</TextLink>
      </SiteFooter>
    </main>
  );
}
