import type pg from 'pg';
import { expect } from 'vitest';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';

/** Tiles that are or were public. */
function inTheOpen({ rows, buildings, players, bridge, openV }: State): string[] {
  return [
    ...Object.values(openV ?? {}).flat(),
    ...Object.values(rows).flatMap(({ slots }) => slots.filter((tile) => tile !== null)),
    ...buildings.map(({ tile }) => tile),
    ...bridge.flatMap(({ plank }) => plank ?? []),
    ...players.flatMap((player) => [
      ...player.technologies.map(({ tile }) => tile),
      ...player.usedTechnologies,
      ...player.walls.map(({ tile }) => tile),
      ...player.vTiles.map(({ tile }) => tile),
      ...Object.values(player.upgrades).flatMap((pile) => pile.map(({ tile }) => tile)),
    ]),
  ];
}

/** Watches one game: collects the hidden facts and checks that no answer reveals them. */
export class Watch {
  private readonly seen = new Set<string>();
  private secrets?: Secrets;
  private state?: State;
  private read = 0;
  checked = 0;

  constructor(
    private readonly sql: pg.Pool,
    readonly gameId: string,
  ) {}

  async refresh(): Promise<void> {
    const { rows } = await this.sql.query(
      'select g.state::text, x.secrets::text from "Game" g join "GameSecret" x on x."gameId" = g.id where g.id = $1',
      [this.gameId],
    );
    this.state = JSON.parse(rows[0].state);
    this.secrets = JSON.parse(rows[0].secrets);
    if (this.state) for (const tile of inTheOpen(this.state)) this.seen.add(tile);
    await this.readCards();
  }

  /** Parler's cards are public only within a row, and are shuffled again once all have been shown. */
  private async readCards(): Promise<void> {
    const { rows } = await this.sql.query(
      'select seq, events::text from "GameLog" where "gameId" = $1 and seq > $2 order by seq',
      [this.gameId, this.read],
    );
    for (const { seq, events } of rows) {
      this.read = seq;
      for (const event of JSON.parse(events))
        if (event.type === 'ParlerCardRevealed') this.seen.add(event.card);
    }
  }

  /**
   * Tiles that are turned up and put under a stack again within one row (REFRESH-5, PARLER-7) are public all
   * the same.
   */
  sawEvents(
    events: readonly { readonly type: string; readonly tile?: string; readonly rows?: State['rows'] }[],
  ): void {
    for (const { type, tile, rows } of events) {
      if (tile && (type === 'RowRefilled' || type === 'ParlerTileTaken')) this.seen.add(tile);
      const dealt = Object.values(rows ?? {}).flatMap(({ slots }) => slots);
      for (const shown of dealt) if (shown) this.seen.add(shown);
    }
  }

  /** Throws if `text`, sent to `seat` or to a spectator, reveals more than it may. */
  check(text: string, what: string, seat?: number): void {
    const { secrets, state } = this;
    if (!secrets || !state) throw new Error('nothing to watch');
    const own = state.items
      .filter((item) => item.seat === seat)
      .flatMap((item) => secrets.offers[item.id] ?? []);
    const hidden = [...Object.values(secrets.stacks).flat(), ...Object.values(secrets.offers).flat()];
    const words = new Set(text.match(/[A-Za-z0-9][\w-]*/g));
    expect(words.has(secrets.seed), `${what} shows the seed`).toBe(false);
    expect(text, `${what} has a secret part`).not.toMatch(
      /"(secret|secrets|seed|stacks|shuffles|tokenHash|email)"/,
    );
    const leaked = hidden.filter((tile) => words.has(tile) && !this.seen.has(tile) && !own.includes(tile));
    expect(leaked, `${what} names tiles that lie face down`).toEqual([]);
    this.checked += 1;
  }
}
