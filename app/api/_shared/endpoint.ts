/** Serves operations of the API: maps each refusal to its problem. */
import 'server-only';
import { problemOf, type ApiRefusal } from '@/lib/features/api/problem-of';
import { METHODS, type Contract } from '@/lib/platform/http/contract';
import { routes, type Handler, type Operation } from '@/lib/platform/http/endpoint';
import { problem, problemResponse } from '@/lib/platform/http/problem';

type Routes = ReturnType<typeof routes>;
type Operations = readonly Operation<ApiRefusal>[];

/** The exports of a route file for one address, whose operations are in `operations`. */
export const serveAt = (path: Contract['path'], operations: Operations): Routes =>
  routes(
    ...operations
      .filter(({ contract }) => contract.path === path)
      .map(({ endpointWith }) => endpointWith(problemOf)),
  );

const UNKNOWN_ROUTE = problem('unknown-route', 'The API has no such address; /api/openapi.json lists them.');

/** The exports of the route file `/api/[[...path]]`. An address without an operation is answered with 404. */
export function serveAll(operations: Operations): Routes {
  const addresses = addressesOf(operations);
  const answerTo =
    (method: keyof Routes): Handler =>
    async (request, context) => {
      const path = (await context.params)?.path ?? [];
      const found = addresses.find(({ parts }) => matches(parts, path));
      if (!found) return problemResponse(UNKNOWN_ROUTE);
      const named = found.parts.flatMap((part, i) => (nameOf(part) ? [[nameOf(part), path[i]]] : []));
      return found.routes[method](request, { params: Promise.resolve(Object.fromEntries(named)) });
    };
  const [GET, POST, PUT, PATCH, DELETE, OPTIONS] = ([...METHODS, 'OPTIONS'] as const).map(answerTo);
  return { GET, POST, PUT, PATCH, DELETE, OPTIONS } as Routes;
}

/** The addresses of operations, in parts. A fixed part comes before a parameter: `{` sorts after letters. */
function addressesOf(operations: Operations) {
  const paths = [...new Set(operations.map(({ contract }) => contract.path))].sort();
  return paths.map((path) => ({
    parts: path.split('/').slice(2),
    routes: serveAt(path, operations),
  }));
}

const nameOf = (part: string): string | undefined => /^\{(\w+)\}$/.exec(part)?.[1];

const matches = (parts: readonly string[], path: string | readonly string[]): boolean =>
  parts.length === path.length && parts.every((part, i) => nameOf(part) !== undefined || part === path[i]);
