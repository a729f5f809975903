import { METHODS } from '@/lib/platform/http/contract';
import { problem, problemResponse } from '@/lib/platform/http/problem';

/** Catch-all for unknown API routes. */
async function refuse(): Promise<Response> {
  const detail = 'The API has no such address; /api/openapi.json lists them.';
  return problemResponse(problem('unknown-route', detail));
}

const [GET, POST, PUT, PATCH, DELETE] = METHODS.map(() => refuse);
const OPTIONS = refuse;
export { GET, POST, PUT, PATCH, DELETE, OPTIONS };
