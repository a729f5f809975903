import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { lessonHere } from '@/app/learn/lesson-here';
import { waitingElsewhere } from '@/app/tables-here';
import { TablePage } from '@/components/table/table-page';
import { playAfterResponse } from '@/lib/http/after-move';
import { getWords } from '@/lib/i18n/here';
import { loadTable } from '@/lib/service/load-table';
import { loadSinceYouLeft } from '@/lib/service/recap';
import { waitsForComputer } from '@/lib/service/seat-infos';
import type { TableView } from '@/lib/service/table-view';
import { dismiss, takeStep } from './actions';
import { ClocksHere } from './clocks-here';
import { isGameId, visitorOf } from './looker';
import { named } from './named';
import { ReachNote } from './reach-note';
import { readHelp, readRefusal, readWanted } from './refusal';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('site.tableTitle'), robots: { index: false } };
}

/** The table as it stands now, with the prompt for whoever holds a seat here. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]'>) {
  const { gameId } = await params;
  if (!isGameId(gameId)) notFound();
  const [table, query, words, elsewhere] = await Promise.all([
    loadTable(gameId, await visitorOf(gameId), { calm: true }),
    searchParams,
    getWords(),
    waitingElsewhere(gameId),
  ]);
  if (!table) notFound();
  // Whoever was to play for a computer may have died with the server.
  playAfterResponse(gameId, waitsForComputer(table));
  const refusal = readRefusal(words, query.refused, query.rule, query.with);
  const shown = named(words, table);
  return (
    <TablePage
      table={shown}
      stamp={stampOf(table)}
      action={takeStep}
      refusal={refusal && { ...refusal, help: readHelp(words, table, query.tried) }}
      wanted={readWanted(query.want)}
      lesson={await lessonHere(table)}
      reach={<ReachNote table={shown} />}
      elsewhere={elsewhere}
      clocks={<ClocksHere table={table} />}
      since={await loadSinceYouLeft(table)}
      dismiss={dismiss}
      look={typeof query.look === 'string' ? query.look : undefined}
    />
  );
}

/** A step from this page is meant for this position; its id makes pressing twice harmless. */
function stampOf({ gameId, seq }: TableView) {
  return { gameId, expectedSeq: seq, commandId: randomUUID() };
}
