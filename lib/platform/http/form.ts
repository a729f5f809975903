import 'server-only';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { readBytes } from '@/lib/platform/http/body';
import { problem, problemResponse } from '@/lib/platform/http/problem';

export type ReadForm =
  { readonly ok: true; readonly form: FormData } | { readonly ok: false; readonly response: Response };

/**
 * The fields of a form that was posted to a route of ours, which works without JavaScript. Refuses what another site's page makes a
 * browser send, what is too large, and what is no form.
 */
export async function readForm(request: Request): Promise<ReadForm> {
  if (!isSameOrigin(request.headers)) return no('cross-site', 'A page of another site may not do this.');
  const read = await readBytes(request);
  if (!read.ok) return { ok: false, response: problemResponse(read.error) };
  const type = request.headers.get('content-type') ?? '';
  try {
    const form = await new Response(Buffer.from(read.value), {
      headers: { 'content-type': type },
    }).formData();
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
