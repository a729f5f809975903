import type { Call } from '../support/api';

/** A post to the API. */
export const post = (path: string, token?: string, json?: object): Call => ({
  method: 'POST',
  path,
  token,
  json,
});
