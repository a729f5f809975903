import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { nothingHere } from '@/app/nothing-here';
import { CurrentFrame } from '@/app/current-page';
import { currentPerson } from '@/app/current-person';
import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { currentLesson } from '@/app/learn/current-lesson';
import { EXPLAINED_COOKIE } from '@/components/move/explained-kinds';
import { TablePage } from '@/components/play/table-page';
import { COUNTED_COOKIE } from '@/components/table/ending/counted-cookie';
import { loadSinceYouLeft } from '@/lib/features/history/recap';
import { playAfterResponse } from '@/lib/features/jobs/jobs';
import { pageNamed } from '@/lib/features/table/lists/table-pages';
import { liveStartOf } from '@/lib/features/table/load/load-live-snapshot';
import { waitsForComputer } from '@/lib/features/table/load/seat-infos';
import { getWords } from '@/lib/platform/i18n/request-words';
import { foldRecap, sayInWords, takeStep } from './actions';
import { CurrentClocks, currentTurnBack } from './current-clocks';
import { arriveByMail, currentSitAgain } from './current-sit-again';
import { liveDataOf } from './live/answer';
import { CurrentMailNote } from './mail-note';
import { nameSeats } from './name-seats';
import { endAsked, readHelp, readRefusal, readWanted } from './refusal';
import { shareMetadataOf } from './share';
import { CurrentBox, CurrentSoloResult, GoesNote, OfferNote, ReachNote, SeatNote } from './table-notes';
import { currentTable, roundTitle } from './title';
import { isGameId } from './visitor';

export async function generateMetadata({ params }: PageProps<'/games/[gameId]'>): Promise<Metadata> {
  const [words, table] = await Promise.all([getWords(), params.then(({ gameId }) => currentTable(gameId))]);
  const title = table ? `${table.name} · ${roundTitle(words, table)}` : words.t('site.tableTitle');
  return { title, robots: { index: false }, ...(table && { openGraph: shareMetadataOf(words, table) }) };
}

/** The current table, with the moves panel for the holder of a seat. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) return nothingHere();
  const [table, query, words, elsewhere] = await Promise.all([
    currentTable(gameId),
    searchParams,
    getWords(),
    waitingElsewhere(gameId),
  ]);
  // A reader of a message about a finished game sees how it ended. A visitor without access learns nothing
  // about the table.
  const isAsked = !table || (table.me === undefined && table.status === 'running');
  const arrival = isAsked ? await currentSitAgain(gameId, query) : undefined;
  if (!table && arrival) return <CurrentFrame>{arrival}</CurrentFrame>;
  if (!table) return nothingHere();
  await arriveByMail(gameId, query);
  const asked = pageNamed(query.to);
  if (asked) redirect(`/games/${gameId}${asked}`);
  // A reference from a message grants access to a seat, so remove it from the address that people share.
  if (query.for !== undefined && table.me !== undefined) redirect(`/games/${gameId}`);
  // Restart the computer's turn: the process that should play it may have died.
  playAfterResponse(gameId, waitsForComputer(table));
  const refusal = readRefusal(words, query.refused, query.rule, query.with);
  const shown = nameSeats(words, table);
  const start = !arrival && table.status === 'running' ? await liveStartOf(table) : undefined;
  // A turn may have more rows than a page shows, and a lesson looks at all of them that still stand.
  const [lesson, timeZone, person, turnBack, since, jar] = await Promise.all([
    currentLesson(start ? { ...table, log: start.rows } : table),
    currentZone(),
    currentPerson(),
    currentTurnBack(table),
    loadSinceYouLeft(table),
    cookies(),
  ]);
  return (
    <TablePage
      table={shown}
      live={start && liveDataOf(shown, start)}
      // Ties a step to this position. The id makes a double press harmless.
      stamp={{ gameId, expectedSeq: table.seq, commandId: randomUUID(), end: endAsked(table.seq, query.end) }}
      action={takeStep}
      say={sayInWords}
      refusal={refusal && { ...refusal, help: readHelp(words, table, query.tried) }}
      wanted={readWanted(query.want)}
      lesson={lesson?.card}
      arrival={arrival}
      solo={<CurrentSoloResult table={shown} />}
      counts={table.status === 'finished' && !jar.has(COUNTED_COOKIE)}
      reach={
        <>
          <CurrentMailNote table={table} isSent={query.mailed !== undefined} />
          <ReachNote table={shown} />
          <GoesNote table={shown} />
          <OfferNote table={shown} />
        </>
      }
      playedWith={shown.pack.box && <CurrentBox table={shown} />}
      elsewhere={elsewhere}
      timeZone={timeZone}
      wishes={{
        ask: person?.askBefore,
        keys: person?.tableKeys,
        news: person?.tableNews,
        sound: person?.tableSound,
        here: person?.tableHere,
      }}
      known={lesson?.isAlone ? undefined : (jar.get(EXPLAINED_COOKIE)?.value ?? '')}
      clocks={<CurrentClocks table={table} />}
      turnBack={turnBack}
      // A lesson explains one thing at a time, including the other seat's turn.
      since={lesson?.isAlone ? undefined : since}
      seatNote={<SeatNote table={shown} />}
      dismiss={foldRecap}
      inspected={typeof query.look === 'string' ? query.look : undefined}
    />
  );
}
