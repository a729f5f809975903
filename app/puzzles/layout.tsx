import '@/components/styles/table-page.css';

/** Turns are found at a table: its style sheets, and the place that speaks by itself. */
export default function Layout({ children }: LayoutProps<'/puzzles'>) {
  return (
    <>
      {children}
      <p id="news" className="sr-only" aria-live="polite" />
    </>
  );
}
