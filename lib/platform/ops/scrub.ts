/**
 * Traces contain only the kind of an address, as the log does: a path may hold the link of a seat, a
 * query may hold a search text.
 */
import { routeOf } from '@/lib/platform/request-label';

/** The scrubbed fields of a span. */
export interface SpanFields {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
}

/** Attributes with a path: only its kind is kept. */
const PATHS = ['http.target', 'url.path'];
/** Attributes that are removed because they reveal too much. */
const GONE =
  /^(http\.url|url\.full|url\.query|http\.user_agent|user_agent\.|http\.client_ip|net\.peer\.|net\.sock\.|client\.)/;
/** A path within a text; names in brackets or after a colon are parameters. */
const PATH_IN_TEXT = /\/[^\s]*/g;

/** Removes from a span what could identify a person, before it is sent. */
export function scrub(span: SpanFields): void {
  const { attributes } = span;
  for (const [key, value] of Object.entries(attributes)) {
    if (GONE.test(key)) delete attributes[key];
    else if (typeof value !== 'string') continue;
    else if (PATHS.includes(key)) attributes[key] = routeOf(value);
    else if (key === 'next.span_name') attributes[key] = plainName(value);
  }
  Object.assign(span, { name: plainName(span.name) });
}

/** Patterns of Next (`/seat/[token]`) stay; addresses are replaced. */
const plainName = (text: string): string =>
  text.replace(PATH_IN_TEXT, (path) => (path.includes('[') ? path : routeOf(path)));
