import { cardMeta } from '../page-meta';
import { weekPage } from './week-page';

export const generateMetadata = cardMeta('weekly');

/** This week's deal, for groups of friends. */
export default async function WeeklyPage({ searchParams }: PageProps<'/weekly'>) {
  return weekPage(undefined, await searchParams);
}
