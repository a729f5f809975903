/** Places of the table that fill in a form of the moves panel: Peter Parler's pawn and markers. */
import type { Filling, TurnData } from '@/lib/game/turn/turn-data';

const fieldOf = ({ field }: Filling) =>
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
