/**
 * The hub of the crane shows the time: era, turns left for the table, and platform steps until the era
 * changes.
 */
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Labelling } from '@/lib/game/wording/labelling';
import { turnsLeft } from '@/lib/game/wording/position';
import { colour, icon, label, num } from '../draw';

/** Era, turns left and platform. */
export function drawHub({ words, pack, state }: Labelling): string {
  const left = String(turnsLeft({ pack, state }));
  const wide = left.length * 8.5;
  return (
    label(words.t('table.era', { era: state.era }), { x: 0, y: -27 }, { size: 25, serif: true }) +
    icon('i-hourglass', { x: -wide, y: 3 }, 25) +
    label(left, { x: 12, y: 3 }, { size: 28, weight: 700 }) +
    platform(pack, state)
  );
}

/**
 * The platform: a step for each fall of the arrow, with the cube on the current one; Era II begins below.
 */
function platform(pack: PackData, state: State): string {
  const clock = pack.crane.clocks.find((entry) => entry.players === state.setup.players);
  const start = clock?.platformStart ?? 0;
  const width = Math.min(12, 84 / Math.max(start, 1));
  const spaces = Array.from({ length: start }, (_, i) => {
    const here = start - i === state.crane.platform;
    const x = (i - start / 2) * width;
    const step = `<path d="M${num(x)} 27h${num(width)}v${num(7 + i * 1.2)}h-${num(width)}z" fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width=".9"/>`;
    return here ? step + icon('i-cube', { x: x + width / 2, y: 24 }, 15, `color="${colour('wood')}"`) : step;
  });
  const erasLeft = clock ? clock.eraTwoAfterTurn - state.turnsDone : 0;
  const change = state.era === 'I' && erasLeft > 0 ? `II: ${erasLeft}` : '';
  return spaces.join('') + (change ? label(change, { x: 0, y: 46 }, { size: 12, serif: true }) : '');
}
