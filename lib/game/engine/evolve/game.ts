import type { EventOf } from '@/lib/game/engine/events';
import { seatsOf } from '@/lib/game/engine/setup';
import { isInForce } from '@/lib/game/engine/since';
import type { ParlerState, Player, Turn } from '@/lib/game/engine/state';
import { listEntries } from '@/lib/game/engine/util';
import { changePlayer, changeTurn, playerOf, addAmount } from './change';
import type { StateDraft, Handlers } from './handlers';

/** Folds of the turn order, the eras and the end. */
export const gameHandlers = {
  TurnStarted: (state, event) => {
    const { technologies } = playerOf(state, event.seat);
    // ASYNC_TECH: a kept choice must be made once its owner's next turn begins.
    state.items = state.items.map((item) =>
      item.class === 'keep' && item.seat === event.seat ? { ...item, class: 'now' as const } : item,
    );
    state.turn = freshTurn(event.seat, event.turn);
    if (state.parler) state.parler = idle(state.parler);
    // TECH-G6: permanent technologies begin to work at the start of the owner's next turn.
    if (technologies.some((t) => !t.active))
      changePlayer(state, event.seat, { technologies: technologies.map((t) => ({ ...t, active: true })) });
  },
  TurnEnded: (state, event) => {
    state.turnsDone = event.turn;
  },
  EraChanged: (state, event) => {
    state.era = event.era;
    state.rows = event.rows;
  },
  LastCallStarted: (state) => {
    state.phase = 'last-call';
  },
  ScoringStarted: (state) => {
    state.phase = 'scoring';
    if (isInForce(state, 'R-64')) changeTurn(state, { abilities: [] });
  },
  GameEnded: (state, event) => {
    if (isInForce(state, 'R-66')) clear(state, event.returned ?? {});
    state.phase = 'finished';
    state.ranking = event.ranking;
  },
} satisfies Partial<
  Handlers<'TurnStarted' | 'TurnEnded' | 'EraChanged' | 'LastCallStarted' | 'ScoringStarted' | 'GameEnded'>
>;

/** no item stays open, and unchosen tiles go back under their stacks. */
function clear(state: StateDraft, returned: NonNullable<EventOf<'GameEnded'>['returned']>): void {
  state.items = [];
  for (const [level, n] of listEntries(returned))
    state.technologyStacks = addAmount(state.technologyStacks, level, n);
}

function freshTurn(seat: number, number: number): Turn {
  return { seat, number, main: 'open', extra: 'none', refreshed: false, performances: [], abilities: [] };
}

/** Resets Parler's stage and card for a new turn. */
function idle({ card: _card, ...parler }: ParlerState): ParlerState {
  return { ...parler, stage: 'idle' };
}

/** The state right after set-up; everything else follows from later events. */
export function startGame(event: EventOf<'GameStarted'>): StateDraft {
  const { type: _type, player, opponent, ...board } = event;
  return {
    ...board,
    seq: 0,
    undo: { floor: 0, steps: [] },
    phase: 'playing',
    era: 'I',
    turnsDone: 0,
    turn: freshTurn(0, 1),
    players: Array.from({ length: seatsOf(event.setup) }, (_, seat): Player =>
      seat > 0 && opponent ? opponent : player,
    ),
    seals: [],
    items: [],
    nextItem: 1,
  };
}
