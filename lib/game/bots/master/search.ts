/**
 * Searches a whole turn by beam search with growing width, over sequences of steps from here to the end of
 * the turn.
 */
import { learnedCorrectionOf } from '@/lib/game/bots/architect/lesson';
import { Budget, type ThinkingLimit } from '@/lib/game/bots/candidates';
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Thought } from '@/lib/game/bots/steps';
import type { Command } from '@/lib/game/engine/commands';
import { expand, type SearchStep } from './expand';
import { thoughtKeyOf } from './signature';

/** A partial turn. */
export interface SearchLine {
  /** Its steps, up to the first with an uncertain outcome. */
  readonly plan: readonly Command[];
  readonly after: Thought;
  readonly worth: number;
}

/** Beam widths, tried in this order while the budget lasts. */
const WIDTHS = [4, 12, 36, 108, 324];
const MAX_STEPS = 40;

/** The certain first steps of the best sequence found to the end of the turn. */
export function bestLine(outlook: Outlook, root: Thought, limit: ThinkingLimit): readonly Command[] {
  const search = new Search(outlook, new Budget(limit), root.state.turn.number);
  for (const width of WIDTHS) if (!search.run(root, width)) break;
  return search.best?.plan ?? [];
}

/**
 * The best sequences found to the end of the turn, best first: at most `perTile` for each action tile, and
 * each with different certain first steps.
 */
export function bestLines(
  outlook: Outlook,
  root: Thought,
  limit: ThinkingLimit,
  perTile: number,
): readonly SearchLine[] {
  const found = new Map<string, SearchLine>();
  const search = new Search(outlook, new Budget(limit), root.state.turn.number, (line) => {
    const key = JSON.stringify(line.plan);
    if (line.worth > (found.get(key)?.worth ?? -Infinity)) found.set(key, line);
  });
  for (const width of WIDTHS) if (!search.run(root, width)) break;
  const counts = new Map<string, number>();
  return [...found.values()]
    .sort((a, b) => b.worth - a.worth)
    .filter(({ plan }) => {
      const taken = plan.find((command) => command.type === 'TakeActionTile');
      const tile = taken ? JSON.stringify(taken) : '';
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
      return (counts.get(tile) ?? 0) <= perTile;
    });
}

class Search {
  best: SearchLine | undefined;
  private readonly known = new Map<string, readonly SearchStep[]>();
  // Wider beams reach the same positions again.
  private readonly signatures = new Map<Thought, string>();
  private readonly corrections = new Map<Thought, number>();

  constructor(
    private readonly outlook: Outlook,
    private readonly budget: Budget,
    private readonly turn: number,
    /** Called for every sequence that reaches the end of the turn. */
    private readonly onEnd?: (line: SearchLine) => void,
  ) {}

  /** Runs one beam; returns false once the budget is used up. */
  run(root: Thought, width: number): boolean {
    let beam: readonly SearchLine[] = [{ plan: [], after: root, worth: 0 }];
    for (let depth = 0; depth < MAX_STEPS && beam.length > 0; depth += 1) {
      const next: SearchLine[] = [];
      for (const line of beam) {
        // The first beam always runs to the end, so there is always a whole turn to choose.
        if (this.best && this.budget.isOut) return false;
        this.extend(line, next);
      }
      beam = fewest(next, width, (thought) => this.signatureOf(thought));
    }
    return !this.budget.isOut;
  }

  private extend(line: SearchLine, next: SearchLine[]): void {
    for (const { command, after, worth } of this.stepsFrom(line.after)) {
      const plan = line.after.isCertain ? [...line.plan, command] : line.plan;
      const longer = { plan, after, worth };
      if (!this.isOver(after)) {
        next.push(longer);
        continue;
      }
      const ended = { ...longer, worth: worth + this.correctionOf(after) };
      this.onEnd?.(ended);
      if (!this.best || ended.worth > this.best.worth) this.best = ended;
    }
  }

  private stepsFrom(thought: Thought): readonly SearchStep[] {
    // Commands refer to open items by number, and equal positions may number their next items differently.
    const key = `${this.signatureOf(thought)}|${thought.state.nextItem}`;
    const known = this.known.get(key);
    if (known) return known;
    const steps = expand(this.outlook, thought);
    this.budget.spend(steps.length);
    this.known.set(key, steps);
    return steps;
  }

  private signatureOf(thought: Thought): string {
    return memoize(this.signatures, thought, () => thoughtKeyOf(this.outlook, thought));
  }

  private correctionOf(thought: Thought): number {
    return memoize(this.corrections, thought, () => learnedCorrectionOf(this.outlook, thought));
  }

  private isOver({ state }: Thought): boolean {
    return state.phase !== 'playing' || state.turn.number !== this.turn;
  }
}

function memoize<T>(memory: Map<Thought, T>, thought: Thought, work: () => T): T {
  let found = memory.get(thought);
  if (found === undefined) {
    found = work();
    memory.set(thought, found);
  }
  return found;
}

/** The best lines: each position once, and at least one for every action tile. */
function fewest(
  lines: readonly SearchLine[],
  width: number,
  signatureOf: (thought: Thought) => string,
): readonly SearchLine[] {
  const kept: SearchLine[] = [];
  const perTile = new Map<string, number>();
  const most = Math.max(2, Math.ceil(width / 2.5));
  const seen = new Set<string>();
  for (const line of [...lines].sort((a, b) => b.worth - a.worth)) {
    if (kept.length >= width) break;
    const tile = line.after.state.turn.tile?.tile ?? '';
    const count = perTile.get(tile) ?? 0;
    if (count >= most && lines.length > width && perTile.size > 1) continue;
    const key = signatureOf(line.after);
    if (seen.has(key)) continue;
    seen.add(key);
    perTile.set(tile, count + 1);
    kept.push(line);
  }
  return kept;
}
