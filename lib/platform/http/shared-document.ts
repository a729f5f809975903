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
/** Documents about objects, as long as those live. There may be many. */
const ofThings = new WeakMap<object, Promise<Prepared>>();

interface SharedDocument {
  /** Its address, or the object that it shows. There must be few addresses. */
  readonly at: string | object;
  readonly type: string;
  readonly maxAgeS: number;
  /** Whether its address changes with its content. */
  readonly isForGood?: true;
  readonly make: () => Body | Promise<Body>;
}

/** Answers with a shared document, or 304 to a client that has it. */
export async function sharedDocument(
  asked: Headers,
  { at, type, maxAgeS, isForGood, make }: SharedDocument,
): Promise<Response> {
  const { body, mark } = await preparedAt(at, make);
  const kept = `public, max-age=${maxAgeS}${isForGood ? ', immutable' : ''}`;
  const headers = { etag: mark, 'cache-control': kept };
  if (clientKnows(asked, mark)) return new Response(undefined, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': type } });
}

function preparedAt(at: SharedDocument['at'], make: SharedDocument['make']): Promise<Prepared> {
  if (typeof at === 'object') return preparedIn(ofThings, at, make);
  return preparedIn(prepared.get(), at, make);
}

interface Kept<K> {
  get(key: K): Promise<Prepared> | undefined;
  set(key: K, made: Promise<Prepared>): unknown;
  delete(key: K): boolean;
}

function preparedIn<K>(all: Kept<K>, at: K, make: SharedDocument['make']): Promise<Prepared> {
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
