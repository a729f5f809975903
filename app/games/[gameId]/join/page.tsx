import { nothingHere } from '@/app/nothing-here';
import { JoinPage } from '@/app/join/join-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { isGameId } from '../visitor';

export const generateMetadata = pageMeta('join.title', UNLISTED);

/** The free seats of a lobby table. */
export default async function Page({ params, searchParams }: PageProps<'/games/[gameId]/join'>) {
  const [{ gameId }, query] = await Promise.all([params, searchParams]);
  if (!isGameId(gameId)) return nothingHere();
  return JoinPage({ way: { lobby: gameId }, query });
}
