import { deliverAfterResponse } from '@/lib/features/notify/after-move';
import { fieldOf } from '@/lib/platform/http/form';
import type { Visitor } from '@/lib/features/table/load-table';
import { forget, jot } from '@/lib/features/talk/notes';
import { remove, report, say } from '@/lib/features/talk/talk';
import type { TalkProblem } from './problem';

/** What a form of the talk does, and what it is counted as. */
export interface Act {
  readonly limit: 'chat' | 'note' | 'report';
  readonly act: (gameId: string, visitor: Visitor, form: FormData, id: string) => Promise<Outcome>;
}
type Outcome = TalkProblem | 'unknown-table' | undefined;

/** All of them by name. */
export const ACTS: Readonly<Record<string, Act>> = {
  say: {
    limit: 'chat',
    act: async (gameId, visitor, form, id) => {
      const said = await say(gameId, visitor, { id, text: fieldOf(form, 'text') });
      if (typeof said === 'string') return said;
      deliverAfterResponse(said.told);
      return undefined;
    },
  },
  remove: { limit: 'note', act: (gameId, visitor, _form, id) => remove(gameId, visitor, id) },
  report: { limit: 'report', act: (gameId, visitor, _form, id) => report(gameId, visitor, id) },
  note: {
    limit: 'note',
    act: (gameId, visitor, form, id) =>
      jot(gameId, visitor, { id, text: fieldOf(form, 'text'), sealed: form.has('sealed') }),
  },
  forget: { limit: 'note', act: (gameId, visitor, _form, id) => forget(gameId, visitor, id) },
};
