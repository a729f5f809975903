import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { nothingHere } from '@/app/nothing-here';
import { currentPerson } from '@/app/current-person';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { LONGEST_LINE } from '@/components/play/words/say-form';
import { WordsPage } from '@/components/play/words/words-page';
import { playAfterResponse } from '@/lib/features/jobs/jobs';
import { waitsForComputer } from '@/lib/features/table/load/seat-infos';
import { roundOf } from '@/lib/game/wording/position';
import { getWords } from '@/lib/platform/i18n/request-words';
import { sayInWords, takeStepInWords } from '../actions';
import { CurrentClocks, currentTurnBack } from '../current-clocks';
import { endAsked, readHelp, readRefusal, readWanted } from '../refusal';
import { currentTable } from '../title';

export async function generateMetadata({ params }: PageProps<'/games/[gameId]/words'>): Promise<Metadata> {
  const [{ t }, table] = await Promise.all([getWords(), params.then(({ gameId }) => currentTable(gameId))]);
  const robots = { index: false };
  if (!table) return { title: t('board.title'), robots };
  const { pack, view, name } = table;
  const round = roundOf({ pack, state: view.state });
  return { title: t('board.pageTitle', { name, round, rounds: pack.crane.turnsPerPlayer }), robots };
}

/** The current table as text only. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/words'>) {
  const { gameId } = await params;
  const [table, query, words] = await Promise.all([currentTable(gameId), searchParams, getWords()]);
  if (!table) return nothingHere();
  playAfterResponse(gameId, waitsForComputer(table));
  const refusal = readRefusal(words, query.refused, query.rule, query.with);
  return (
    <WordsPage
      table={nameSeats(words, table)}
      stamp={{ gameId, expectedSeq: table.seq, commandId: randomUUID(), end: endAsked(table.seq, query.end) }}
      action={takeStepInWords}
      say={sayInWords}
      line={typeof query.say === 'string' ? query.say.slice(0, LONGEST_LINE) : undefined}
      refusal={refusal && { ...refusal, help: readHelp(words, table, query.tried) }}
      wanted={readWanted(query.want)}
      clocks={<CurrentClocks table={table} />}
      turnBack={await currentTurnBack(table)}
      news={(await currentPerson())?.tableNews}
    />
  );
}
