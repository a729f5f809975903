import 'server-only';
import { enterTable, keepPreset } from '@/lib/features/circles/circle-table-store';
import { makeCircleTable, nextTableId, type CircleTable } from '@/lib/features/circles/circle-tables';
import { loadCircle, type CircleActor } from '@/lib/features/circles/circles';
import { presetOf, type Preset } from '@/lib/features/circles/preset';
import type { CircleGameOutcome } from '@/lib/features/circles/game-refusals';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';

/**
 * Makes the usual table of a circle, with a seat for each of its people. A given preset becomes the
 * usual one.
 */
export async function makeUsualTable(
  { circleId, userId }: CircleActor,
  given?: Preset,
  clock: Clock = systemClock,
): Promise<CircleGameOutcome<CircleTable>> {
  const circle = await loadCircle(circleId, { id: userId }, clock);
  if (!circle) return refused({ kind: 'unknown-circle' });
  const preset = given ?? presetOf(circle.preset);
  const people = circle.members.filter(({ id }) => preset?.members.includes(id));
  const sitsThere = people.some(({ id }) => id === circle.me.id);
  if (!preset || people.length < 2 || people.length !== preset.members.length || !sitsThere)
    return refused({ kind: 'not-those-players' });
  const { members: _members, ...terms } = preset;
  const id = await nextTableId(circleId, people, clock.now());
  const table = { ...terms, id, circleId, name: circle.name, people, hostId: userId, sitsDown: userId };
  const made = await makeCircleTable(table, clock);
  if (!made.made) return { ok: true, value: made };
  if (given) await keepPreset(circleId, given);
  await enterTable(circle, circle.me.id, clock.now());
  return { ok: true, value: made };
}
