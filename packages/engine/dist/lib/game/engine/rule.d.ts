/**
 * The shape of a rule: one question "why not" and one list; the act itself is a function apart (execute.ts),
 * which a browser needs without the rest. They share their helpers, so they cannot drift apart.
 */
import type { Command, SeatId } from './commands.js';
import type { Pack } from './pack-index.js';
import { type Rejection } from './rejections.js';
import type { ItemKind, ItemOf, Performance, Player, State } from './state.js';
/** The input of a rule: the pack, the public state, and the tiles that only the acting seat sees. */
export interface Game {
    readonly pack: Pack;
    readonly state: State;
    offered(item: number): readonly string[] | undefined;
}
export interface Rule<C extends Command> {
    /**
     * Why `seat` may not do this now, or undefined if it may. Whose turn it is has been checked before
     * (decide.ts).
     */
    refuse(game: Game, seat: SeatId, command: C): Rejection | undefined;
    /** Every command of this type worth asking about; contains all legal ones. */
    candidates(game: Game, seat: SeatId): readonly C[];
    /**
     * Kind of open item this command answers; such commands are possible out of turn and while others are
     * barred.
     */
    readonly answers?: ItemKind;
    /** The candidates are legal as listed: refusing has been done while listing. */
    readonly exact?: true;
}
/** The player of a seat. */
export declare function playerAt(game: Game, seat: SeatId): Player;
/** The declared performance that is not done yet. */
export declare function currentPerformance(state: State): Performance | undefined;
/** Open items of one kind that `seat` may answer. */
export declare function itemsOf<K extends ItemKind>(state: State, seat: SeatId, kind: K): ItemOf<K>[];
/**
 * The open item a command answers. What refuses the command has looked for it already, so a missing one is a
 * bug.
 */
export declare function mustItem<K extends ItemKind>(state: State, seat: SeatId, kind: K, isMeant?: (item: ItemOf<K>) => boolean): ItemOf<K>;
