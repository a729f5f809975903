import type { ReactNode } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import { atKeysOf } from '@/lib/game/learning/advice';
import { COACH_LINES, FIRST_ACTION, reasonOf, type CoachAdvice } from '@/lib/game/learning/coach';
import type { Labelling } from '@/lib/game/wording/labelling';
import { labelCommand } from '@/lib/game/wording/options/options';
import { actionName } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { AtStep } from './at-step';
import { spotlightCss } from './spotlight';

interface CoachProps {
  readonly coaching: CoachAdvice;
  readonly gameId: string;
  readonly seq: number;
}

/** The first turn, explained line by line above the moves. The next step is highlighted on the table. */
export function CoachCard({ coaching, gameId, seq }: CoachProps) {
  const { t } = useWords();
  return (
    <Card labelledBy="coach-title">
      <AtStep seq={seq} css={spotlightCss(coaching)}>
        <h2 id="coach-title" className="text-title">
          {t('learn.coach.title')}
        </h2>
        <CoachLine gameId={gameId}>
          <strong>
            <Line now={coaching.now} />
          </strong>
        </CoachLine>
      </AtStep>
    </Card>
  );
}

interface NextStepProps {
  readonly step: Command;
  readonly on: Omit<Labelling, 'words'>;
  readonly gameId: string;
  readonly seq: number;
}

/** In later turns: one outstanding step with its reason. It can be folded. */
export function NextStepCard({ step, on, gameId, seq }: NextStepProps) {
  const words = useWords();
  return (
    <Card label={words.t('learn.coach.next')}>
      <AtStep seq={seq} css={spotlightCss({ at: atKeysOf(step), press: [step] }, ':root:has(#coach[open]) ')}>
        <details id="coach" className="fold" open>
          <summary className="text-sm font-semibold leading-dense">
            {labelCommand({ words, ...on }, step)}
          </summary>
          <CoachLine gameId={gameId}>{words.t(reasonOf(step))}</CoachLine>
        </details>
      </AtStep>
    </Card>
  );
}

interface SaidProps {
  readonly gameId: string;
  readonly children: ReactNode;
}

/** A sentence with the button that ends all coaching. */
function CoachLine({ gameId, children }: SaidProps) {
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
          {t('learn.coach.off')}
        </button>
      </form>
    </div>
  );
}

/** The line for the next step, one of three in sequence. */
function Line({ now }: { readonly now: CoachAdvice['now'] }) {
  const words = useWords();
  if (now === 'answer') return words.t('learn.coach.answer');
  const n = COACH_LINES.indexOf(now) + 1;
  const action = actionName(words, FIRST_ACTION);
  return `${n}/${COACH_LINES.length}: ${words.t(`learn.coach.line.${now}`, { action })}`;
}

interface CardProps {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

function Card({ label, labelledBy, children }: CardProps) {
  return (
    <section
      id="lesson"
      className="panel lesson stack relative content-start gap-1 border-l-5 border-l-gold bg-tile py-2 xl:min-h-28 phone:border-l-0 phone:bg-transparent phone:pt-3 phone:pb-0"
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
