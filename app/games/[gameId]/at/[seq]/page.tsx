import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { waitingElsewhere } from '@/app/current-tables';
import { readFilter } from '@/components/history/query';
import { momentOf } from '@/components/history/replay/moment';
import { PositionPage } from '@/components/table/position-page';
import { env } from '@/lib/platform/env';
import { getWords } from '@/lib/platform/i18n/request-words';
import type { Wording } from '@/lib/game/wording/wording';
import { loadHistory, type History } from '@/lib/features/history/load-position';
import { rowText } from '@/lib/game/wording/events';
import { nameSeats } from '../../named';
import { isGameId, visitorOf } from '../../visitor';

/** The moment of an address, read once for the page and its metadata. */
const historyAt = cache(async (gameId: string, seq: string): Promise<History | undefined> => {
  if (!isGameId(gameId) || !/^\d{1,7}$/.test(seq)) return undefined;
  const history = await loadHistory(gameId, Number(seq), await visitorOf(gameId));
  return history && { ...history, table: nameSeats(await getWords(), history.table) };
});

export async function generateMetadata({ params }: PageProps<'/games/[gameId]/at/[seq]'>): Promise<Metadata> {
  const [words, { gameId, seq }] = await Promise.all([getWords(), params]);
  const title = words.t('history.oneStep', { step: seq });
  const history = await historyAt(gameId, seq);
  const picture = `${env().APP_URL}/games/${gameId}/at/${seq}/picture`;
  return {
    title: history ? `${title} · ${history.table.name}` : title,
    robots: { index: false },
    openGraph: history && {
      title: `${history.table.name}: ${title}`,
      description: stepInWords(words, history),
      images: [{ url: picture, width: 1000, height: 1330 }],
    },
  };
}

function stepInWords(words: Wording, { table, rows }: History): string {
  const { pack, seats, view, seq } = table;
  const row = rows[seq - 1];
  return row ? rowText({ words, pack, seats, side: view.state.setup.variant.actionSide }, row) : '';
}

/** The position right after any step, as everybody could see it then. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/at/[seq]'>) {
  const { gameId, seq } = await params;
  const history = await historyAt(gameId, seq);
  if (!history) notFound();
  const query = await searchParams;
  return (
    <PositionPage
      moment={momentOf(history, readFilter(query))}
      elsewhere={await waitingElsewhere(gameId)}
      film={filmIn(query.film)}
      inspected={typeof query.look === 'string' ? query.look : undefined}
    />
  );
}

/** The step where a spectator of the film may take over. */
function filmIn(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
