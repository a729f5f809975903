/** The positions of a game, one after each row, and where turns begin. */
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/score';
import type { State } from '@/lib/game/engine/state';
import { eventsOf } from '@/lib/game/eventlog/parse';
import { turnOfWheel } from '@/lib/game/drawing/wheel-turn';
import { receiptOf } from '@/lib/game/eventlog/receipt';
import { makeWording } from '@/lib/game/wording/make-wording';
import type { Wording } from '@/lib/game/wording/wording';
import { seatsAt } from '@/lib/game/wording/tenures';
import type { Moment } from './board';
import type { ArchiveData } from './data';

export const DIRECTIONS = ['first', 'previousTurn', 'previous', 'next', 'nextTurn', 'last'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A replayed game, ready to show any moment of it. */
export class Replayed {
  readonly words: Wording;
  private readonly pack: Pack;
  private readonly states: readonly State[];

  constructor(private readonly data: ArchiveData) {
    this.words = makeWording(data.locale, data.messages);
    this.pack = indexPack(data.pack);
    this.states = statesOf(data);
  }

  get last(): number {
    return this.states.length;
  }

  /** The position after a row. */
  momentAt(step: number): Moment | undefined {
    const state = this.states[step - 1];
    if (!state) return undefined;
    const { words, pack, data } = this;
    return {
      words,
      pack,
      state,
      seats: seatsAt(data, step),
      scores: score(pack, state),
      turned: this.turnedBy(step),
    };
  }

  private turnedBy(step: number): 0 | 1 | 2 {
    const row = this.data.rows[step - 1];
    return row ? turnOfWheel(eventsOf(row)) : 0;
  }

  /** The receipt of a row. */
  receiptAt(step: number): string {
    const row = this.data.rows[step - 1];
    return row ? receiptOf(row) : '';
  }

  /** The row to which a step leads. */
  follow(direction: Direction, from: number): number {
    switch (direction) {
      case 'first':
        return 1;
      case 'last':
        return this.last;
      case 'previous':
        return Math.max(1, from - 1);
      case 'next':
        return Math.min(this.last, from + 1);
      case 'previousTurn':
        return this.turnFrom(from, -1);
      case 'nextTurn':
        return this.turnFrom(from, 1);
    }
  }

  /** The next row, in one direction, after which another turn was on; back to the beginning of a turn. */
  private turnFrom(from: number, by: 1 | -1): number {
    let step = from;
    do step += by;
    while (step > 1 && step < this.last && !this.beginsTurn(step));
    return Math.min(this.last, Math.max(1, step));
  }

  /** How many steps the turn has that a step belongs to. */
  stepsOfTurn(step: number): number {
    const turnAt = (at: number) => this.states[at - 1]?.turn.number;
    return this.states.filter(({ turn }) => turn.number === turnAt(step)).length;
  }

  private beginsTurn(step: number): boolean {
    return this.states[step - 1]?.turn.number !== this.states[step - 2]?.turn.number;
  }
}

function statesOf({ rows }: ArchiveData): readonly State[] {
  let position: Position | undefined;
  return rows.map((row) => {
    const { seq, seat } = row;
    position = advance(position, { seq, ...(seat === undefined ? {} : { seat }), events: eventsOf(row) });
    return position.state;
  });
}

/** The data in the text of the page; it was written by this service and is taken at its word. */
export function parseArchive(text: string): ArchiveData {
  return JSON.parse(text) as ArchiveData;
}
