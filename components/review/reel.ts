/** So long a step is to be seen. */
export const STEP_MS = 1_800;

/** What a reel plays, and where. */
export interface ReelProps<Frame> {
  /** The first step it shows, and the last. */
  readonly from: number;
  readonly last: number;
  /** Undefined where it cannot be had. */
  readonly frameOf: (step: number) => Promise<Frame | undefined>;
  readonly show: (frame: Frame, step: number) => void;
  readonly onEnd: () => void;
}

/** Shows one step after the other until the last; while one is to be seen, the next is fetched. */
export class Reel<Frame> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(private readonly props: ReelProps<Frame>) {
    void this.play(props.from, this.fetched(props.from));
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private async fetched(step: number): Promise<Frame | undefined> {
    return step > this.props.last ? undefined : this.props.frameOf(step);
  }

  private async play(step: number, fetched: Promise<Frame | undefined>): Promise<void> {
    const frame = await fetched;
    if (this.isOver) return;
    if (frame === undefined) return this.end();
    this.props.show(frame, step);
    const next = this.fetched(step + 1);
    this.timer = setTimeout(() => void this.play(step + 1, next), STEP_MS);
  }

  private end(): void {
    this.stop();
    this.props.onEnd();
  }
}
