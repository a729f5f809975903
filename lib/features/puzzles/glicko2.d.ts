// The package has no types of its own. This is what is used of it.
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }

  export class Glicko2 {
    constructor(settings: { readonly tau: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    /** Each match: two players, and 1 where the first has won, 0 where the second has. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
