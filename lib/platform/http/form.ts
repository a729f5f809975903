import 'server-only';
import { z } from 'zod';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { formIn, readBytes } from '@/lib/platform/http/body';
import { emptyResponse } from '@/lib/platform/http/empty';
import { readFields } from '@/lib/platform/http/fields';
import { problem, problemResponse, unknownRoute } from '@/lib/platform/http/problem';
import { problemOfError } from '@/lib/platform/http/problem-of';

/** A route for posts of our own forms. */
interface FormRoute<P extends z.ZodRawShape, F extends z.ZodRawShape> {
  /** The operation's name in the error log. */
  readonly operation: string;
  /** The parameters of its address; an invalid address gets a 404. */
  readonly path: P;
  readonly fields: F;
  readonly answer: (asked: PostedForm<P, F>) => Promise<Response>;
  /** The answer if the fields are invalid. */
  readonly unreadable?: (path: z.output<z.ZodObject<P>>) => Response;
}

interface PostedForm<P extends z.ZodRawShape, F extends z.ZodRawShape> {
  readonly request: Request;
  readonly path: z.output<z.ZodObject<P>>;
  readonly fields: z.output<z.ZodObject<F>>;
  /** The whole form, for fields that depend on others. */
  readonly form: FormData;
}

/** Next passes no parameters for a path without any. */
type FormHandler = (
  request: Request,
  context: { readonly params: Promise<object | undefined> },
) => Promise<Response>;

/**
 * The handler of a route for form posts without JavaScript. Refuses posts from pages of other sites,
 * oversized ones, and other content types.
 */
export function formRoute<P extends z.ZodRawShape, F extends z.ZodRawShape>(
  route: FormRoute<P, F>,
): FormHandler {
  return async (request, context) => {
    try {
      return await answerForm(route, request, (await context.params) ?? {});
    } catch (error) {
      return problemResponse(problemOfError(route.operation, error));
    }
  };
}

async function answerForm<P extends z.ZodRawShape, F extends z.ZodRawShape>(
  route: FormRoute<P, F>,
  request: Request,
  params: object,
): Promise<Response> {
  const path = z.object(route.path).safeParse(params).data;
  if (!path) return problemResponse(unknownRoute());
  const read = await readForm(request);
  if (!read.ok) return read.response;
  const fields = readFields(read.form, route.fields);
  if (!fields) return route.unreadable?.(path) ?? unreadable();
  return route.answer({ request, path, fields, form: read.form });
}

type ReadForm =
  | { readonly ok: true; readonly form: FormData }
  | { readonly ok: false; readonly response: Response };

async function readForm(request: Request): Promise<ReadForm> {
  if (!isSameOrigin(request.headers)) return no('cross-site', 'A page of another site may not do this.');
  const read = await readBytes(request);
  if (!read.ok) return { ok: false, response: problemResponse(read.error) };
  const form = await formIn(read.value, request.headers);
  return form ? { ok: true, form } : no('unsupported-media-type', 'Send the fields of a form.');
}

/** Redirects to another page with a GET. */
export function seeOther(location: string): Response {
  return emptyResponse(303, { location });
}

function no(code: Parameters<typeof problem>[0], detail: string): ReadForm {
  return { ok: false, response: problemResponse(problem(code, detail)) };
}

function unreadable(): Response {
  return problemResponse(problem('invalid-request', 'The form has fields that cannot be read.'));
}
