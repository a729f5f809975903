import { useState } from 'react';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';
import { FORM_KEY, newFormKey } from '@/lib/platform/http/form-key';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { TrialLine } from './trial-line';

/** The reader's next turn of a line, with everything before it. */
export interface TurnOfLine {
  readonly base: number;
  readonly key: string;
  readonly steps: readonly LineStep[];
}
export type Prepare = (turn: TurnOfLine) => void;

interface PlanFormProps {
  readonly start: SandboxStart;
  readonly line: TrialLine;
  /** Receives the turn instead of the plans page. */
  readonly prepare?: Prepare | undefined;
}

/**
 * Turns the reader's next turn of a line from the current position into a plan. The plans page recomputes
 * everything, so an ordinary form is enough.
 */
export function LinePlanForm({ start, line, prepare }: PlanFormProps) {
  const { t } = useWords();
  const [formKey] = useState(newFormKey);
  const { gameId, at, latest, me, status } = start;
  if (me === undefined || status !== 'running' || at !== latest) return null;
  const steps = upToMyTurn(line.steps, me);
  if (steps.length === 0) return <p className="small muted">{t('sandbox.planLater')}</p>;
  return (
    <form
      method="post"
      action={`/games/${gameId}/plan/keep`}
      className="row"
      onSubmit={(event) => {
        if (!prepare) return;
        event.preventDefault();
        prepare({ base: at, key: line.key, steps });
      }}
    >
      <input type="hidden" name={FORM_KEY} value={formKey} suppressHydrationWarning />
      <input type="hidden" name="base" value={at} />
      <input type="hidden" name="key" value={line.key} />
      <input type="hidden" name="steps" value={JSON.stringify(steps)} />
      <SubmitButton className="btn" aria-describedby="plan-hint">
        {t(prepare ? 'train.prepare' : 'sandbox.keepAsPlan')}
      </SubmitButton>
      <span id="plan-hint" className="small min-w-0 grow-1 basis-36">
        {t(prepare ? 'train.prepareHint' : 'sandbox.planHint')}
      </span>
    </form>
  );
}

/** The steps up to the end of the reader's first turn; empty if they do nothing in it. */
function upToMyTurn(steps: readonly LineStep[], me: SeatId): readonly LineStep[] {
  if (!steps.some(({ seat }) => seat === me)) return [];
  const end = steps.findIndex(({ seat, command }) => seat === me && command.type === 'EndTurn');
  return end < 0 ? steps : steps.slice(0, end + 1);
}
