/**
 * Checks the API's answers against its description. A member that the description lacks is a fault here,
 * although clients must expect answers to grow.
 */
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';

type Json = Readonly<Record<string, unknown>>;

/** Schemas that other parts of the description extend: a problem's codes are listed separately. */
const OPEN: ReadonlySet<string> = new Set(['Problem']);

/** Forbids members that a schema does not name. */
function closed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => closed(inner));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, closed(inner, name)] as const);
  const isObject = 'properties' in value && 'type' in value && key !== 'properties';
  const isOpen = 'additionalProperties' in value || OPEN.has(key);
  return Object.fromEntries(isObject && !isOpen ? [...entries, ['additionalProperties', false]] : entries);
}

export interface Answer {
  readonly method: string;
  /** The path of the description, with its parameters in braces. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

export interface Description {
  /**
   * The reason why an answer does not match its description; undefined if it does, or if no such path is
   * described.
   */
  faultOf(answer: Answer): string | undefined;
  /** The described path of an address. */
  pathOf(pathname: string): string | undefined;
}

/** The schemas of answers, from the documents. */
export function descriptionBy(documents: readonly Json[]): Description {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  for (const [n, document] of documents.entries()) ajv.addSchema(closed(document) as object, `api${n}`);
  const patterns = documents.flatMap(({ paths }) => Object.keys(paths as Json).map(patternOf));
  const faultOf = (answer: Answer): string | undefined => {
    const n = documents.findIndex((document) => at(document, wayTo(answer)) !== undefined);
    const operation = n < 0 ? undefined : at(documents[n], wayTo(answer));
    return operation === undefined ? undefined : faultBy(ajv, `api${n}`, operation, answer);
  };
  return { faultOf, pathOf: (pathname) => patterns.find(({ test }) => test.test(pathname))?.path };
}

function patternOf(path: string) {
  return { path, test: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`) };
}

const wayTo = ({ path, method }: Answer) => ['paths', path, method.toLowerCase()];

function faultBy(ajv: Ajv2020, document: string, operation: unknown, answer: Answer): string | undefined {
  const { status, type, body } = answer;
  const what = `${answer.method} ${answer.path} ${status}`;
  const response = at(operation, ['responses', String(status)]);
  if (!response) return `${what} is not described: ${JSON.stringify(body)}`;
  if (status === 304) return body === undefined ? undefined : `${what} has a body`;
  if (!at(response, ['content', type])) return `${what} is not described as ${type}`;
  // The schema of a stream of events or lines describes a single one.
  if (body === undefined && !isJson(type)) return undefined;
  const place = [...wayTo(answer), 'responses', String(status), 'content', type, 'schema'];
  const validate = ajv.getSchema(`${document}#/${place.map(escaped).join('/')}`);
  if (!validate) throw new Error(`${what} has no schema`);
  return validate(body) ? undefined : `${what}: ${ajv.errorsText(validate.errors, { separator: '; ' })}`;
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Json)[key] : undefined),
    value,
  );
}

/** Whether a body of this type is one JSON value. */
const isJson = (type: string): boolean => type.includes('json') && !type.includes('ndjson');

/** The reason why a response does not match its description; its body can still be read afterwards. */
export async function faultOfResponse(
  description: Description,
  method: string,
  address: string,
  response: Response,
): Promise<string | undefined> {
  const { status, headers } = response;
  const path = description.pathOf(new URL(address, 'http://praga.test').pathname);
  // The method is not described for this address, or it is a browser's preflight request.
  if (path === undefined || status === 405 || status === 204) return undefined;
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const body: unknown = isJson(type) ? await response.clone().json() : undefined;
  return description.faultOf({ method, path, status, type, body });
}
