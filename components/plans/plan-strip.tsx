import { Drawing } from '@/components/board/drawing';
import { Symbol } from '@/components/board/symbol';
import { signsOf } from '@/components/move/signs-of';
import { piecePicture } from '@/lib/game/drawing/component-picture';
import type { PlanStep } from '@/lib/game/analysis/plans/plan';
import { labelStep, type PlanWording } from '@/lib/game/wording/plans';

interface StripProps {
  readonly on: PlanWording;
  readonly steps: readonly Pick<PlanStep, 'aim'>[];
}

/** The steps of a plan as a strip of icons, each with its words below. */
export function PlanStrip({ on, steps }: StripProps) {
  return (
    <ol className="plan-steps flex list-none flex-wrap gap-2 p-0">
      {steps.map((step, i) => (
        <li
          key={i}
          className="grid w-28 grid-rows-[3rem_1fr] justify-items-center gap-1 rounded-md border border-line bg-sunken p-2 text-center text-sm leading-list"
        >
          <StepIcon on={on} step={step} />
          <span className="wrap-anywhere">{labelStep(on, step.aim)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The piece of a step, or its symbols. */
function StepIcon({
  on,
  step: { aim },
}: {
  readonly on: PlanWording;
  readonly step: StripProps['steps'][0];
}) {
  const { pack, state } = on;
  const { command, tiles = [] } = aim;
  const id = tiles[0] ?? ('tile' in command && command.tile);
  const picture = id && piecePicture(pack, id, state.setup.variant.actionSide);
  if (picture)
    return (
      <Drawing pack={pack} svg={picture} className="h-12 [&_svg]:h-full [&_svg]:w-auto [&_svg]:max-w-full" />
    );
  const signs = command.type === 'EndTurn' ? ['i-check'] : signsOf(on, command);
  return (
    <span className="flex items-center gap-1">
      {(signs.length > 0 ? signs : ['i-special']).map((name) => (
        <Symbol key={name} name={name} pack={pack} className="size-9" />
      ))}
    </span>
  );
}
