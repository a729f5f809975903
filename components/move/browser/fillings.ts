/** Places of the table that fill in a form of the moves panel: Peter Parler's pawn and markers. */
import type { Filling } from '@/lib/game/turn/fillings';
import type { TurnData } from '@/lib/game/turn/turn-data';
import type { Choice } from './choice';

/** The form that asks for places, of which there is one at a time. */
export const FORM = '#moves form[data-fills]';

/** What its field may say for a place: several lines, where a line says how far a tile is turned as well. */
const linesOf = ({ field, value }: Filling): readonly HTMLOptionElement[] => {
  const list = document.querySelector<HTMLSelectElement>(`${FORM} select[name="${field}"]`);
  return [...(list?.options ?? [])].filter(
    (line) => line.value === value || line.value.includes(`~${value}~`),
  );
};

/** The line that its field says now, if it is about this place. */
export const saidOf = (filling: Filling) => linesOf(filling).find(({ selected }) => selected);

/** The places that the forms say now. */
export function filledPlaces({ fillings }: TurnData): readonly string[] {
  return fillings.filter(saidOf).map(({ at }) => at);
}

/** Has the form say a place; whether it is one that the form asks for. */
export function fillAt({ fillings }: TurnData, at: string): boolean {
  const filling = fillings.find((entry) => entry.at === at);
  const [line] = filling ? linesOf(filling) : [];
  if (!filling || !line) return false;
  if (!saidOf(filling)) line.selected = true;
  return true;
}

const form = () => document.querySelector<HTMLFormElement>(FORM);

/** What the form is about. */
export const filledTitle = (): string => form()?.querySelector('[data-question]')?.textContent ?? '';

/** How far the form says the tile is turned. */
export function turnOf(line: HTMLOptionElement): number {
  const said = form()?.querySelector<HTMLInputElement>('[name="with.rotation"]:checked')?.value;
  return Number(said ?? /~rotation~:(\d)/.exec(line.value)?.[1]);
}

/** Whether what is put on the place can be turned. */
export const isFilledTurned = ({ kind }: Choice): boolean =>
  kind === 'filled' && Boolean(form()?.querySelector('.turns'));

/** Has the form say another turn of the tile, as far as it may lie so there. */
export function turnFilled({ fillings }: TurnData, by: 1 | 5): void {
  const building = fillings.find((filling) => saidOf(filling) && linesOf(filling).length > 1);
  const lines = building ? linesOf(building) : radios();
  const now = lines.findIndex((each) => each.matches(':checked'));
  const next = lines.at((now + (by === 1 ? 1 : lines.length - 1)) % lines.length);
  if (next instanceof HTMLOptionElement) next.selected = true;
  else if (next) next.checked = true;
}

const radios = () => [...(form()?.querySelectorAll<HTMLInputElement>('[name="with.rotation"]') ?? [])];

/** Sends the form as it stands. */
export const sendFilled = (): void => form()?.requestSubmit();
