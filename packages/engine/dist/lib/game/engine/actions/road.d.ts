/** Construct the King's Road and Charles Bridge (ROAD, BRIDGE). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Effect } from '../vocabulary.js';
import { type Rule } from '../rule.js';
/** DEC-18, ROAD-1, R-39. */
export declare const advanceRoad: Rule<CommandOf<'AdvanceRoad'>>;
export declare function decideAdvanceRoad(work: Work, seat: SeatId): void;
/** DEC-19. */
export declare const resolveRoadEffect: Rule<CommandOf<'ResolveRoadEffect'>>;
export declare function decideResolveRoadEffect(work: Work, seat: SeatId, { space, option }: CommandOf<'ResolveRoadEffect'>): void;
/** ROAD-6, ROAD-7, ROAD-8. */
export declare function gainRoadEffect(work: Work, seat: SeatId, id: string, effect: Effect, option: number): void;
/** DEC-20: one egg for one of two alternatives (ROAD-4, EGG-2, ROAD-9, ROAD-10, ROAD-11, ROAD-12). */
export declare const resolveRoadEgg: Rule<CommandOf<'ResolveRoadEgg'>>;
export declare function decideResolveRoadEgg(work: Work, seat: SeatId, { space, option }: CommandOf<'ResolveRoadEgg'>): void;
