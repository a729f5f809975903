import { cardMeta } from '../page-meta';
import { dayPage } from './day-page';

export const generateMetadata = cardMeta('daily');

/** Today's deal. */
export default async function DailyPage({ searchParams }: PageProps<'/daily'>) {
  return dayPage(undefined, (await searchParams).problem);
}
