/** A row to be refreshed: its heading chooses it, and two of its tiles are ticked there or in its form. */
import { slotAt } from '@/lib/game/turn/places';
import type { Step, TurnData } from '@/lib/game/turn/turn-data';

/** A place with its steps. */
export interface StepsChoice {
  readonly kind: 'steps';
  readonly at: string;
  readonly steps: readonly Step[];
  /** Tiles of a row to be refreshed. */
  readonly ticked?: readonly string[];
}

type Choice = StepsChoice | { readonly kind: 'nothing' | 'pressed' | 'filled' | 'tile' | 'spot' };

const tilesOf = ({ command }: Step): readonly string[] =>
  command.type === 'RefreshRow' ? command.slots.map((slot) => slotAt(command.row, slot)) : [];

const stepsAt = ({ steps }: TurnData, row: string): readonly Step[] =>
  steps.filter((step) => step.command.type === 'RefreshRow' && step.at.includes(row));

function chosen(turn: TurnData, at: string, ticked: readonly string[]): StepsChoice | undefined {
  const all = stepsAt(turn, at);
  const steps = all.filter((step) => ticked.every((tile) => tilesOf(step).includes(tile)));
  return all.length > 0 ? { kind: 'steps', at, steps, ticked } : undefined;
}

/** The row whose heading was pointed at, or that with one tile more or less ticked; a third replaces one. */
export function rowPointedAt(turn: TurnData, choice: Choice, at: string): StepsChoice | undefined {
  if (choice.kind !== 'steps' || !choice.ticked) return chosen(turn, at, []);
  if (!tilesToTick(turn, choice).has(at)) return chosen(turn, at, []);
  const { ticked } = choice;
  return chosen(
    turn,
    choice.at,
    ticked.includes(at) ? ticked.filter((tile) => tile !== at) : [...ticked.slice(-1), at],
  );
}

/** The tiles of the chosen row. */
export function tilesToTick(turn: TurnData, { at }: StepsChoice): ReadonlySet<string> {
  return new Set(stepsAt(turn, at).flatMap(tilesOf));
}

/** What is ticked, or the one pair that there is. */
export function tickedTiles({ ticked, steps: [only, ...more] }: StepsChoice): readonly string[] {
  return ticked && only && more.length === 0 ? tilesOf(only) : (ticked ?? []);
}

/** Whether another tile is to be ticked before anything can be done. */
export const isToTick = (choice: Choice): boolean =>
  choice.kind === 'steps' && choice.ticked !== undefined && tickedTiles(choice).length < 2;

const formOf = (at: string) => document.querySelector<HTMLElement>(`#moves [data-row="${at}"]`);
const ticksIn = (form: Element) => [...form.querySelectorAll<HTMLInputElement>('[name="with.slots"]')];

/** What the form of a row says is done there. */
export function rowTitle(choice: Choice): string | undefined {
  if (choice.kind !== 'steps' || !choice.ticked) return undefined;
  const said =
    formOf(choice.at)?.querySelector('legend') ?? document.querySelector('#moves .refresh summary');
  return said?.textContent ?? '';
}

const tileOf = (at: string, { value }: HTMLInputElement): string => `slot:${at.replace('row:', '')}-${value}`;

/** Has the form of a row show what is ticked. */
export function fillRow(choice: StepsChoice): void {
  const form = choice.ticked && formOf(choice.at);
  if (!form) return;
  form.closest('details')?.setAttribute('open', '');
  const ticked = tickedTiles(choice);
  for (const box of ticksIn(form)) box.checked = ticked.includes(tileOf(choice.at, box));
}

/** A form of a row of which too few tiles are ticked, as what is to be chosen yet. */
export function rowToTick(turn: TurnData, form: HTMLFormElement | null): StepsChoice | undefined {
  const at = form?.dataset.row;
  if (!form || at === undefined) return undefined;
  const ticked = ticksIn(form).filter((box) => box.checked);
  return ticked.length === 2
    ? undefined
    : chosen(
        turn,
        at,
        ticked.map((box) => tileOf(at, box)),
      );
}

/** What a form of a row says, as a choice; nothing if the event is not about one. */
export function rowOfForm(turn: TurnData, target: EventTarget | null): StepsChoice | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const form = target.closest<HTMLElement>('[data-row]');
  const at = form?.dataset.row;
  if (!form || at === undefined) return undefined;
  // What was ticked last counts.
  const ticked = ticksIn(form).filter((box) => box.checked && box !== target);
  if (target.checked) ticked.push(target);
  return chosen(turn, at, ticked.map((box) => tileOf(at, box)).slice(-2));
}
