import type { PlansView } from '@/lib/features/plans/view';
import type { PlanWording } from '@/lib/game/wording/plans';

/** Whatever shows plans in words looks at this. */
export interface PlansProps {
  readonly plans: PlansView;
  readonly on: PlanWording;
}
