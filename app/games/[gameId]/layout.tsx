import '@/components/styles/table-page.css';
import { SpokenProvider } from '@/components/words/spoken';

/**
 * Every page of a table has its style sheets and a live region for announcements. The region stays the same
 * element when a step reloads the page, because text in a new region may never be spoken. Words about a
 * choice, or about a step being sent, have a second region and never replace the news.
 */
export default function Layout({ children }: LayoutProps<'/games/[gameId]'>) {
  return (
    <SpokenProvider>
      {children}
      <p id="news" className="sr-only" aria-live="polite" />
      <p id="aside" className="sr-only" aria-live="polite" />
    </SpokenProvider>
  );
}
