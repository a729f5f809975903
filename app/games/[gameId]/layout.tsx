import '@/components/styles/table-page.css';

/**
 * Every page of a table has its style sheets, and the place that speaks by itself: here it stays the same
 * when a step makes the page anew, for what comes in a new region may never be spoken. What is said of a
 * choice, or while a step is sent, has one beside it, so that it takes no word from the news.
 */
export default function Layout({ children }: LayoutProps<'/games/[gameId]'>) {
  return (
    <>
      {children}
      <p id="news" className="sr-only" aria-live="polite" />
      <p id="aside" className="sr-only" aria-live="polite" />
    </>
  );
}
