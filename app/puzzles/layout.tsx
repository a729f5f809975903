import { KeepForOffline } from '@/components/puzzles/offline';
import { puzzlesToKeep } from '@/lib/features/puzzles/to-keep';
import { systemClock } from '@/lib/platform/clock';
import '@/components/styles/table-page.css';

/**
 * Turns are found at a table: its style sheets, and the place that speaks by itself. Some of them are kept
 * for when there is no network.
 */
export default async function Layout({ children }: LayoutProps<'/puzzles'>) {
  return (
    <>
      <KeepForOffline {...await puzzlesToKeep(systemClock.now())} />
      {children}
      <p id="news" className="sr-only" aria-live="polite" />
    </>
  );
}
