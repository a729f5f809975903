/** Plays only by clicking the drawings, the bar next to them, and End turn; uses no list and no form. */
import { Player } from './play';
import type { Survey } from './survey';

/** The percentage of ending a turn that can end. */
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
