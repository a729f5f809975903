/**
 * Stands in for move/browser/turn-coming where the sandbox is played (`#turn-coming` in package.json): there
 * everything comes at once.
 */
import { startTurn } from '@/components/move/browser/start-turn';

export const turnHere = (): typeof startTurn => startTurn;

export const turnComing = Promise.resolve(startTurn);
