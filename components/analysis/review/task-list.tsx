'use client';

import { useStoredText } from '@/components/analysis/use-stored-text';
import { retriedText, turnsIn } from './retried-turns';

interface ListedTask {
  readonly turn: number;
  readonly text: string;
}

interface ListProps {
  readonly gameId: string;
  readonly tasks: readonly ListedTask[];
  readonly words: { readonly film: string; readonly done: string };
}

/** Turns to retry; those that this browser has improved since are marked. */
export function TaskList({ gameId, tasks, words }: ListProps) {
  const done = turnsIn(useStoredText(() => retriedText(gameId)));
  return (
    <ol className="grid gap-2">
      {tasks.map(({ turn, text }) => (
        <li key={turn}>
          <a className="btn" href={`/games/${gameId}/review/${turn}/again`}>
            {text}
          </a>{' '}
          <a
            className="inline-flex min-h-target items-center"
            href={`/games/${gameId}/review?turn=${turn}#turn`}
          >
            {words.film}
          </a>
          {done.includes(turn) && ` ★ ${words.done}`}
        </li>
      ))}
    </ol>
  );
}
