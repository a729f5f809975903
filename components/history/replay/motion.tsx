import { Component } from 'react';
import { markerPlaces, animateMarkers, type MarkerPlaces } from '@/components/board/motion';
import { mayMove } from '@/components/ui/browser/screen';
import { animateArrivals, readTableContents, type TableContents } from './animate-arrivals';

interface MotionProps {
  /** Identity of the rendered moment; undefined while something else is rendered. */
  readonly at: number | object | undefined;
  /** Its display time in milliseconds; undefined if the reader steps by hand. */
  readonly ms?: number | undefined;
}

interface Before {
  readonly seen: MarkerPlaces;
  readonly lying: TableContents | undefined;
}

/** Faster manual steps are not animated, because no animation would ever end. */
const GLIDE_AFTER_MS = 300;
/** Maximum share of a step that an animation takes. */
const GLIDING = 0.9;
const STEP_MS = 700;
/** Below this pace pieces do not drop and numbers do not count. */
const ARRIVES_FROM = 0.5;

/**
 * Animates changes: markers glide, pieces drop, numbers count. It reads the board before React changes it,
 * which needs a class component.
 */
export class Motion extends Component<MotionProps> {
  private steppedAt = 0;

  override getSnapshotBeforeUpdate({ at }: MotionProps): Before | null {
    if (at === this.props.at || at === undefined || this.props.at === undefined) return null;
    const now = performance.now();
    const isHasty = this.props.ms === undefined && now - this.steppedAt <= GLIDE_AFTER_MS;
    this.steppedAt = now;
    if (isHasty || !mayMove()) return null;
    return { seen: markerPlaces(), lying: this.pace() >= ARRIVES_FROM ? readTableContents() : undefined };
  }

  override componentDidUpdate(_props: MotionProps, _state: unknown, before: Before | null): void {
    if (!before) return;
    const pace = this.pace();
    animateMarkers(before.seen, markerPlaces(), pace);
    if (before.lying) animateArrivals(before.lying, STEP_MS * pace);
  }

  override render() {
    return null;
  }

  private pace(): number {
    const { ms } = this.props;
    return ms === undefined ? 1 : Math.min(1, (ms * GLIDING) / STEP_MS);
  }
}
