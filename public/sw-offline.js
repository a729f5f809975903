// Caches pages for use without a network. It is registered once for the pages below /puzzles and once for
// those below /offline. It fetches the given addresses without cookies, so it never caches personal data,
// tables or seats. components/ui/browser/offline-pages.ts talks to it.

/** Raised when the format of the cache changes. */
const FORMAT = 3;
/** "puzzles" or "offline". */
const PART = new URL(self.registration.scope).pathname.replaceAll('/', '');
const BEGINNING = `${PART} ${FORMAT} `;
/** Marks a complete cache. */
const WHOLE = `/${PART}/whole`;
/** Files whose name changes with each version. */
const LASTING = /^\/(?:_next\/static|s|pack)\//;
/** Names of such files in pages and scripts: a script contains the names of the files it fetches later. */
const NAMES = /(?:\/_next\/)?static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)|\/s\/[\w.-]+/g;
/** Lists what is cached. */
const OFFLINE = '/offline';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forget((name) => !name.startsWith(BEGINNING))])),
);

/** Deletes old caches of this part. */
async function forget(isOld) {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${PART} `) && isOld(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(answered(keep(event.data), event.ports[0]));
});

/** Reports on the message's port whether everything was cached. */
async function answered(work, port) {
  try {
    await work;
    port?.postMessage(true);
  } catch (error) {
    port?.postMessage(false);
    throw error;
  }
}

/** Caches pages and files under the name of a version. Older versions are deleted once it is complete. */
async function keep({ version, lang, pages, files }) {
  const name = BEGINNING + version;
  const cache = await caches.open(name);
  if (await cache.match(WHOLE)) return;
  const found = new Set(files);
  for (const page of pages) {
    // The page for an anonymous visitor: the language is in the address, because no cookie says it.
    const answer = await asked(`${page}?kept&lang=${lang}`);
    for (const file of namesIn(await answer.clone().text())) found.add(file);
    await cache.put(page, answer);
  }
  // Scripts name further files, which join the set during this loop.
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

/** The cached answer for an address, the same for every visitor. */
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
