/** Serves operations of the API: maps each refusal to its problem. */
import 'server-only';
import type { z } from 'zod';
import { problemOf, type ApiRefusal } from '@/lib/features/api/problem-of';
import { METHODS, type Contract } from '@/lib/platform/http/contract';
import {
  operation,
  routes,
  type Endpoint,
  type Handle,
  type Handler,
  type Operation,
} from '@/lib/platform/http/endpoint';
import { problem, problemResponse } from '@/lib/platform/http/problem';

/** An operation whose contract stands apart from its handler. */
export const endpoint = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  contract: Contract<P, Q, B>,
  handle: Handle<P, Q, B, ApiRefusal>,
): Endpoint => operation(contract, handle).endpointWith(problemOf);

type Routes = ReturnType<typeof routes>;
type Operations = readonly Operation<ApiRefusal>[];

/** The exports of a route file for one address, whose operations are in `operations`. */
export const serveAt = (path: Contract['path'], operations: Operations): Routes =>
  routes(
    ...operations
      .filter(({ contract }) => contract.path === path)
      .map(({ endpointWith }) => endpointWith(problemOf)),
  );

/**
 * The exports of a route file `[[...path]]`: it serves the operations in a folder of the API. An unknown
 * address in that folder is answered with 404.
 */
export function serveBelow(folder: `/api/${string}`, operations: Operations): Routes {
  const addresses = addressesOf(folder, operations);
  const answerTo =
    (method: keyof Routes): Handler =>
    async (request, context) => {
      const path = (await context.params)?.path ?? [];
      const found = addresses.find(({ parts }) => matches(parts, path));
      if (!found) return unknownRoute();
      const named = found.parts.flatMap((part, i) => (nameOf(part) ? [[nameOf(part), path[i]]] : []));
      return found.routes[method](request, { params: Promise.resolve(Object.fromEntries(named)) });
    };
  const [GET, POST, PUT, PATCH, DELETE, OPTIONS] = ([...METHODS, 'OPTIONS'] as const).map(answerTo);
  return { GET, POST, PUT, PATCH, DELETE, OPTIONS } as Routes;
}

/** The answer to an address that the API does not have. */
export const unknownRoute = (): Response =>
  problemResponse(problem('unknown-route', 'The API has no such address; /api/openapi.json lists them.'));

/** The addresses of operations, in parts. A fixed part comes before a parameter: `{` sorts after letters. */
function addressesOf(folder: string, operations: Operations) {
  const paths = [...new Set(operations.map(({ contract }) => contract.path))]
    .filter((path) => `${path}/`.startsWith(`${folder}/`))
    .sort();
  return paths.map((path) => ({
    parts: path.slice(folder.length).split('/').filter(Boolean),
    routes: serveAt(path, operations),
  }));
}

const nameOf = (part: string): string | undefined => /^\{(\w+)\}$/.exec(part)?.[1];

const matches = (parts: readonly string[], path: string | readonly string[]): boolean =>
  parts.length === path.length && parts.every((part, i) => nameOf(part) !== undefined || part === path[i]);
