import type { ReactNode } from 'react';

interface PlanFormProps {
  readonly gameId: string;
  readonly act: 'guard' | 'unguard' | 'earlier' | 'later' | 'forget' | 'mode' | 'confirm';
  readonly id: string;
  readonly children: ReactNode;
}

/** A form about one plan. It works without JavaScript. */
export function PlanForm({ gameId, act, id, children }: PlanFormProps) {
  return (
    <form
      method="post"
      action={`/games/${gameId}/plan/${act}`}
      className="row min-w-0 has-[select]:items-end"
    >
      <input type="hidden" name="id" value={id} />
      {children}
    </form>
  );
}
