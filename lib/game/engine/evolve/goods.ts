import { listEntries } from '@/lib/game/engine/util';
import type { AcademicTrack, Good, Token, Track } from '@/lib/game/engine/vocabulary';
import { TRACKS, TOKENS } from '@/lib/game/engine/vocabulary';
import { changePlayer, changeTurn, playerOf, addAmount } from './change';
import type { Handlers } from './handlers';

const tokens: ReadonlySet<string> = new Set(TOKENS);
const productionTracks: ReadonlySet<string> = new Set(TRACKS);

/** Folds of goods, points and tracks. */
export const goodsHandlers = {
  Gained: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(
      state,
      event.seat,
      tokens.has(event.what)
        ? { tokens: addAmount(player.tokens, event.what as Token, event.n) }
        : { goods: addAmount(player.goods, event.what as Good, event.n) },
    );
  },
  Paid: (state, event) => {
    const goods = { ...playerOf(state, event.seat).goods };
    for (const [good, n] of listEntries(event.cost)) goods[good] -= n;
    changePlayer(state, event.seat, { goods });
  },
  WindowsDiscarded: (state, event) => {
    const goods = { ...playerOf(state, event.seat).goods };
    for (const [good, n] of listEntries(event.discarded)) goods[good] -= n;
    changePlayer(state, event.seat, { goods });
  },
  Scored: (state, event) => {
    const player = playerOf(state, event.seat);
    const kind = event.source.kind;
    changePlayer(state, event.seat, {
      score: player.score + event.points,
      scoreBySource: { ...player.scoreBySource, [kind]: (player.scoreBySource[kind] ?? 0) + event.points },
    });
  },
  TrackAdvanced: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(
      state,
      event.seat,
      productionTracks.has(event.track)
        ? { counts: { ...player.counts, [event.track as Track]: event.to } }
        : { heights: { ...player.heights, [event.track as AcademicTrack]: event.to } },
    );
  },
  Produced: () => {},
  WealthBonusTaken: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(state, event.seat, {
      wealth: [...player.wealth, event.bonus],
      cubes: player.cubes + event.cubes,
    });
  },
  ProductionTokenTaken: (state, event) => {
    changePlayer(state, event.seat, {
      productionTokens: { ...playerOf(state, event.seat).productionTokens, [event.track]: event.token },
    });
    state.river = state.river.filter((token) => token !== event.token);
  },
  AbilityUsed: (state, event) => {
    if (event.oncePerTurn)
      changeTurn(state, { abilities: [...state.turn.abilities, `${event.seat}:${event.tile}`] });
  },
  SealRightGained: (state, event) =>
    changePlayer(state, event.seat, { sealRights: playerOf(state, event.seat).sealRights + 1 }),
  SealClaimed: (state, event) => {
    const player = playerOf(state, event.seat);
    changePlayer(state, event.seat, { sealRights: player.sealRights - 1, cubes: player.cubes - 1 });
    // SEAL-7: nothing takes a cube off a seal.
    state.seals = [...state.seals, { seal: event.seal, seat: event.seat }];
  },
} satisfies Partial<
  Handlers<
    | 'Gained'
    | 'Paid'
    | 'WindowsDiscarded'
    | 'Scored'
    | 'TrackAdvanced'
    | 'Produced'
    | 'WealthBonusTaken'
    | 'ProductionTokenTaken'
    | 'AbilityUsed'
    | 'SealRightGained'
    | 'SealClaimed'
  >
>;
