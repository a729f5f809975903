import { KeepForOffline } from '@/components/analysis/puzzles/offline';
import { puzzlesToKeep } from '@/lib/features/puzzles/offline-puzzles';
import { systemClock } from '@/lib/platform/clock';
import '@/components/styles/table-page.css';

/** Puzzles use the table's style sheets and live region. Some puzzles are stored for offline use. */
export default async function Layout({ children }: LayoutProps<'/puzzles'>) {
  return (
    <>
      <KeepForOffline {...await puzzlesToKeep(systemClock.now())} />
      {children}
      <p id="news" className="sr-only" aria-live="polite" />
    </>
  );
}
