/**
 * On a small screen: brings the zone into view in which the next choice is made, and goes back afterwards.
 */
import type { TurnData } from '@/lib/game/turn/turn-data';
import type { Choice } from './choice';
import { hasSheet, isShown, mayMove, piecesAt } from './table-dom';

interface Came {
  readonly left: number;
  /** How high the sheet stood. */
  readonly height: string | undefined;
}
let came: Came | undefined;

const cards = () => document.querySelector('.cards');
const sheet = () => document.querySelector<HTMLElement>('.at-moves');

/** Shows where to go on: the places for a chosen tile, or the place itself; the sheet makes room. */
export function showZoneOf(choice: Choice): void {
  const at = atToShow(choice);
  if (!hasSheet()) return;
  if (!at) return goBack();
  came ??= { left: cards()?.scrollLeft ?? 0, height: sheet()?.dataset.height };
  setHeight('peek');
  cardOf(at)?.scrollIntoView({ behavior: mayMove() ? 'smooth' : 'auto', block: 'nearest', inline: 'start' });
}

function atToShow(choice: Choice): string | undefined {
  if (choice.kind === 'nothing' || choice.kind === 'pressed') return undefined;
  if (choice.kind === 'steps' || choice.kind === 'filled') return choice.at;
  return choice.kind === 'spot' ? choice.spot.at : choice.tile.spots[0]?.at;
}

/** Back to where the way began, once the step is taken or given up; the next step may lead on from there. */
export function goBack(): void {
  if (!came) return;
  const { left, height } = came;
  came = undefined;
  setHeight(height);
  cards()?.scrollTo({ left, behavior: mayMove() ? 'smooth' : 'auto' });
}

function setHeight(height: string | undefined): void {
  const element = sheet();
  if (element && height) element.dataset.height = height;
}

/** What nobody has to do: it does not say where the turn goes on. */
const OPTIONAL = /^(Collect|Buy|Score|Use|ClaimSeal|MoveUp|Refill|Skip)/;

/**
 * Where the next step is taken: a tile of a row, else the first place that glows, if possible for something
 * that leads on.
 */
export function showNextZone({ tiles, steps }: TurnData): void {
  const placed = steps.filter(({ at, command }) => at.length > 0 && command.type !== 'RefreshRow');
  const next = placed.find(({ command }) => !OPTIONAL.test(command.type)) ?? placed[0];
  const at = tiles[0]?.at ?? next?.at[0];
  // A new position is read from its headline on, or from what a lesson says.
  if (hasSheet() || document.getElementById('lesson')) sheet()?.scrollTo(0, 0);
  if (!hasSheet() || !at) return;
  cardOf(at)?.scrollIntoView({ block: 'nearest', inline: 'start' });
  showAboveSheet(piecesAt(at).find(isShown));
}

/** A card scrolls by itself, and the sheet lies over its lower part. */
function showAboveSheet(piece: Element | undefined): void {
  const top = sheet()?.getBoundingClientRect().top ?? innerHeight;
  if (piece && piece.getBoundingClientRect().bottom > top)
    piece.scrollIntoView({ block: 'start', inline: 'nearest' });
}

function cardOf(at: string): Element | null | undefined {
  return piecesAt(at)[0]?.closest('.projects, .zone');
}
