import { expect } from 'vitest';
import { call, callJson } from './api';

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

/** The key of a seat that an answer gives to the browser. */
export const seatKeyOf = ({ headers }: Pick<Response, 'headers'>): string =>
  /^seat_\w+=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

/** A table where each has sat down in a browser, with the keys of the browsers, which prove the holders. */
export async function heldTable(people: 2 | 3, json: object = {}) {
  const table = await makeTable({ seats: SEATS.slice(0, people), ...json });
  const keys: string[] = [];
  for (const token of table.tokens)
    keys.push(seatKeyOf(await call({ method: 'POST', path: `${table.path}/sit`, json: { token } })));
  const [anna = '', bohumil = '', cecilie = ''] = keys;
  return { ...table, anna, bohumil, cecilie };
}
