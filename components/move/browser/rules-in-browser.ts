/** The engine in the browser: fetched once, when the page has been painted and nothing else is to be done. */
import type { Pack } from '@/lib/game/engine/pack-index';
import type * as Engine from '@/lib/game/turn/preview';

export interface Rules {
  readonly pack: Pack;
  readonly engine: typeof Engine;
}

let loading: Promise<Rules | undefined> | undefined;
let loaded: Rules | undefined;

/** The rules, if they have arrived. */
export function rules(): Rules | undefined {
  return loaded;
}

/**
 * The rules come with something larger that is being fetched: nothing is fetched beside it, unless that
 * fails.
 */
export function expectRules(packUrl: string, coming: Promise<Rules>): void {
  loading = coming.then(
    (come) => (loaded = come),
    () => loaded ?? fetchRules(packUrl).catch(() => (loading = undefined)),
  );
}

/** Fetches the rules and their pack. Without them everything works but the preview. */
export function loadRules(packUrl: string): Promise<Rules | undefined> {
  loading ??= fetchRules(packUrl).catch(() => (loading = undefined));
  return loading;
}

/** The rules are bundled by themselves, see scripts/lib/preview-bundle.ts. */
async function fetchRules(packUrl: string): Promise<Rules> {
  const [engine, response] = await Promise.all([
    import('@/lib/generated/preview/preview.js'),
    fetch(packUrl),
  ]);
  if (!response.ok) throw new Error(`no pack: ${response.status}`);
  loaded = { engine, pack: engine.packOf(await response.json()) };
  return loaded;
}

/** Has something done when the browser is idle; gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
