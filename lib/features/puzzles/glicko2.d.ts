// The package has no types of its own. These are the parts in use.
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }

  export class Glicko2 {
    constructor(settings: { readonly tau: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    /** Each match: two players, then 1 if the first has won, 0 if the second has. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
