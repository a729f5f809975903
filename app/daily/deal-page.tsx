import { DealPage } from '@/components/deals/deal-page';
import { earlierDays } from '@/lib/features/deals/deals';
import { personalBest, type DealView } from '@/lib/features/deals/results';
import { currentNav } from '../current-nav';
import { currentPerson } from '../current-person';
import { playDaily } from './actions';

/** The page of a day's deal. */
export async function dealPage(
  stand: DealView,
  day: string,
  { problem }: { readonly problem?: unknown } = {},
) {
  const [nav, person, earlier] = await Promise.all([
    currentNav({ here: 'daily' }),
    currentPerson(),
    earlierDays(day),
  ]);
  const best = person && stand.mine?.score !== undefined ? await personalBest(person.id) : undefined;
  return (
    <DealPage
      {...{ nav, stand, day, earlier, problem, best }}
      play={playDaily}
      isNamed={Boolean(person?.name)}
    />
  );
}
