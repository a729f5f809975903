/** The forms of the moves panel for tiles: they say the same as the drawing, whichever of both is used. */
import { isLegal, type Choice } from './choice';
import { fillRow, rowOfForm } from './row-choice';
import type { TurnData } from '@/lib/game/turn/turn-data';

const PLACE = 'select[name="with.cell"], select[name="with.site"]';
const CUBE = '[name="with.keepCube"]';

/** Has the form of the chosen tile show what is chosen. */
export function fillForm(choice: Choice): void {
  if (choice.kind === 'steps') return fillRow(choice);
  if (choice.kind !== 'tile' && choice.kind !== 'spot') return;
  const form = document.querySelector<HTMLDetailsElement>(`details[data-tile="${choice.tile.at}"]`);
  if (!form) return;
  form.open = true;
  if (choice.kind === 'tile') return;
  const select = form.querySelector<HTMLSelectElement>(PLACE);
  if (select) select.value = choice.spot.place;
  const radio = form.querySelector<HTMLInputElement>(`[name="with.rotation"][value="${choice.rotation}"]`);
  if (radio) radio.checked = true;
  const cube = form.querySelector<HTMLInputElement>(`${CUBE}[value="${choice.tile.keepCube ? 'yes' : ''}"]`);
  if (cube) cube.checked = true;
}

/** What a form of the moves panel says, as a choice; nothing if the event is not about one. */
export function formChoice(turn: TurnData, target: EventTarget | null): Choice | undefined {
  const ofRow = rowOfForm(turn, target);
  if (ofRow) return ofRow;
  const form = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : undefined;
  const keepCube = Boolean(form?.querySelector(`${CUBE}[value="yes"]:checked`));
  const tile = turn.tiles.find(
    (entry) => entry.at === form?.dataset.tile && Boolean(entry.keepCube) === keepCube,
  );
  if (!form || !tile) return undefined;
  const place = form.querySelector<HTMLSelectElement>(PLACE)?.value;
  const spot = tile.spots.find((entry) => place === undefined || entry.place === place);
  const checked = form.querySelector<HTMLInputElement>('[name="with.rotation"]:checked');
  const rotation = Number(checked?.value ?? 0);
  if (!spot || !isLegal(spot, rotation)) return { kind: 'tile', tile };
  return { kind: 'spot', tile, spot, rotation };
}
