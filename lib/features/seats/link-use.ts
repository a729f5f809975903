import 'server-only';
import { LRUCache } from 'lru-cache';
import { noteDelegateUse } from '@/lib/features/seats/delegates/delegates';
import { tellOpened } from '@/lib/features/seats/fresh-link';
import { markLinkUsed } from '@/lib/features/seats/link-use-store';
import { TOKEN_PATTERN, hashToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';

/**
 * Tokens that need no further look-up: browser keys, links whose use is recorded, and tokens that open
 * nothing.
 */
const settled = new LRUCache<string, true>({ max: 20_000 });

/**
 * Records that the link of a taken seat is used directly, as Bearer token or as a hand-made cookie. Its
 * holder is notified once, and sees it among their browsers.
 */
export async function noteLinkUse(
  gameId: string,
  token: string | undefined,
  label: string,
  clock: Clock = systemClock,
): Promise<void> {
  if (!token || !TOKEN_PATTERN.test(token)) return;
  const hash = hashToken(token);
  const key = `${gameId}/${hash}`;
  if (settled.has(key)) return;
  const at = clock.now();
  const use = await markLinkUsed(gameId, hash, label, at);
  if (use?.isDelegates) await noteDelegateUse(hash, label, at);
  if (use && use.first !== null) await tellOpened(gameId, use.first, label, at);
  if (!use?.isOpen) settled.set(key, true);
}
