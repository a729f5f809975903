/** Peter Parler's pawn, markers and building where the forms put them: fetched when they ask. */
import type { TurnData } from '@/lib/game/turn/turn-data';
import { FORM, saidOf, turnOf } from './fillings';
import { clearGhost, drawGhost, hitOf, place, putIn, shape } from './ghost';
import { isShown, piecesAt } from './table-dom';

/** Draws what would stand on the places that the forms say. */
export function drawFilled({ fillings }: TurnData): void {
  clearGhost();
  for (const filling of fillings) {
    const line = saidOf(filling);
    const piece = line && piecesAt(filling.at).find(isShown);
    if (!piece) continue;
    if (filling.at.startsWith('site:')) drawGhost(piece, FORM, turnOf(line));
    else drawMarker(piece, filling.field === 'with.plaza');
  }
}

/** His pawn at the lower left of its plaza, or his marker at the foot of its tile, as they will stand. */
function drawMarker(piece: HTMLElement, isPawn: boolean): void {
  const hit = hitOf(piece);
  const [sheet] = hit?.getAttribute('href')?.split('#') ?? [];
  if (!hit || sheet === undefined) return;
  const { x, y, width, height } = hit.getBBox();
  const size = height * (isPawn ? 0.46 : 0.4);
  const left = x + width / 2 - size / 2 - (isPawn ? height / 3 : 0);
  const use = shape('use', { href: `${sheet}#${isPawn ? 'i-pawn' : 's-1'}`, color: 'var(--seat-1)' });
  place(use, left, y + height * (isPawn ? 0.65 : 0.85) - size / 2, size, size);
  putIn(hit, use);
}
