/** The one place that speaks by itself: it stays the same when a step makes the page anew. */
export default function Layout({ children }: LayoutProps<'/games/[gameId]/words'>) {
  return (
    <>
      {children}
      <p id="news" className="sr-only" aria-live="polite" />
    </>
  );
}
