/** Places of the table that fill in a form of the moves panel: Peter Parler's pawn and markers. */
import type { Filling, TurnData } from '@/lib/game/turn/turn-data';
import type { Choice } from './choice';

export const fieldOf = ({ field }: Filling) =>
  document.querySelector<HTMLSelectElement>(`#moves select[name="${field}"]`);

/** The places that the forms say now. */
export function filledPlaces({ fillings }: TurnData): readonly string[] {
  return fillings.filter((filling) => fieldOf(filling)?.value === filling.value).map(({ at }) => at);
}

/** Has the form say a place; whether it is one that the form asks for. */
export function fillAt({ fillings }: TurnData, at: string): boolean {
  const filling = fillings.find((entry) => entry.at === at);
  const field = filling && fieldOf(filling);
  if (!field) return false;
  field.value = filling.value;
  return true;
}

/** The form that asks for places, of which there is one at a time. */
export const FORM = '#moves form[data-fills]';
const form = () => document.querySelector<HTMLFormElement>(FORM);

/** What the form is about. */
export const filledTitle = (): string => form()?.querySelector('[data-question]')?.textContent ?? '';

export const turned = () => form()?.querySelector<HTMLInputElement>('[name="with.rotation"]:checked');

/** Whether what is put on the place can be turned. */
export const isFilledTurned = ({ kind }: Choice): boolean => kind === 'filled' && Boolean(turned());

/** Has the form say another turn of the tile. */
export function turnFilled(by: 1 | 5): void {
  const next = (Number(turned()?.value) + by) % 6;
  const radio = form()?.querySelector<HTMLInputElement>(`[name="with.rotation"][value="${next}"]`);
  if (radio) radio.checked = true;
}

/** Sends the form as it stands. */
export const sendFilled = (): void => form()?.requestSubmit();
