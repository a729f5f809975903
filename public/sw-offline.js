// Keeps pages for when there is no network. It is registered once for the pages below /puzzles and once for
// the pages below /train. It fetches the addresses they name without cookies: nothing of a person, a table or
// a seat comes near it. components/ui/browser/offline-pages.ts talks to it.

/** Raised when what is kept is kept otherwise. */
const FORMAT = 1;
/** puzzles or train. */
const PART = new URL(self.registration.scope).pathname.replaceAll('/', '');
const BEGINNING = `${PART} ${FORMAT} `;
/** The mark of a cache that is complete. */
const WHOLE = `/${PART}/whole`;
/** Files whose name changes with each version. */
const LASTING = /^\/(?:_next\/static|s|pack)\//;
/** Names of such files in pages and scripts: a script contains the names of the files it fetches later. */
const NAMES = /(?:\/_next\/)?static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)|\/s\/[\w.-]+/g;
const OFFLINE = `/${PART}/offline`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forget((name) => !name.startsWith(BEGINNING))])),
);

/** Lets go of caches of ours. */
async function forget(isOld) {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${PART} `) && isOld(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(answered(keep(event.data), event.ports[0]));
});

/** Says on the port of a message whether all of it is kept. */
async function answered(work, port) {
  try {
    await work;
    port?.postMessage(true);
  } catch (error) {
    port?.postMessage(false);
    throw error;
  }
}

/** Keeps pages and files under the name of a version; earlier ones are deleted once it is complete. */
async function keep({ version, lang, pages, files }) {
  const name = BEGINNING + version;
  const cache = await caches.open(name);
  if (await cache.match(WHOLE)) return;
  const found = new Set(files);
  for (const page of pages) {
    // Nobody's page: with its language in the address, since nothing else is said.
    const answer = await asked(`${page}?lang=${lang}`);
    for (const file of namesIn(await answer.clone().text())) found.add(file);
    await cache.put(page, answer);
  }
  // Scripts name others while this goes through them.
  for (const file of found) {
    const answer = await asked(file);
    if (file.endsWith('.js')) for (const other of namesIn(await answer.clone().text())) found.add(other);
    await cache.put(file, answer);
  }
  await cache.put(WHOLE, new Response(''));
  await forget((each) => each !== name);
}

async function asked(address) {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

const namesIn = (text) => (text.match(NAMES) ?? []).map((name) => name.replace(/^static/, '/_next/static'));

/** The kept answer of an address, the same for every visitor. */
const kept = (pathname) => caches.match(pathname, { ignoreVary: true });

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (LASTING.test(pathname)) event.respondWith(keptOrFetched(request, pathname));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptPage(pathname)));
  else if (pathname.startsWith('/api/puzzles/')) event.respondWith(fetchedOrKept(request, pathname));
});

const keptOrFetched = async (request, pathname) => (await kept(pathname)) ?? fetch(request);

async function fetchedOrKept(request, pathname) {
  const answer = await fetch(request).catch(() => kept(pathname));
  return answer ?? Response.error();
}

const keptPage = async (pathname) => (await kept(pathname)) ?? (await kept(OFFLINE)) ?? Response.error();
