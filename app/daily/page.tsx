import { pageMeta } from '../page-meta';
import { dayPage } from './day-page';

export const generateMetadata = pageMeta('daily.title', { description: 'daily.lead' });

/** Today's deal. */
export default async function DailyPage({ searchParams }: PageProps<'/daily'>) {
  return dayPage(undefined, (await searchParams).problem);
}
