import { CurrentAsks } from '@/app/current-asks';
import { isGameId } from './visitor';

/** Above every page of a table: what whoever reads it has to see to. */
export default async function Layout({ params, children }: LayoutProps<'/games/[gameId]'>) {
  const { gameId } = await params;
  return (
    <>
      <CurrentAsks gameId={isGameId(gameId) ? gameId : undefined} />
      {children}
    </>
  );
}
