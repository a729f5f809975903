/**
 * Reloads an embedded table after a change, and again if that fails. Browsers give up a stream that was answered
 * with an error, so it is opened again. `npm run generate` bundles this file for pages in frames.
 */
import { openEventSource } from '@/components/ui/browser/browser-features';
import { backoffMs, requestedWaitMs } from '@/lib/platform/retry-after';

const RETRY = { firstMs: 5_000, mostMs: 300_000 };
const CLOSED = 2;

const { game = '', version = '' } = document.currentScript?.dataset ?? {};
let known = version;
let told = version;
let isAsking = false;
let brokenStreams = 0;

const pause = (failures: number, headers?: Headers): Promise<void> => {
  const ms = Math.min(RETRY.mostMs, Math.max(requestedWaitMs(headers) ?? 0, backoffMs(failures, RETRY)));
  return new Promise((resolve) => setTimeout(resolve, ms));
};

async function reload(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  for (let failures = 0; known !== told;) {
    const wanted = told;
    const answer = await fetch(location.href).catch(() => undefined);
    if (!answer?.ok) {
      failures += 1;
      await pause(failures, answer?.headers);
      continue;
    }
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    if (page) document.querySelector('main')?.replaceWith(page);
    known = wanted;
    failures = 0;
  }
  isAsking = false;
}

function follow(): void {
  const stream = openEventSource(`/api/games/${game}/stream`);
  if (!stream) return;
  stream.onmessage = ({ data }) => {
    brokenStreams = 0;
    told = String(data);
    void reload();
  };
  stream.onerror = () => {
    if (stream.readyState !== CLOSED) return;
    brokenStreams += 1;
    void pause(brokenStreams).then(follow);
  };
}

follow();
