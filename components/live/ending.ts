/**
 * Stands in, where the live table is drawn, for what the end of a turn does (`#ending` in package.json): it
 * comes with what is fetched later.
 */
import type * as Part from './later-part';
import { orTheServer } from './or-the-server';

export const decideEndTurn = (...of: Parameters<typeof Part.decideEndTurn>): void =>
  orTheServer(of[0], (here) => here.decideEndTurn(...of));

export const decideDiscardWindows = (...of: Parameters<typeof Part.decideDiscardWindows>): void =>
  orTheServer(of[0], (here) => here.decideDiscardWindows(...of));
