import { SpokenProvider } from '@/components/live/spoken-state';
import '@/components/styles/table-page.css';

/**
 * Layout of every table page: its style sheets and live regions. The news region must survive page updates,
 * because screen readers may skip text in a new region. Choices and sending status have a second region, so
 * they never replace the news.
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
