import type { Ages } from './ages';
import type { Report } from './report';
import type { World } from './world';

/** The context of a simulated story; `no` is its number. */
export interface Walk {
  readonly world: World;
  readonly ages: Ages;
  readonly report: Report;
  readonly no: number;
}
