import { useEffect, useState, type ReactNode } from 'react';
import { useLive } from '@/components/move/live-context';
import { untilDone } from '@/components/ui/browser/retry';
import { Fold } from '@/components/ui/fold';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import {
  atKeysOf,
  COACH_LINES,
  type CoachAdvice,
  coachAdviceOf,
  coachingAt,
  FIRST_ACTION,
} from '@/lib/game/learning/coach';
import { actionName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { coachHeading, coachReason } from './coach-words';
import { LessonFrame } from './lesson-frame';
import { spotlightCss } from './spotlight';
import { isAt, planAfter, suggestionAt, type Suggestion, type Think } from './suggestion';

/** A page that shows it needs nothing from the server after a step (components/live/page-sync.ts). */
const IN_PAGE = {
  'data-in-page': '',
  className: 'relative content-start gap-1 py-2 xl:min-h-22 phone:pt-3 phone:pb-0',
};

interface CoachProps {
  readonly gameId: string;
  /** The newest step at the time of the plan. */
  readonly seq: number;
  /** Suggested steps for the rest of the turn; empty in another player's turn. */
  readonly plan: readonly Command[];
  /** Shown one turn after the last suggestion. */
  readonly farewell: ReactNode;
}

/**
 * The first turns, explained above the moves. The next step is marked on the table. The page itself knows
 * what to suggest after each step, so the card changes together with the table.
 */
export function Coach({ gameId, seq, plan, farewell }: CoachProps) {
  const live = useLive();
  const isMine = live?.isAsked && live.table.view.state.turn.seat === live.table.me;
  const stage = isMine ? coachingAt(live.table.view.state) : undefined;
  const table = stage && live?.table;
  const suggested = useSuggested(stage === 'step' ? table : undefined, { seq, plan });
  if (!table) return null;
  if (stage === 'farewell') return farewell;
  const { pack, view, options } = table;
  const commands = (options?.commands ?? []).map(({ command }) => command);
  const said = coachAdviceOf({ pack, state: view.state, commands });
  return said ? <FirstTurn coaching={said} gameId={gameId} /> : <NextStep table={table} plan={suggested} />;
}

/** The plan for the shown position: the rest of the last one, or a new one. */
function useSuggested(table: TableView | undefined, given: Suggestion): readonly Command[] {
  const think = useThinking();
  const [kept, keep] = useState(given);
  const [newest, setNewest] = useState(given.seq);
  if (given.seq > newest) {
    setNewest(given.seq);
    if (given.plan.length > 0) keep(given);
  }
  if (!table) return [];
  const plan = planAfter(kept, table, think);
  if (plan && !isAt(kept, table)) keep(suggestionAt(table, plan));
  return plan ?? [];
}

/** The computer player, which loads after the page. */
function useThinking(): Think | undefined {
  const [think, setThink] = useState<Think>();
  useEffect(() => {
    const over = new AbortController();
    void untilDone(() => import('./think'), over.signal).then(({ thinkFor }) => {
      if (!over.signal.aborted) setThink(() => thinkFor);
    });
    return () => over.abort();
  }, []);
  return think;
}

/** The first turn, line by line. */
function FirstTurn({ coaching, gameId }: { readonly coaching: CoachAdvice; readonly gameId: string }) {
  const { t } = useWords();
  return (
    <LessonFrame {...IN_PAGE} aria-labelledby="coach-title" data-marks={coaching.at[0]}>
      <style>{spotlightCss(coaching)}</style>
      <h2 id="coach-title" className="text-lg">
        {t('coach.title')}
      </h2>
      <CoachLine gameId={gameId}>
        <strong>
          <Line now={coaching.now} />
        </strong>
      </CoachLine>
    </LessonFrame>
  );
}

/** In later turns: one outstanding step with its reason. It can be folded. */
function NextStep({ table, plan }: { readonly table: TableView; readonly plan: readonly Command[] }) {
  const words = useWords();
  const { pack, view, gameId } = table;
  const [step] = plan;
  if (!step) return null;
  const on = { words, pack, view };
  return (
    <LessonFrame {...IN_PAGE} aria-label={words.t('coach.next')} data-marks={atKeysOf(step)[0]}>
      <style>{spotlightCss({ at: atKeysOf(step), press: [step] }, ':root:has(#coach[open]) ')}</style>
      <Fold
        id="coach"
        title={<span className="text-md font-semibold leading-dense">{coachHeading(on, step)}</span>}
        open
      >
        <CoachLine gameId={gameId}>{coachReason(on, plan)}</CoachLine>
      </Fold>
    </LessonFrame>
  );
}

/** A sentence with the button that ends all coaching. */
function CoachLine({ gameId, children }: { readonly gameId: string; readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-sm leading-dense">
      <span>{children}</span>
      <form action="/learn/progress" method="post" className="ml-auto">
        <input type="hidden" name="gameId" value={gameId} />
        <button
          className="-my-3 min-h-target cursor-pointer border-0 bg-transparent p-0 text-muted underline"
          name="coach"
          value="off"
        >
          {t('coach.off')}
        </button>
      </form>
    </div>
  );
}

/** The line for the next step, one of three in sequence. */
function Line({ now }: { readonly now: CoachAdvice['now'] }) {
  const words = useWords();
  if (now === 'answer') return words.t('coach.answer');
  const n = COACH_LINES.indexOf(now) + 1;
  const action = actionName(words, FIRST_ACTION);
  return `${n}/${COACH_LINES.length}: ${words.t(`coach.line.${now}`, { action })}`;
}
