import '@/components/styles/table-page.css';

/** Every page of a table has its style sheets. */
export default function Layout({ children }: LayoutProps<'/games/[gameId]'>) {
  return children;
}
