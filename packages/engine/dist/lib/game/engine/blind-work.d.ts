/** The execution context for code without secrets. */
import type { SeatId } from './commands.js';
import type { Event } from './events.js';
import type { Pack } from './pack-index.js';
import type { Effect } from './vocabulary.js';
import type { StackId } from './secrets.js';
import type { Item, Player, Source, State } from './state.js';
import type { CloseReason, UnnumberedItem, Work } from './work.js';
/**
 * Collects the events of one command while folding each at once, so every rule sees the state its
 * predecessors left. It is blind: draws yield placeholders, which is enough to learn whether a command would
 * reveal anything. On the server SecretWork draws.
 */
export declare class BlindWork implements Work {
    readonly pack: Pack;
    state: State;
    readonly events: Event[];
    constructor(pack: Pack, state: State);
    /** Whether draws yield placeholders. */
    get isBlind(): boolean;
    /** Adds a fact. */
    emit(event: Event): void;
    /**
     * Carries out an effect. A method, so gains can cause further effects without the effect files importing
     * each other in a ring.
     */
    resolve(seat: SeatId, effect: Effect, source: Source): void;
    player(seat: SeatId): Player;
    /** Opens an item and returns its number. */
    open(item: UnnumberedItem): number;
    close(item: Item, how: CloseReason): void;
    /** Takes the top `count` tiles of a stack. */
    draw(_stack: StackId, count: number): readonly string[];
    /** Shows tiles only to the owner of an item. */
    offer(_item: number, _tiles: readonly string[]): void;
    /** The tiles shown for an item; undefined for the blind. */
    offered(_item: number): readonly string[] | undefined;
    /** Ends an offer; what was not taken goes under its stack in an order nobody knows. Returns how many. */
    returnOffer(_item: number, _kept: string | undefined, _stack: StackId): number;
    /** One of `items` at random, keyed by the label and the turn; the blind get the first. */
    pick<T>(_label: string, items: readonly T[]): T;
    /** Makes a new stack of all its tiles. */
    reshuffle(_stack: StackId, _tiles: readonly string[]): void;
    /** Puts tiles everyone has seen under a stack, in the given order. */
    putUnder(_stack: StackId, _tiles: readonly string[]): void;
}
