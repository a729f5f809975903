import { Component } from 'react';
import { look, play, type MarkerPlaces } from '@/components/board/motion';
import { mayMove } from '@/components/ui/browser/screen';
import { arrive, readTableContents, type TableContents } from './arrive';

interface MotionProps {
  /** The moment that is drawn, known by itself; undefined while something else is drawn. */
  readonly at: number | object | undefined;
  /** How long it is shown; undefined if the reader steps by hand. */
  readonly ms?: number | undefined;
}

interface Before {
  readonly seen: MarkerPlaces;
  readonly lying: TableContents | undefined;
}

/** Faster steps by hand do not glide, because no glide would ever end. */
const GLIDE_AFTER_MS = 300;
/** Nothing glides for longer than this part of a step. */
const GLIDING = 0.9;
const STEP_MS = 700;
/** Below this pace pieces do not drop and numbers do not run. */
const ARRIVES_FROM = 0.5;

/** Animates changes: markers glide, pieces drop, numbers run. It reads the board before React changes it. */
export class Motion extends Component<MotionProps> {
  private steppedAt = 0;

  override getSnapshotBeforeUpdate({ at }: MotionProps): Before | null {
    if (at === this.props.at || at === undefined || this.props.at === undefined) return null;
    const now = performance.now();
    const isHasty = this.props.ms === undefined && now - this.steppedAt <= GLIDE_AFTER_MS;
    this.steppedAt = now;
    if (isHasty || !mayMove()) return null;
    return { seen: look(), lying: this.pace() >= ARRIVES_FROM ? readTableContents() : undefined };
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
