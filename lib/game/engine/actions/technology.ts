/** Choosing and using technologies (TECH-G2, TECH-G7). */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { canMoveUp, moveUp } from '@/lib/game/engine/effects/grid';
import { oweChoice, resolve } from '@/lib/game/engine/effects/resolve';
import { drawTechnologies, isTokenOpen } from '@/lib/game/engine/effects/tracks';
import { InvariantError, reject } from '@/lib/game/engine/rejections';
import { type Game, itemsOf, mustItem, playerAt, type Rule } from '@/lib/game/engine/rule';
import type { ItemOf, Source } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import { type Effect, GRIDS, type Level } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/** DEC-25. */
export const chooseTechnology: Rule<CommandOf<'ChooseTechnology'>> = {
  answers: 'technology',
  refuse(game, seat, { tile }) {
    if (itemsOf(game.state, seat, 'technology').length === 0) return reject('no-open-item', 'TECH-G2');
    return offering(game, seat, tile) ? undefined : reject('not-offered', 'TECH-G2', { tile });
  },
  candidates: (game, seat) =>
    itemsOf(game.state, seat, 'technology').flatMap((item) =>
      (game.offered(item.id) ?? []).map((tile) => ({ type: 'ChooseTechnology' as const, tile })),
    ),
};

export function decideChooseTechnology(
  work: Work,
  seat: SeatId,
  { tile }: CommandOf<'ChooseTechnology'>,
): void {
  const { level, use } = must(work.pack.technologyById, tile);
  const item = mustItem(work.state, seat, 'technology', (open) => open.level === level && open.drawn);
  const returned = work.returnOffer(item.id, tile, `technology-${level}`);
  // A choice kept until the next turn (ASYNC_TECH) was gained a turn ago, so the technology works at once.
  const isOverdue =
    item.class === 'now' && seat === work.state.turn.seat && work.state.setup.options.asyncTechnology;
  work.emit({ type: 'TechnologyChosen', seat, level, tile, active: use === 'once' || isOverdue, returned });
  work.close(item, 'answered');
  drawForWaiting(work, level);
}

function offering(game: Game, seat: SeatId, tile: string): ItemOf<'technology'> | undefined {
  return itemsOf(game.state, seat, 'technology').find((item) => game.offered(item.id)?.includes(tile));
}

/** Starts a draw that had to wait for this one. */
function drawForWaiting(work: Work, level: Level): void {
  const waiting = work.state.items.find(
    (item) => item.kind === 'technology' && item.level === level && !item.drawn,
  );
  if (waiting) drawTechnologies(work, level, waiting.id);
}

/** DEC-7: single-use technologies, in the owner's own turns. */
export const useTechnology: Rule<CommandOf<'UseTechnology'>> = {
  refuse(game, seat, { tile, grid }) {
    const owned = playerAt(game, seat).technologies.find((technology) => technology.tile === tile);
    if (!owned) return reject('not-your-technology', 'TECH-G8', { tile });
    const { use, effect } = must(game.pack.technologyById, tile);
    if (use !== 'once') return reject('not-single-use', 'TECH-G6', { tile });
    if (effect.kind === 'climb') {
      if (!grid) return reject('grid-needed', 'TECH-III2');
      return canMoveUp(game.pack, game.state, seat, grid)
        ? undefined
        : reject('no-row-above', 'GRID-14', { grid });
    }
    if (grid) return reject('wrong-grid', 'TECH-III2', { grid });
    const track = producedTrack(effect);
    return track && isTokenOpen(game.state.items, seat, track)
      ? reject('token-first', 'MINE-5', { track })
      : undefined;
  },
  candidates(game, seat) {
    return playerAt(game, seat).technologies.flatMap(({ tile }) => {
      const isClimb = must(game.pack.technologyById, tile).effect.kind === 'climb';
      return isClimb
        ? GRIDS.map((grid) => ({ type: 'UseTechnology' as const, tile, grid }))
        : [{ type: 'UseTechnology' as const, tile }];
    });
  },
};

export function decideUseTechnology(
  work: Work,
  seat: SeatId,
  { tile, grid }: CommandOf<'UseTechnology'>,
): void {
  const { effect } = must(work.pack.technologyById, tile);
  work.emit({ type: 'TechnologyUsed', seat, tile });
  if (effect.kind !== 'climb') return resolveInOrder(work, seat, effect, { kind: 'technology', id: tile });
  for (let row = 0; grid && row < effect.n; row += 1) moveUp(work, seat, grid, 'climb');
}

/** The track where a technology produces at once; its token has to be chosen first (P-PROD). */
function producedTrack(effect: Effect): 'gold-mine' | 'quarry' | undefined {
  const [first] = effect.kind === 'both' ? effect.of : [effect];
  if (first?.kind !== 'produce') return undefined;
  return first.what === 'gold' ? 'gold-mine' : 'quarry';
}

// Single-use technologies: their parts are resolved in the printed order (TECH-G11).

/** Resolves an effect part by part; a part that waits for the player also holds back the parts after it. */
export function resolveInOrder(work: Work, seat: SeatId, effect: Effect, source: Source): void {
  const parts = effect.kind === 'both' ? effect.of : [effect];
  for (const [index, part] of parts.entries()) {
    const then = combined(parts.slice(index + 1));
    if (part.kind === 'choose-one') return oweChoice(work, seat, part, source, then);
    if (part.kind === 'perform-action') return owePerformance(work, seat, part, source, then);
    resolve(work, seat, part, source);
  }
}

function owePerformance(
  work: Work,
  seat: SeatId,
  part: Extract<Effect, { kind: 'perform-action' }>,
  source: Source,
  then: Effect | undefined,
): void {
  if (source.id === undefined) throw new InvariantError(`an action owed by ${source.kind}, which is no tile`);
  work.open({
    kind: 'perform',
    seat,
    source,
    class: 'must',
    tile: source.id,
    action: part.action,
    ...(part.discount ? { discount: part.discount } : {}),
    ...(then ? { then } : {}),
  });
}

function combined(parts: readonly Effect[]): Effect | undefined {
  const [first] = parts;
  return parts.length > 1 ? { kind: 'both', of: parts } : first;
}
