import { rarityOf } from '@/lib/game/engine/board/rows';
import type { ParlerState } from '@/lib/game/engine/state';
import { withAt } from '@/lib/game/engine/util';
import type { StateDraft, Handlers } from './handlers';

/** Folds of Peter Parler's turn. */
export const parlerHandlers = {
  ParlerMarkersSet: (state, event) => changeParler(state, { plaza: event.plaza, markers: event.markers }),
  ParlerCardRevealed: (state, event) =>
    changeParler(state, { card: event.card, deck: event.left, stage: 'tile' }),
  ParlerTileTaken: (state, event) => {
    const row = state.rows[event.row];
    const rarity = rarityOf(event.slot);
    const returned = event.to === 'stack' ? 1 : 0;
    const stack = { ...row.stack, [rarity]: row.stack[rarity] + returned };
    state.rows = { ...state.rows, [event.row]: { slots: withAt(row.slots, event.slot, null), stack } };
  },
  ParlerMarkerMoved: (state, event) =>
    changeParler(state, {
      markers: { ...state.parler?.markers, [event.row]: event.slot } as ParlerState['markers'],
    }),
  ParlerPawnMoved: (state, event) => {
    if (event.plaza !== undefined) return changeParler(state, { plaza: event.plaza });
    const { plaza: _plaza, ...parler } = state.parler ?? NOWHERE;
    state.parler = parler;
  },
  ParlerStageReached: (state, event) => changeParler(state, { stage: event.stage }),
  ProductionTokenRemoved: (state, event) => {
    state.river = state.river.filter((token) => token !== event.token);
  },
  ParlerSealClaimed: (state, event) => {
    state.seals = [...state.seals, { seal: event.seal, seat: 1 }];
  },
} satisfies Partial<
  Handlers<
    | 'ParlerMarkersSet'
    | 'ParlerCardRevealed'
    | 'ParlerTileTaken'
    | 'ParlerMarkerMoved'
    | 'ParlerPawnMoved'
    | 'ParlerStageReached'
    | 'ProductionTokenRemoved'
    | 'ParlerSealClaimed'
  >
>;

const NOWHERE: ParlerState = { markers: { upgrade: 0, wall: 0, building: 0 }, deck: 0, stage: 'idle' };

function changeParler(state: StateDraft, change: Partial<ParlerState>): void {
  state.parler = { ...(state.parler ?? NOWHERE), ...change };
}
