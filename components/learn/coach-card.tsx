import { useEffect, useState, type ReactNode } from 'react';
import { useLive } from '@/components/move/live-context';
import { NOTHING } from '@/components/move/turn/choice';
import { useTurn } from '@/components/move/turn/turn-context';
import { untilDone } from '@/components/ui/browser/retry';
import { Fold } from '@/components/ui/fold';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import { stepOf } from '@/lib/game/engine/turn-back';
import {
  COACH_LINES,
  type CoachAdvice,
  coachAdviceOf,
  coachingAt,
  type CoachReason,
  FIRST_ACTION,
  ownTurnOf,
  reasonOf,
} from '@/lib/game/learning/coach';
import { isWaiting } from '@/lib/game/live/live-table';
import { actionName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { useCoachSight } from './coach-sight';
import { coachCss, coachTargetOf, firstPlaceOf } from './coach-target';
import { coachHeading, coachReason } from './coach-words';
import { LessonFrame } from './lesson-frame';
import { isAt, planAfter, suggestionAt, type Suggestion, type Think } from './suggestion';

/** A page that shows it needs nothing from the server after a step (components/live/page-sync.ts). */
const IN_PAGE = {
  'data-in-page': '',
  // Room for two lines of each, so the moves below keep their place from step to step.
  className: 'relative content-start gap-1 py-2 md:min-h-27 phone:min-h-0 phone:pt-3 phone:pb-0',
};

interface CoachProps {
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
export function Coach({ seq, plan, farewell }: CoachProps) {
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
  return said ? <FirstTurn coaching={said} table={table} /> : <NextStep table={table} plan={suggested} />;
}

/** The plan for the shown position: the rest of the last one, or a new one. */
function useSuggested(table: TableView | undefined, given: Suggestion): readonly Command[] {
  const think = useThinking();
  const [kept, keep] = useState(given);
  const [newest, setNewest] = useState(given.seq);
  if (given.seq > newest) {
    setNewest(given.seq);
    // A shown plan does not change.
    if (given.plan.length > 0 && !(table && isAt(kept, table) && kept.plan.length > 0)) keep(given);
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

interface MarkProps {
  readonly table: TableView;
  readonly command: Command;
  /** Selector of the root, if more than that is asked of it. */
  readonly within?: string;
}

/** Lets the next thing to press pulse, and scrolls it into view. */
function Mark(props: MarkProps) {
  const live = useLive()?.live;
  // A step that waits for its result is over.
  return live && isWaiting(live) ? null : <Pulse {...props} />;
}

function Pulse({ table: { pack, view, seq }, command, within = '' }: MarkProps) {
  const turn = useTurn();
  const { state } = view;
  const target = coachTargetOf({ pack, state, data: turn?.data, choice: turn?.choice ?? NOTHING }, command);
  useCoachSight(target, command, JSON.stringify([seq, target, turn === undefined]));
  return <style>{coachCss(target, command, `${within || ':root'}:not([data-film]) `)}</style>;
}

/** Hides required steps, which the coach's line names, and prices, which are on the board. */
const FEW_WORDS =
  '#moves .open-items-part,#moves .owed{display:none}' +
  '@media(max-width:45.99rem){#moves .btn-next .brings{display:none}}';

interface FirstTurnProps {
  readonly coaching: CoachAdvice;
  readonly table: TableView;
}

/** The first turn, line by line. */
function FirstTurn({ coaching: { now, at, press }, table }: FirstTurnProps) {
  const { t } = useWords();
  const [step] = press;
  return (
    <LessonFrame {...IN_PAGE} aria-labelledby="coach-title" data-marks={at[0]}>
      <style>{FEW_WORDS}</style>
      {step && <Mark table={table} command={step} />}
      <h2 id="coach-title" className="text-lg">
        {t('coach.title')}
      </h2>
      <CoachLine gameId={table.gameId}>
        <strong>
          <Line now={now} />
        </strong>
        {now === 'act' && ` ${t(`coach.why.${FIRST_ACTION}`)}`}
      </CoachLine>
    </LessonFrame>
  );
}

/** In later turns: one outstanding step with its reason or gain. It can be folded. */
function NextStep({ table, plan }: { readonly table: TableView; readonly plan: readonly Command[] }) {
  const words = useWords();
  const { pack, view, gameId } = table;
  const [step] = plan;
  const isNew = useIsNew(table, step && reasonOf(step));
  if (!step) return null;
  const on = { words, pack, view };
  return (
    <LessonFrame
      {...IN_PAGE}
      aria-label={words.t('coach.next')}
      data-marks={firstPlaceOf({ pack, state: view.state }, step)}
    >
      <style>{':root:has(#coach[open]) #moves .owed{display:none}'}</style>
      <Mark table={table} command={step} within=":root:has(#coach[open])" />
      <Fold
        id="coach"
        title={<span className="text-md font-semibold leading-dense">{coachHeading(on, step)}</span>}
        open
      >
        <CoachLine gameId={gameId}>{coachReason(on, plan, isNew)}</CoachLine>
      </Fold>
    </LessonFrame>
  );
}

/** Whether a step of this kind is suggested for the first time in the game. */
function useIsNew({ seq, log, me, view }: TableView, reason: CoachReason | undefined): boolean {
  const [told, tell] = useState<Readonly<Partial<Record<CoachReason, number>>>>({});
  if (!reason) return false;
  const at = told[reason];
  if (at === undefined) tell({ ...told, [reason]: seq });
  if (at !== undefined && at !== seq) return false;
  // The first tile is taken in the first turn, which has lines of its own.
  const least = reason === 'coach.why.tile' && ownTurnOf(view.state) > 1 ? 1 : 0;
  const done = log.filter(({ seat, undone, command }) => {
    const step = stepOf(command);
    return seat === me && !undone && step !== undefined && reasonOf(step) === reason;
  });
  return done.length <= least;
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
