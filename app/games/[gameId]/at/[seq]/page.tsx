import type { Metadata } from 'next';
import { nothingHere } from '@/app/nothing-here';
import { cache } from 'react';
import { waitingElsewhere } from '@/app/current-tables';
import { currentZone } from '@/app/current-zone';
import { momentPreview } from '@/app/games/[gameId]/share';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { logWordingOf } from '@/components/history/log-wording';
import { readFilter } from '@/components/history/query';
import { momentOf } from '@/components/history/replay/moment';
import { turnTitle } from '@/components/move/share-turn';
import { PositionPage } from '@/components/play/position-page';
import { loadHistory, type History } from '@/lib/features/history/load-position';
import { answerAt } from '@/lib/features/problems/problems';
import { wholeTurnAt, type WholeTurn } from '@/lib/game/recap/timeline';
import { rowText } from '@/lib/game/wording/events';
import { actorsAt } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, isStep, visitorOf } from '../../visitor';

/** The moment in the address, cached for the page and its metadata. */
const historyAt = cache(async (gameId: string, seq: string): Promise<History | undefined> => {
  if (!isGameId(gameId) || !isStep(seq)) return undefined;
  const history = await loadHistory(gameId, Number(seq), await visitorOf(gameId));
  return history && { ...history, table: nameSeats(await getWords(), history.table) };
});

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/games/[gameId]/at/[seq]'>): Promise<Metadata> {
  const [words, { gameId, seq }, query] = await Promise.all([getWords(), params, searchParams]);
  const title = words.t('history.oneStep', { step: seq });
  const history = await historyAt(gameId, seq);
  return {
    title: history ? `${title} · ${history.table.name}` : title,
    robots: { index: false },
    ...(history && { openGraph: announcedMoment(words, history, turnIn(history, query.turn)) }),
  };
}

/** The link preview of a moment: its step, or a whole turn with all its changes. */
function announcedMoment(
  words: Wording,
  history: History,
  turn: WholeTurn | undefined,
): Metadata['openGraph'] {
  const { table, rows } = history;
  const { seq, name } = table;
  const told = turn
    ? rows.slice(turn.from, turn.end).filter(({ undone }) => !undone)
    : rows.slice(seq - 1, seq);
  const title = turn ? turnTitle(words, table, turn) : words.t('history.oneStep', { step: seq });
  const description = told
    .map((row) => rowText(logWordingOf(words, table, actorsAt(table, row.seq)), row))
    .join(' ');
  const shown = { ...table, seq: turn?.end ?? seq };
  return momentPreview(words, shown, { title: `${name}: ${title}`, description }, turn?.from ?? seq - 1);
}

/** The requested whole turn. It must begin at this moment and end where the address says. */
function turnIn({ table, turns }: History, end: string | string[] | undefined): WholeTurn | undefined {
  const turn = wholeTurnAt(turns, table.seq + 1);
  return turn?.from === table.seq && String(turn.end) === end ? turn : undefined;
}

/** The public position after any step. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/at/[seq]'>) {
  const { gameId, seq } = await params;
  const history = await historyAt(gameId, seq);
  if (!history) return nothingHere();
  const [query, answer] = await Promise.all([
    searchParams,
    answerAt({ gameId, seq: history.table.seq, visitor: await visitorOf(gameId) }),
  ]);
  return (
    <PositionPage
      moment={momentOf(history, readFilter(query))}
      elsewhere={await waitingElsewhere(gameId)}
      timeZone={await currentZone()}
      // The step where a spectator of the demo replay may take over.
      film={isStep(query.film) ? Number(query.film) : undefined}
      turn={turnIn(history, query.turn)}
      answer={answer}
      inspected={typeof query.look === 'string' ? query.look : undefined}
    />
  );
}
