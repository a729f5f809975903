/** Plays by pointing at what lies on the table: no list and no form, only the bar beside it, and End turn. */
import { Player } from './play';
import type { Survey } from './survey';

/** How often, out of a hundred times, a turn that may be ended is. */
const ENDS = 75;

export class BoardPlayer extends Player {
  protected override async step(now: Survey): Promise<boolean> {
    const places = this.placesOf(now);
    if (now.canEnd && (places.length === 0 || this.dice.chance(ENDS))) await this.hand.end(this.page);
    else if (places.length === 0) throw new Error(`no place leads on, only ${now.groups.join(', ')}`);
    else await this.onDrawings({ ...now, places });
    return false;
  }
}
