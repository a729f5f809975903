import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { formIn, readBytes } from '@/lib/platform/http/body';

/** The typed values of a form, by field name. */
export type TypedText = Readonly<Record<string, string>>;

/** The header that carries the typed values from the proxy to the page. */
export const TYPED_HEADER = 'x-praga-typed';

const ManifestSchema = z.object({ node: z.record(z.string(), z.unknown()) });
const ReferenceSchema = z.object({ id: z.string() });
const TypedSchema = z.record(z.string(), z.string());

/** The limit of a server action; longer bodies are refused there. */
const MAX_BYTES = 64 * 1024;
/** Proxies refuse headers over 16 kB; longer values are not restored. */
const MAX_CARRIED = 8 * 1024;

const OWN = '$ACTION';
const ID = /^\$ACTION_ID_(.+)$/;
const REFERENCE = /^\$ACTION_REF_(.+)$/;

let known: ReadonlySet<string> | undefined;

/** The actions of this build; undefined if the host stores their list elsewhere. */
function actionsOfThisBuild(): ReadonlySet<string> | undefined {
  try {
    const folder = path.join(/* turbopackIgnore: true */ process.cwd(), env().NEXT_DIST_DIR);
    const text = fs.readFileSync(path.join(folder, 'server/server-reference-manifest.json'), 'utf8');
    known ??= new Set(Object.keys(ManifestSchema.parse(JSON.parse(text)).node));
    return known;
  } catch {
    return undefined;
  }
}

/**
 * The values typed into a form of another version that this one cannot execute: sent without
 * JavaScript, to an unknown action. Undefined for every other request, and in development, where
 * actions are built on demand.
 */
export async function typedIntoStaleForm(
  request: Request,
  actions = knownInProduction,
): Promise<TypedText | undefined> {
  if (!mayBeForm(request)) return undefined;
  const here = actions();
  const form = here && (await formOf(request));
  if (!here || !form) return undefined;
  const ids = [...form].flatMap(([name]) => idOf(form, name));
  return ids.some((id) => !here.has(id)) ? typedInto(form) : undefined;
}

const knownInProduction = () => (env().NODE_ENV === 'production' ? actionsOfThisBuild() : undefined);

function mayBeForm({ method, headers }: Request): boolean {
  const isForm = headers.get('content-type')?.startsWith('multipart/form-data') === true;
  const length = Number(headers.get('content-length') ?? 0);
  return method === 'POST' && isForm && length <= MAX_BYTES && !headers.has('next-action');
}

/** The form data from a copy of a request, because another reader needs the original. */
async function formOf(request: Request): Promise<FormData | undefined> {
  const read = await readBytes(request.clone(), MAX_BYTES);
  return read.ok ? formIn(read.value, request.headers) : undefined;
}

/** The action that a form field names: directly, or in the first part of its bound arguments. */
function idOf(form: FormData, name: string): string[] {
  const direct = ID.exec(name)?.[1];
  if (direct) return [direct];
  const reference = REFERENCE.exec(name)?.[1];
  const value = reference === undefined ? undefined : form.get(`${OWN}_${reference}:0`);
  return typeof value === 'string' ? idIn(value) : [];
}

function idIn(text: string): string[] {
  try {
    const parsed = ReferenceSchema.safeParse(JSON.parse(text));
    return parsed.success ? [parsed.data.id] : [];
  } catch {
    return [];
  }
}

const typedInto = (form: FormData): TypedText =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith(OWN) ? [[name, value]] : [],
    ),
  );

/** Changes the headers of a request into a request for its page, which restores the typed values. */
export function asRequestForPage(headers: Headers, typed: TypedText): void {
  // A body of this type is not a form, so Next renders the page.
  headers.set('content-type', 'text/plain');
  const text = encodeURIComponent(JSON.stringify(typed));
  if (text.length <= MAX_CARRIED) headers.set(TYPED_HEADER, text);
  else headers.set(TYPED_HEADER, encodeURIComponent('{}'));
}

/** The values typed into the stale form that this page answers. */
export function typedBefore(headers: Headers): TypedText | undefined {
  const text = headers.get(TYPED_HEADER);
  if (text === null) return undefined;
  try {
    const parsed = TypedSchema.safeParse(JSON.parse(decodeURIComponent(text)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
