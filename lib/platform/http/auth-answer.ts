import 'server-only';
import { NextRequest } from 'next/server';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { parseJson, readBytes } from '@/lib/platform/http/body';
import { problem, problemResponse, type Problem } from '@/lib/platform/http/problem';
import { problemOfTooMany, problemOfError } from '@/lib/platform/http/problem-of';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import type { LimitKind } from '@/lib/platform/http/count-requests';

type Checked = { readonly request: NextRequest } | { readonly problem: Problem };

/**
 * Answers for next-auth, which reads whatever it is sent and throws, with the text in the message, at what is
 * no JSON: counts the request, looks at its body first, and turns what is thrown all the same into a problem.
 */
export async function answerAuth(
  limit: LimitKind,
  request: NextRequest,
  serve: (request: NextRequest) => Promise<Response>,
): Promise<Response> {
  try {
    const tooMany = await refuseTooMany(limit, request);
    if (tooMany) return problemResponse(problemOfTooMany(tooMany));
    const checked = request.method === 'POST' ? await checkedPost(request) : { request };
    return 'problem' in checked ? problemResponse(checked.problem) : await serve(checked.request);
  } catch (error) {
    return problemResponse(problemOfError('auth', error));
  }
}

async function checkedPost(request: NextRequest): Promise<Checked> {
  const { headers } = request;
  if (!isSameOrigin(headers))
    return { problem: problem('cross-site', 'A page of another site may not do this.') };
  const read = await readBytes(request);
  if (!read.ok) return { problem: read.error };
  const type = headers.get('content-type') ?? '';
  const body = bodyProblem(type, read.value);
  if (body) return { problem: body };
  // What was read is gone from the request, so next-auth gets another one.
  return {
    request: new NextRequest(request.url, { method: 'POST', headers, body: Buffer.from(read.value) }),
  };
}

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

function bodyProblem(type: string, bytes: Uint8Array): Problem | undefined {
  if (FORM.test(type) || (type === '' && bytes.length === 0)) return undefined;
  if (!JSON_TYPE.test(type)) return problem('unsupported-media-type', 'Send a form, or application/json.');
  const json = parseJson(bytes);
  if (!json.ok) return json.error;
  const isObject = typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value);
  return isObject ? undefined : problem('invalid-request', 'The body must be an object.');
}
