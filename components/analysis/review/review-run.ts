/** A running review: fetches the game once, distributes its turns to workers, and saves the result. */
import { coreCount, localStore } from '@/components/ui/browser/browser-features';
import { hasAll } from '@/components/ui/browser/payload';
import type { PackData } from '@/lib/game/engine/pack';
import type { GameDocument } from '@/lib/game/eventlog/export';
import type { Quality } from '@/lib/game/analysis/review/weigh';
import type { GameReview, TurnReview } from '@/lib/game/analysis/review/review';
import type { ReviewAnswer, ReviewWork } from '@/lib/game/analysis/review/share';
import { startReviewer } from './start-reviewer';

export interface ReviewJob extends StoredReviewKey {
  readonly quality: Quality;
  readonly packUrl: string;
  /** The reader's seat, whose turns are reviewed first. */
  readonly me?: number | undefined;
  readonly seats: number;
  /** Recomputes everything for comparison with the stored review. */
  readonly isAnew: boolean;
}

export interface ReviewListener {
  /** The turns reviewed so far, and the number of all turns. */
  readonly progress: (turns: readonly TurnReview[], all: number) => void;
  readonly keeping: () => void;
  /** Receives the turns that the previously saved review judged wrongly. */
  readonly kept: (differing: readonly number[]) => void;
  readonly failed: () => void;
}

const MAX_WORKERS = 2;

export class ReviewRun {
  private readonly workers: Worker[] = [];
  private readonly turns: TurnReview[];
  private frame: Omit<GameReview, 'turns'> | undefined;
  private all = 0;
  private working = 0;
  private isOver = false;

  constructor(
    private readonly wanted: ReviewJob,
    private readonly heard: ReviewListener,
  ) {
    this.turns = wanted.isAnew ? [] : [...readStoredTurns(wanted)];
    this.begin().catch(() => this.fail());
  }

  /** Stops. Results so far stay in the browser. */
  stop(): void {
    this.isOver = true;
    for (const worker of this.workers) worker.terminate();
  }

  private async begin(): Promise<void> {
    const { gameId, packUrl, head, quality, me } = this.wanted;
    const [game, pack] = await Promise.all([
      fetchJson<GameDocument>(`/api/games/${gameId}/export`, ['log', 'game']),
      fetchJson<PackData>(packUrl, ['id', 'version']),
    ]);
    if (this.isOver) return;
    const of = Math.min(MAX_WORKERS, coreCount());
    const known = this.turns.map(({ turn }) => turn);
    for (let index = 0; index < of; index += 1) {
      const worker = startReviewer();
      if (!worker) return this.fail();
      worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => this.answered(data);
      worker.onerror = () => this.fail();
      this.workers.push(worker);
      const share = { index, of };
      const work: ReviewWork = {
        type: 'review',
        pack,
        log: game.log,
        head,
        quality,
        share,
        known,
        first: me,
      };
      worker.postMessage(work);
    }
    this.working = of;
  }

  private answered(answer: ReviewAnswer): void {
    if (this.isOver) return;
    switch (answer.type) {
      case 'begun':
        this.frame = answer.frame;
        this.all = answer.turns;
        break;
      case 'turn':
        this.turns.push(answer.turn);
        if (!this.wanted.isAnew) localStore.write(nameOf(this.wanted), JSON.stringify(this.turns));
        break;
      case 'done':
        this.working -= 1;
        if (this.working === 0) this.finish().catch(() => this.fail());
    }
    this.heard.progress([...this.turns], this.all);
  }

  private async finish(): Promise<void> {
    if (!this.frame) return;
    this.heard.keeping();
    const turns = [...this.turns].sort((a, b) => a.turn - b.turn);
    const review: GameReview = { ...this.frame, turns };
    const response = await fetch(`/api/games/${this.wanted.gameId}/review`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(review),
    });
    const answer: unknown = await response.json();
    // The server disagrees, so this browser's stored results would fail again.
    if (response.status === 422) forgetTurns(this.wanted);
    if (!response.ok || !hasAll<{ differing: readonly number[] }>(answer, ['differing'])) return this.fail();
    forgetTurns(this.wanted);
    this.stop();
    this.heard.kept(answer.differing);
  }

  private fail(): void {
    if (this.isOver) return;
    this.stop();
    this.heard.failed();
  }
}

async function fetchJson<T extends object>(address: string, names: readonly (keyof T)[]): Promise<T> {
  const response = await fetch(address);
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!hasAll<T>(answer, names)) throw new Error(`${address}: ${response.status}`);
  return answer;
}

/** Identifies a review. Another version, quality or end of the game starts over. */
interface StoredReviewKey {
  readonly gameId: string;
  readonly head: string;
  readonly reviewer: number;
  readonly quality: string;
}

const nameOf = ({ gameId, head, reviewer, quality }: StoredReviewKey) =>
  `review ${gameId} ${reviewer} ${quality} ${head}`;

/** The stored reviews; empty if the browser stores nothing. */
function readStoredTurns(which: StoredReviewKey): readonly TurnReview[] {
  try {
    const kept: unknown = JSON.parse(localStore.read(nameOf(which)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Deletes the stored turns once the game has its review. */
function forgetTurns(which: StoredReviewKey): void {
  localStore.remove(nameOf(which));
}
