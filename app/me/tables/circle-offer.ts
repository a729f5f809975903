import type { CircleOffer } from '@/components/circles/found-form';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { fittingName } from '@/lib/game/names/clean-name';

/** The offer after the newest finished game with other people; undefined without one. */
export function circleOffer(tables: readonly MyTable[]): CircleOffer | undefined {
  const over = tables
    .filter(({ status, seated }) => status !== 'running' && seated)
    .sort((a, b) => b.since.localeCompare(a.since));
  for (const { seat, seats, name } of over) {
    const people = seats.filter((each) => !each.bot && !each.automatic && each.seated && each.name !== '');
    const me = people.find((each) => each.seat === seat);
    const others = people.flatMap((each) => (each.seat === seat ? [] : [each.name]));
    if (me && others.length > 0) return { names: [me.name, ...others], name: fittingName(name) };
  }
  return undefined;
}
