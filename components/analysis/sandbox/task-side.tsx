import type { ComponentProps } from 'react';
import type { PuzzleTask } from '@/components/analysis/puzzles/hints';
import { PuzzleSide } from '@/components/analysis/puzzles/puzzle-side';
import type { RetryTask } from '@/components/analysis/review/retry-task';
import { RetrySide } from '@/components/analysis/review/retry-side';

/** The task on the table: find the best turn, or improve an earlier one. */
export type Task = PuzzleTask | RetryTask;

type SideProps = Omit<ComponentProps<typeof RetrySide>, 'task'> & { readonly task: Task };

/** The moves panel of a task. */
export function TaskSide({ task, packData, ...rest }: SideProps) {
  return 'goal' in task ? (
    <PuzzleSide task={task} {...rest} />
  ) : (
    <RetrySide {...{ task, packData }} {...rest} />
  );
}
