/** A tile of a row says which action it is for: pointing at it declares the action, and chooses the tile. */
import type { Step, TurnData } from '@/lib/game/turn/turn-data';
import { slotAt } from '@/lib/game/turn/places';
import type { Action, Row } from '@/lib/game/engine/vocabulary';

const ROW_OF_ACTION: Partial<Record<Action, Row>> = {
  'construct-building': 'building',
  'construct-wall': 'wall',
  'upgrade-action': 'upgrade',
};
/** The special tile needs a right of its own, of which nothing is known before. */
const SLOTS = [0, 1, 2] as const;

/** The tiles that an action could be declared by, each with the step that declares it. */
export function declaredByTile({ steps, view }: TurnData): ReadonlyMap<string, Step> {
  const found = new Map<string, Step>();
  for (const [row, declares] of declaredRows(steps)) {
    const [only, other] = declares;
    // Of two ways to the same action whoever plays has to choose.
    if (!only || other) continue;
    for (const slot of SLOTS) if (view.state.rows[row].slots[slot]) found.set(slotAt(row, slot), only);
  }
  return found;
}

function declaredRows(steps: readonly Step[]): ReadonlyMap<Row, readonly Step[]> {
  const rows = new Map<Row, Step[]>();
  for (const step of steps) {
    const { command } = step;
    const row = command.type === 'DeclareAction' ? ROW_OF_ACTION[command.action] : undefined;
    if (row) rows.set(row, [...(rows.get(row) ?? []), step]);
  }
  return rows;
}
