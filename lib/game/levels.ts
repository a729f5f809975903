/** The levels of bots that hold a seat, weakest first. */
export const LEVELS = ['apprentice', 'journeyman', 'master', 'architect'] as const;
export type BotLevel = (typeof LEVELS)[number];

/** Levels that may replace a person; beginners may not. */
export const STAND_INS = ['journeyman', 'master'] as const satisfies readonly BotLevel[];
export type SubstituteLevel = (typeof STAND_INS)[number];
