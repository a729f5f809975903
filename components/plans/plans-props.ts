import type { PlansView } from '@/lib/features/plans/view';
import type { PlanWording } from '@/lib/game/wording/plans';

/** Props of all components that show plans. */
export interface PlansProps {
  readonly plans: PlansView;
  readonly on: PlanWording;
}
