import type { Ages } from './ages';
import type { Report } from './report';
import type { World } from './world';

/** What a life is lived in; `no` is its number. */
export interface Walk {
  readonly world: World;
  readonly ages: Ages;
  readonly report: Report;
  readonly no: number;
}
