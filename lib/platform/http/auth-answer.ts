import 'server-only';
import { NextRequest } from 'next/server';
import { z } from 'zod';
import { isReturnAddress } from '@/lib/platform/auth/return-address';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { parseJson, readBytes, type BodyResult } from '@/lib/platform/http/body';
import type { LimitKind } from '@/lib/platform/http/limits/count-requests';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problem, problemResponse, unknownRoute, type Problem } from '@/lib/platform/http/problem';
import { problemOfTooMany, problemOfError } from '@/lib/platform/http/problem-of';

type Checked = { readonly request: NextRequest } | { readonly problem: Problem };

/**
 * Protects next-auth, which parses any input and throws, quoting the text, if it is not JSON. This
 * counts the request, checks its body first, and turns remaining errors into problems.
 */
export async function answerAuth(
  limit: LimitKind,
  request: NextRequest,
  serve: (request: NextRequest) => Promise<Response>,
): Promise<Response> {
  try {
    const tooMany = await refuseTooMany(limit, request);
    if (tooMany) return problemResponse(problemOfTooMany(tooMany));
    if (!isKnownPath(request)) return problemResponse(unknownRoute());
    const checked = await checkedRequest(request);
    return 'problem' in checked ? problemResponse(checked.problem) : await serve(checked.request);
  } catch (error) {
    return problemResponse(problemOfError('auth', error));
  }
}

/** Removes values that make next-auth answer 500; its own defaults replace them. */
async function checkedRequest(request: NextRequest): Promise<Checked> {
  const url = new URL(request.url);
  const left = withoutUnreadable(url.searchParams);
  url.search = left ? left.toString() : url.search;
  return request.method === 'POST'
    ? checkedPost(request, url.href)
    : { request: left ? new NextRequest(url, { headers: request.headers }) : request };
}

const isKnownPath = ({ url }: NextRequest): boolean => /^(\/[\w-]+)*$/.test(new URL(url).pathname);

/** The fields without those that next-auth cannot read; undefined if it can read all of them. */
function withoutUnreadable(fields: URLSearchParams): URLSearchParams | undefined {
  const [back, error] = [fields.getAll('callbackUrl'), fields.getAll('error')];
  const isFit = back.every(isReturnAddress) && error.every((word) => /^\w{0,60}$/.test(word));
  if (isFit) return undefined;
  return new URLSearchParams([...fields].filter(([name]) => name !== 'callbackUrl' && name !== 'error'));
}

async function checkedPost(request: NextRequest, url: string): Promise<Checked> {
  const { headers } = request;
  if (!isSameOrigin(headers))
    return { problem: problem('cross-site', 'A page of another site may not do this.') };
  const read = await readBytes(request);
  if (!read.ok) return { problem: read.error };
  const type = headers.get('content-type') ?? '';
  const body = checkedBody(type, read.value);
  if (!body.ok) return { problem: body.error };
  // next-auth gets a new request, because the body was already read.
  return {
    request: new NextRequest(url, { method: 'POST', headers: bodyHeaders(headers), body: body.value }),
  };
}

/** The announced length would be wrong for the changed body. */
function bodyHeaders(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('content-length');
  return rest;
}

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

function checkedBody(type: string, bytes: Uint8Array): BodyResult<string> {
  const text = new TextDecoder().decode(bytes);
  if (FORM.test(type) || (type === '' && bytes.length === 0))
    return { ok: true, value: withoutUnreadable(new URLSearchParams(text))?.toString() ?? text };
  if (!JSON_TYPE.test(type))
    return no(problem('unsupported-media-type', 'Send a form, or application/json.'));
  const json = parseJson(bytes);
  if (!json.ok) return json;
  const fields = Fields.safeParse(json.value);
  if (!fields.success) return no(problem('invalid-request', 'The body must be an object with texts.'));
  const left = withoutUnreadable(new URLSearchParams(fields.data));
  return { ok: true, value: left ? JSON.stringify(Object.fromEntries(left)) : text };
}

const Fields = z.record(z.string(), z.string());
const no = (error: Problem): BodyResult<never> => ({ ok: false, error });
