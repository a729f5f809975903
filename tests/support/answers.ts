/**
 * Holds every answer of the API against its own description. What the description does not tell is a fault of
 * it here, though it promises programs only that answers may grow.
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { openapiDocument, operatorDocument, type Json } from '@/app/api/_openapi/openapi';

/** Parts of the description say more of these: a problem has its codes beside it. */
const OPEN: ReadonlySet<string> = new Set(['Problem']);

const documents = [openapiDocument(), operatorDocument()];
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats(ajv);
for (const [n, document] of documents.entries()) ajv.addSchema(closed(document) as object, `api${n}`);

/** Objects with members that are named, and no others. */
function closed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => closed(inner));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, closed(inner, name)] as const);
  const isObject = 'properties' in value && 'type' in value && key !== 'properties';
  const isOpen = 'additionalProperties' in value || OPEN.has(key);
  return Object.fromEntries(isObject && !isOpen ? [...entries, ['additionalProperties', false]] : entries);
}
interface Answer {
  readonly method: string;
  /** As in the description, with its parameters in braces. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** Why an answer is not as its description says; undefined where it is. */
export function faultOf({ method, path, status, type, body }: Answer): string | undefined {
  const what = `${method} ${path} ${status}`;
  for (const [n, document] of documents.entries()) {
    const operation = at(document, ['paths', path, method.toLowerCase()]);
    if (!operation) continue;
    const response = at(operation, ['responses', String(status)]);
    if (!response) return `${what} is not described: ${JSON.stringify(body)}`;
    if (status === 304) return body === undefined ? undefined : `${what} has a body`;
    if (!at(response, ['content', type])) return `${what} is not described as ${type}`;
    if (!type.includes('json')) return undefined;
    const place = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ];
    const validate = ajv.getSchema(`api${n}#/${place.map(escaped).join('/')}`);
    if (!validate) throw new Error(`${what} has no schema`);
    return validate(body) ? undefined : `${what}: ${ajv.errorsText(validate.errors, { separator: '; ' })}`;
  }
  return undefined;
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Json)[key] : undefined),
    value,
  );
}
