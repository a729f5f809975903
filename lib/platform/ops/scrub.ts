/**
 * Traces say of an address only its kind, as the log does: a path may hold the link of a seat, a query what
 * somebody looked for.
 */
import { routeOf } from '@/lib/platform/request-label';

/** The checked fields of a span. */
export interface SpanFields {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
}

/** Attributes that hold a path: they keep its kind. */
const PATHS = ['http.target', 'url.path'];
/** Attributes that hold more than we need to know. */
const GONE =
  /^(http\.url|url\.full|url\.query|http\.user_agent|user_agent\.|http\.client_ip|net\.peer\.|net\.sock\.|client\.)/;
/** A path within a text; names in brackets or after a colon are parameters. */
const PATH_IN_TEXT = /\/[^\s]*/g;

/** Takes out of a span what could name somebody, before it is sent. */
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

/** Patterns of Next (`/seat/[token]`) stay; an address does not. */
const plainName = (text: string): string =>
  text.replace(PATH_IN_TEXT, (path) => (path.includes('[') ? path : routeOf(path)));
