import 'server-only';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { readBytes } from '@/lib/http/body';
import { problem, problemResponse } from '@/lib/http/problem';

export type ReadForm =
  { readonly ok: true; readonly form: FormData } | { readonly ok: false; readonly response: Response };

/**
 * The fields of a form that was posted to a route of ours, which works without JavaScript. Refuses what another site's page makes a
 * browser send, what is too large, and what is no form.
 */
export async function readForm(request: Request): Promise<ReadForm> {
  if (!isSameOrigin(request.headers)) return no('cross-site', 'A page of another site may not do this.');
  const bytes = await readBytes(request);
  if (!bytes) return no('body-too-large', 'The form is too large.');
  const type = request.headers.get('content-type') ?? '';
  try {
    const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData();
    return { ok: true, form };
  } catch {
    return no('unsupported-media-type', 'Send the fields of a form.');
  }
}

/** A text field of a form, without blanks around; empty when it is missing or a file. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function no(code: Parameters<typeof problem>[0], detail: string): ReadForm {
  return { ok: false, response: problemResponse(problem(code, detail)) };
}
