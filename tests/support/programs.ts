/** Requests of the programs of several people to one part of the API. */
import { callJson, problemOf } from './api';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Asked = readonly [method: Method, under: string, json?: object];

/** Requests below the path of `base`, with the tokens of people. */
export function programsAt<Who extends string>(base: () => string, tokens: Readonly<Record<Who, string>>) {
  const requestOf = (who: Who, [method, under, json]: Asked) => ({
    method,
    path: base() + under,
    token: tokens[who],
    json,
  });
  return {
    ask: async (who: Who, ...asked: Asked) => callJson(requestOf(who, asked)),
    refuse: async (who: Who, asked: Asked, status: number, code: string) =>
      problemOf(requestOf(who, asked), status, code),
  };
}
