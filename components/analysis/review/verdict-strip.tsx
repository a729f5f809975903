'use client';

import type { KeyboardEvent } from 'react';
import type { Mark } from '@/lib/game/analysis/review/review';

interface StripDot {
  readonly turn: number;
  readonly round: number;
  readonly mark: Mark;
  readonly sign: string;
  /** The turn in words: its round and its verdict. */
  readonly name: string;
}

interface StripProps {
  readonly gameId: string;
  readonly label: string;
  /** A turn that the reader cannot see is missing. */
  readonly dots: readonly StripDot[];
  readonly rounds: number;
  /** The turn that the page shows. */
  readonly current: number | undefined;
}

/** Shape, sign and colour differ, and a loss is larger than a good turn. */
const LOOKS: Readonly<Record<Mark, string>> = {
  best: 'size-6 rounded-full bg-green text-card',
  fine: 'size-6 rounded-full border-2 border-green text-green',
  inaccuracy: 'size-7 rounded-full border-3 border-dashed border-gold text-ink',
  mistake: 'size-8 rounded-sm bg-shield text-on-red',
  'missed-chance': 'size-8 rotate-45 rounded-sm border-3 border-red text-red',
};

/** The verdicts of one player by round. Each leads to its turn; arrow keys go from one to the next. */
export function VerdictStrip({ gameId, label, dots, rounds, current }: StripProps) {
  const byRound = Array.from({ length: rounds }, (_, i) => dots.find(({ round }) => round === i + 1));
  return (
    <nav aria-label={label}>
      <ol className="m-0 grid list-none grid-cols-8 p-0 md:grid-cols-16">
        {byRound.map((dot, i) => (
          <li key={i} className="grid justify-items-center">
            {dot ? (
              <a
                href={`/games/${gameId}/review?turn=${dot.turn}#turn`}
                className={`${CELL} text-ink no-underline current:bg-here current:outline-2 current:outline-line-dark`}
                aria-label={dot.name}
                aria-current={dot.turn === current ? 'page' : undefined}
                title={dot.name}
                onKeyDown={stepByArrow}
              >
                <span className="text-xs">{dot.round}</span>
                <span className="grid size-9 place-items-center">
                  <span className={`grid place-items-center text-sm font-bold ${LOOKS[dot.mark]}`}>
                    <span className={dot.mark === 'missed-chance' ? '-rotate-45' : undefined}>
                      {dot.sign}
                    </span>
                  </span>
                </span>
              </a>
            ) : (
              <span className={`${CELL} text-muted`} aria-hidden="true">
                <span className="text-xs">{i + 1}</span>
                <span className="grid size-9 place-items-center">
                  <span className="size-2 rounded-full bg-line" />
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const CELL = 'grid w-full min-h-target justify-items-center rounded-md pt-1';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus from a link of the strip to another. */
function stepByArrow(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  links[step(at, links.length - 1)]?.focus();
  // A replay on the page has the same keys.
  event.preventDefault();
}
