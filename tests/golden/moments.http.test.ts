/** Moments of all golden games as pages of the running service: the first, the last, and one between. */
import { expect, test } from 'vitest';
import { importGame } from '@/lib/features/archive/import-game';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { goldenDocument } from '../support/documents';
import { sampled } from '../support/full';
import { RECORDINGS } from './recordings';

const url = process.env.SERVICE_URL ?? '';

test.each(sampled(RECORDINGS, 2).map(({ file }, i) => [file, i] as const))(
  'moments of %s have addresses',
  async (file, i) => {
    const document = goldenDocument(file);
    const outcome = await importGame(document, 'finished');
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    const last = document.log.length;
    const between = 2 + ((i * 37) % (last - 2));
    const at = (seq: number) =>
      fetch(`${url}/games/${outcome.value.gameId}/at/${seq}`, { headers: { 'accept-language': 'en' } });
    for (const seq of [1, between, last]) {
      const response = await at(seq);
      expect([seq, response.status]).toEqual([seq, 200]);
      const page = await response.text();
      expect(page).toContain(`data-seq="${seq}"`);
      expect(page).toContain(`Step ${seq} of ${last}`);
      expect(page).not.toContain(MISSING);
    }
    expect((await at(last + 1)).status).toBe(404);
  },
);
