import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-31. */
export declare const chooseAlternative: Rule<CommandOf<'ChooseAlternative'>>;
export declare function decideChooseAlternative(work: Work, seat: SeatId, { item: id, option }: CommandOf<'ChooseAlternative'>): void;
/** DEC-32: what TECH-IV6 produces; a production token just earned is chosen first (P-PROD). */
export declare const chooseProductionKind: Rule<CommandOf<'ChooseProductionKind'>>;
export declare function decideChooseProductionKind(work: Work, seat: SeatId, { item: id, what }: CommandOf<'ChooseProductionKind'>): void;
/** DEC-26, PROD-3. */
export declare const chooseProductionToken: Rule<CommandOf<'ChooseProductionToken'>>;
export declare function decideChooseProductionToken(work: Work, seat: SeatId, { track, token }: CommandOf<'ChooseProductionToken'>): void;
/** DEC-30; a deferred choice stays closed while another one of the same seat is asked (DEV-1). */
export declare const choosePlazaReward: Rule<CommandOf<'ChoosePlazaReward'>>;
export declare function decideChoosePlazaReward(work: Work, seat: SeatId, { plaza, reward }: CommandOf<'ChoosePlazaReward'>): void;
/** DEC-33: TECH-IV5, any plaza tile on the board, evaluated or not. */
export declare const choosePlazaTile: Rule<CommandOf<'ChoosePlazaTile'>>;
export declare function decideChoosePlazaTile(work: Work, seat: SeatId, { plaza }: CommandOf<'ChoosePlazaTile'>): void;
