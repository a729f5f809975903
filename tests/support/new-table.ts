import { expect } from 'vitest';
import { callJson } from './api';

export const SEATS = [{ name: 'Anna', email: 'anna@praga.test' }, { name: 'Bohumil' }, { name: 'Cecilie' }];

/** Makes a table over the API, for these people unless `json` says otherwise. */
export async function makeTable(json: object = {}) {
  const made = await callJson({
    method: 'POST',
    path: '/api/tables',
    json: { name: 'At the Golden Tiger', seats: SEATS, startingSeat: 'first', ...json },
  });
  expect(made.status).toBe(201);
  const { game, seats, computers } = made.body;
  const tokens: string[] = seats.map(({ token }: { token: string }) => token);
  return { game, seats, computers, tokens, path: `/api/games/${game.id}` };
}
