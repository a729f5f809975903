/**
 * Documents that are the same for everybody: made and hashed once per process. They are not compressed here,
 * because Next removes that header and compresses each answer itself.
 */
import 'server-only';
import { clientKnows, entityTag } from '@/lib/platform/http/answer';
import { perProcess } from '@/lib/platform/process';

type Body = string | Uint8Array<ArrayBuffer>;

interface Prepared {
  readonly body: Body;
  readonly mark: string;
}
const prepared = perProcess('pragaSharedDocuments', () => new Map<string, Promise<Prepared>>());

interface SharedDocument {
  /** Its address; there must be few of them. */
  readonly at: string;
  readonly type: string;
  readonly maxAgeS: number;
  readonly make: () => Body | Promise<Body>;
}

/** Answers with a shared document, or 304 to a client that has it. */
export async function sharedDocument(
  asked: Headers,
  { at, type, maxAgeS, make }: SharedDocument,
): Promise<Response> {
  const { body, mark } = await preparedAt(at, make);
  const headers = { etag: mark, 'cache-control': `public, max-age=${maxAgeS}` };
  if (clientKnows(asked, mark)) return new Response(undefined, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': type } });
}

function preparedAt(at: string, make: SharedDocument['make']): Promise<Prepared> {
  const all = prepared.get();
  const known = all.get(at);
  if (known) return known;
  const made = (async () => {
    const body = await make();
    return { body, mark: entityTag(body) };
  })();
  all.set(at, made);
  // One that could not be made is tried again.
  made.catch(() => all.delete(at));
  return made;
}
