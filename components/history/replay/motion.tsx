import { Component } from 'react';
import { look, play, type Seen } from '@/components/move/browser/motion';
import { mayMove } from '@/components/move/browser/table-dom';
import { arrive, lying, type Lying } from './arrive';

interface MotionProps {
  /** The moment that is drawn; nothing while something else is. */
  readonly at: number | undefined;
  /** How long it is shown; nothing where somebody steps by hand. */
  readonly ms?: number | undefined;
}

interface Before {
  readonly seen: Seen;
  readonly lying: Lying | undefined;
}

/** Whoever steps faster than this sees no gliding, which would only ever have begun. */
const GLIDE_AFTER_MS = 300;
/** Nothing glides for longer than this part of a step. */
const GLIDING = 0.9;
const STEP_MS = 700;
/** Pieces drop and numbers run unless it goes quicker than this. */
const ARRIVES_FROM = 0.5;

/**
 * Lets what has changed from moment to moment be seen to change: markers glide, pieces drop, numbers run.
 * What lies on the board is read just before React changes it.
 */
export class Motion extends Component<MotionProps> {
  private steppedAt = 0;

  override getSnapshotBeforeUpdate({ at }: MotionProps): Before | null {
    if (at === this.props.at || at === undefined || this.props.at === undefined) return null;
    const now = performance.now();
    const isHasty = this.props.ms === undefined && now - this.steppedAt <= GLIDE_AFTER_MS;
    this.steppedAt = now;
    if (isHasty || !mayMove()) return null;
    return { seen: look(), lying: this.pace() >= ARRIVES_FROM ? lying() : undefined };
  }

  override componentDidUpdate(_props: MotionProps, _state: unknown, before: Before | null): void {
    if (!before) return;
    const pace = this.pace();
    play(before.seen, look(), pace);
    if (before.lying) arrive(before.lying, STEP_MS * pace);
  }

  override render() {
    return null;
  }

  private pace(): number {
    const { ms } = this.props;
    return ms === undefined ? 1 : Math.min(1, (ms * GLIDING) / STEP_MS);
  }
}
