/**
 * On a small screen: brings the zone into view in which the next choice is made, and goes back afterwards.
 */
import type { TurnData } from '@/lib/game/turn/turn-data';
import type { Choice } from './choice';
import { hasSheet, isShown, mayMove, piecesAt, scrollersOf } from './table-dom';

interface Came {
  readonly left: number;
  /** How high the sheet stood. */
  readonly height: string | undefined;
}
let came: Came | undefined;

const cards = () => document.querySelector('.cards');
const sheet = () => document.querySelector<HTMLElement>('.at-moves');
const bar = () => document.querySelector<HTMLElement>('#turn-bar:popover-open');
/** Something has come up in the zone that is seen: it is looked at before the next step. */
let stays = false;

/**
 * Shows where to go on: the places for a chosen tile, or the place itself; the sheet makes room for the bar.
 */
export function showZoneOf(choice: Choice): void {
  const at = atToShow(choice);
  if (!hasSheet()) return;
  if (!at) return goBack();
  stays = false;
  came ??= { left: cards()?.scrollLeft ?? 0, height: sheet()?.dataset.height };
  setHeight('peek');
  sheet()?.style.setProperty('--bar', `${bar()?.offsetHeight ?? 0}px`);
  cardOf(at)?.scrollIntoView({ behavior: mayMove() ? 'smooth' : 'auto', block: 'nearest', inline: 'start' });
  void whenSheetStands().then(() => came && showAboveSheet(at));
}

/** It moves to its height. */
async function whenSheetStands(): Promise<void> {
  const moving = sheet()?.getAnimations() ?? [];
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

function atToShow(choice: Choice): string | undefined {
  if (choice.kind === 'nothing' || choice.kind === 'pressed') return undefined;
  if (choice.kind === 'steps' || choice.kind === 'filled') return choice.at;
  return choice.kind === 'spot' ? choice.spot.at : choice.tile.spots[0]?.at;
}

/**
 * Back to where the way began, once the step is taken or given up; the next step may lead on from there. What
 * shows something where it is taken stays there.
 */
export function goBack(isShown = false): void {
  stays = isShown;
  if (!came) return;
  const { left, height } = came;
  came = undefined;
  setHeight(height);
  if (!stays) cards()?.scrollTo({ left, behavior: mayMove() ? 'smooth' : 'auto' });
}

function setHeight(height: string | undefined): void {
  const element = sheet();
  element?.style.removeProperty('--bar');
  if (element && height) element.dataset.height = height;
}

/** What nobody has to do: it does not say where the turn goes on. */
const OPTIONAL = /^(Collect|Buy|Score|Use|ClaimSeal|MoveUp|Refill|Skip)/;

/**
 * Where the next step is taken: a tile of a row, else the first place that glows, if possible for something
 * that leads on.
 */
export function showNextZone({ tiles, steps, fillings }: TurnData): void {
  // What was chosen before the table was drawn anew is chosen no more.
  if (came && !bar()) {
    setHeight(came.height);
    came = undefined;
  }
  const placed = steps.filter(({ at, command }) => at.length > 0 && command.type !== 'RefreshRow');
  const next = placed.find(({ command }) => !OPTIONAL.test(command.type)) ?? placed[0];
  const at = tiles[0]?.at ?? fillings[0]?.at ?? next?.at[0];
  // A new position is read from its headline on, or from what a lesson says.
  if (hasSheet() || document.getElementById('lesson')) sheet()?.scrollTo(0, 0);
  if (!hasSheet() || !at || stays) return;
  cardOf(at)?.scrollIntoView({ block: 'nearest', inline: 'start' });
  const show = () => void whenSheetStands().then(() => showAboveSheet(at));
  show();
  // It stands low beside a recap, and comes up when the step that was just made has that folded.
  const recap = document.getElementById('recap');
  const comeUp = () => {
    if (recap?.hasAttribute('open')) return;
    if (sheet()?.dataset.height === 'peek' && !came) setHeight('half');
    show();
  };
  // One at a time: of a place that was asked before nobody wants to know.
  if (recap) recap.ontoggle = comeUp;
}

/**
 * What scrolls by itself, a card and the map in it, brings the piece within its frame; over a card's lower
 * part lies the bar, where the sheet is beside it. A tile comes with its name.
 */
function showAboveSheet(at: string): void {
  const found = piecesAt(at).find(isShown);
  const piece = found?.closest('li') ?? found;
  const over = bar()?.getBoundingClientRect().top ?? innerHeight;
  for (const each of piece ? scrollersOf(piece) : []) {
    if (!piece || each === cards()) continue;
    const [box, frame] = [piece.getBoundingClientRect(), each.getBoundingClientRect()];
    each.scrollTop += beyond(box.top, box.bottom, frame.top, Math.min(frame.bottom, over));
    each.scrollLeft += beyond(box.left, box.right, frame.left, frame.right);
  }
}

/** How far what reaches out of its frame is from the middle, where what belongs to it is seen as well. */
function beyond(from: number, to: number, least: number, most: number): number {
  return to > most || from < least ? (from + to - least - most) / 2 : 0;
}

function cardOf(at: string): Element | null | undefined {
  return piecesAt(at)[0]?.closest('.projects, .zone');
}
