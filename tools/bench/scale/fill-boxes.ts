// Packs of boxes for a filled database: one for five hundred games, each with many differing values.
import type pg from 'pg';
import { randomBox } from '../../../tests/box/random-box';
import { newestPack } from '../rules';
import type { Filled } from './filled';

const GAMES_PER_BOX = 500;
/** A random box that changes every component. */
const LARGE = 6;

export const BOX_TABLES = ['BoxPack'];

/** The number of box packs. */
export const boxesOf = ({ games }: Pick<Filled, 'games'>): number =>
  Math.max(1, Math.floor(games / GAMES_PER_BOX));

/** Inserts the packs, all with the same values. */
export async function fillBoxes(client: pg.Client, filled: Filled): Promise<void> {
  await client.query(
    `insert into "BoxPack" ("id", "values", "createdAt")
     select 'box:' || md5('b' || n) || md5('c' || n), $2::json, now() from generate_series(1, $1::int) n`,
    [boxesOf(filled), JSON.stringify(randomBox(LARGE, newestPack()))],
  );
}
