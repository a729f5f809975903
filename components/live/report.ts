import { sendBeacon } from '@/components/ui/browser/browser-features';
import type { PredictionReport } from '@/lib/game/live/live-table';

/** Reports responses that differ from the browser's prediction. Each one is a bug in one of them. */
export async function reportMispredictions(
  gameId: string,
  reports: readonly PredictionReport[],
): Promise<void> {
  const all = reports.map(async ({ predicted, decided, ...of }) => ({
    ...of,
    predicted: await hashOf(predicted),
    decided: await hashOf(decided),
  }));
  const body = new Blob([JSON.stringify(await Promise.all(all))], { type: 'application/json' });
  sendBeacon(`/games/${gameId}/live`, body);
}

/** Undefined if the browser cannot hash, as on pages without HTTPS. */
async function hashOf(text: string): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}
