/** Shared parts of the walks of competitions: their API, quick games, and figures from nothing but the scores. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIResponse, type Page } from '@playwright/test';
import { randomNumbers } from '../../support/random-numbers';
import { placesAt } from './cup-scores';

/** The service closes idle connections. */
export const RETRIED = { maxRetries: 3 };

interface Fixture {
  readonly id: string;
  readonly state: string;
  readonly entrants: readonly string[];
  readonly game?: string;
  readonly places: readonly { readonly entrant: string; readonly out?: string }[];
}

interface Season {
  readonly state: string;
  readonly stage: number;
  readonly entrants: readonly { readonly id: string; readonly name: string; readonly state: string }[];
}

/** A line of a standing. */
interface Line {
  readonly entrant: string;
  readonly tables: number;
  readonly wins: number;
  readonly mean?: number;
  readonly reached?: number;
}

export async function bodyOf<T>(answer: Promise<APIResponse>): Promise<T> {
  const got = await answer;
  expect(got.ok(), await got.text()).toBe(true);
  return (await got.json()) as T;
}

/** A competition as one of its people reads it from the API. */
export function readerOf({ request }: Page, address: string) {
  const api = `/api${address}`;
  return {
    api,
    season: () => bodyOf<Season>(request.get(api, RETRIED)),
    fixtures: async () =>
      (await bodyOf<{ fixtures: Fixture[] }>(request.get(`${api}/fixtures`, RETRIED))).fixtures,
    divisions: async () =>
      (await bodyOf<{ divisions: { lines: Line[] }[] }>(request.get(`${api}/standing`, RETRIED))).divisions,
    scores: async (game: string) =>
      (
        await bodyOf<{ scores: { seat: number; total: number }[] }>(
          request.get(`/api/games/${game}`, RETRIED),
        )
      ).scores,
  };
}

/** Opens the sign-up of a competition by its filled form; returns its path. */
export async function openSignUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open the sign-up' }).click();
  await page.waitForURL(/\/competitions\/[a-z0-9]+$/);
  return new URL(page.url()).pathname;
}

export async function signUp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText('You’re in.')).toBeVisible();
}

/** Verifies the exported competition with the published program. */
export async function verifyExport({ request }: Page, api: string, name: string): Promise<void> {
  const file = path.resolve('test-results', `${name}.json`);
  writeFileSync(file, await (await request.get(`${api}/export`)).text());
  execFileSync('npm', ['run', 'verify', '--', file], { stdio: 'inherit' });
}

/** Skips all but about one in `n` main actions, and plays the rest by lot: soon over, with different scores. */
export function byLot(seed: string, n: number) {
  const draw = randomNumbers(seed);
  const skipped = (type: string) => type === 'EndTurn' || (type === 'SkipMainAction' && draw(n) > 0);
  return <T extends { readonly type: string }>(moves: readonly T[]): T | undefined =>
    moves.find(({ type }) => skipped(type)) ?? moves[draw(Math.max(1, moves.length))];
}

/** Tables, wins and mean points of the people who stayed, from the scores of the games that are over. */
export async function figuresFrom(
  { fixtures, season, scores }: ReturnType<typeof readerOf>,
  stayed: ReadonlySet<string>,
): Promise<readonly Line[]> {
  const lines = new Map<string, { tables: number; wins: number; points: number }>();
  for (const { state, game, entrants, places } of await fixtures()) {
    if (state !== 'over' || !game) continue;
    const gone = places.filter(({ out }) => out).map(({ entrant }) => entrant);
    for (const { id, points, isWin } of placesAt({ entrants, gone, scores: await scores(game) })) {
      const { tables = 0, wins = 0, points: sum = 0 } = lines.get(id) ?? {};
      lines.set(id, { tables: tables + 1, wins: wins + Number(isWin), points: sum + points });
    }
  }
  const { entrants } = await season();
  return entrants.flatMap(({ id, name }) => {
    const { tables, wins, points } = lines.get(id) ?? { tables: 0, wins: 0, points: 0 };
    return stayed.has(name) ? [{ entrant: id, tables, wins, mean: points / tables }] : [];
  });
}
