/** Rows of the authorisation matrix that follow from the contracts: only exceptions are written by hand. */
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import type { Contract } from '@/lib/platform/http/contract';
import { all, each, known, WHERE_ONE_MAY_WATCH, type Row } from './matrix-rows';

/** The route file that an address would have. */
const fileOf = (address: string): string => `app${address.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`;

export const keyOf = ({ method, path }: Pick<Contract, 'method' | 'path'>) => `${method} ${fileOf(path)}`;

/** The key of an operation in the matrix, such as `GET /api/games/{id}`. */
export function keyOfOperation(operation: string): string {
  const [method = '', address = ''] = operation.split(' ');
  return `${method} ${fileOf(address)}`;
}

const ONLY_SEATS = each('401 403 403 200 200 403 403', '404 404 404 200 200 404 404');

/** Nobody has the thing that a path of people names here; their lists exist. */
function rowOf({ access, path, status }: Contract): Row {
  const ofTable = path.startsWith('/api/games/{id}');
  if (access === 'anyone-or-seat' || (access === 'anyone' && ofTable)) return WHERE_ONE_MAY_WATCH;
  if (access === 'anyone') return all(String(status));
  if (access === 'seat') return ONLY_SEATS;
  if (access === 'person') return known('401', path.includes('{') ? '404' : String(status));
  return all('401');
}

/** GET and POST are asked everywhere; a method without a contract is refused. */
const unknownMethods = CONTRACTS.flatMap(({ path }) =>
  (['GET', 'POST'] as const).map((method) => [keyOf({ method, path }), all('405')] as const),
);

export const COMPUTED: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(unknownMethods),
  ...Object.fromEntries(CONTRACTS.map((contract) => [keyOf(contract), rowOf(contract)])),
};
