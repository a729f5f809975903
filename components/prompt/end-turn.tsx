import type { OpenEntry, Option } from '@/lib/engine/options';
import { list } from '@/lib/wording/grammar';
import { describeOpen } from '@/lib/wording/open';
import type { Labelling } from '@/lib/wording/options';
import { commandValue } from './command-value';

interface EndTurnProps {
  readonly on: Labelling;
  readonly open: readonly OpenEntry[];
  readonly end: readonly Option[];
  readonly undo: readonly Option[];
  readonly form: string;
}

/** Going back one step or to the beginning of the turn, and ending the turn: a step of its own that says what it loses. */
export function EndTurn({ on, open, end, undo, form }: EndTurnProps) {
  const targets = undo
    .flatMap(({ command }) => (command.type === 'Undo' ? [command.to] : []))
    .sort((a, b) => a - b);
  const [first] = targets;
  const last = targets.at(-1);
  return (
    <section className="stack" aria-label="Take back or end the turn">
      <div className="row">
        {last !== undefined && <Back form={form} to={last} text="Undo one step" />}
        {first !== undefined && first !== last && <Back form={form} to={first} text="Reset turn" />}
      </div>
      <p className="small">{lossWords(on, open, end.length > 0)}</p>
      {end.length > 0 && (
        <button className="btn btn-end" form={form} name="command" value={commandValue({ type: 'EndTurn' })}>
          End turn
        </button>
      )}
    </section>
  );
}

function Back({ form, to, text }: { readonly form: string; readonly to: number; readonly text: string }) {
  return (
    <button className="btn" form={form} name="command" value={commandValue({ type: 'Undo', to })}>
      {text}
    </button>
  );
}

/** What the end of the turn brings and loses, or what stands in its way. */
function lossWords(on: Labelling, open: readonly OpenEntry[], legal: boolean): string {
  const words = (kind: string) =>
    open.filter((entry) => entry.class === kind).map((entry) => describeOpen(on, entry));
  if (!legal) {
    const owed = [...words('now'), ...words('must')];
    return owed.length > 0 ? `The turn cannot end yet. Still to do: ${list(owed)}.` : '';
  }
  const lost = words('lapse');
  const paid = words('auto');
  const loses = lost.length > 0 ? `End turn loses: ${list(lost)}.` : 'Nothing is lost by ending the turn.';
  return `${loses}${paid.length > 0 ? ` Carried out by itself: ${list(paid)}.` : ''} Ending the turn is final.`;
}
