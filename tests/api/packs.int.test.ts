import { expect, test } from 'vitest';
import { PACKS } from '@/lib/game/rulesets';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';

await useService();

test.each(PACKS.map((pack) => [pack.version, pack] as const))(
  'version %i is read with all that is printed, and names in three languages',
  async (version, pack) => {
    const { status, body, headers } = await callJson({ path: `/api/packs/${pack.id}/${version}` });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(body.buildings).toHaveLength(pack.buildings.length);
    const [building] = pack.buildings;
    const { provenance: _how, note: _why, ...printed } = building ?? {};
    expect(body.buildings[0]).toEqual(printed);
    const tiles = [pack.buildings, pack.walls, pack.upgrades, pack.technologies, pack.seals].flat();
    for (const { id } of tiles) expect(Object.keys(body.names[id]).sort()).toEqual(['de', 'en', 'pt-BR']);
    expect(JSON.stringify(body)).not.toContain('provenance');
  },
);

test('packs without a game are not found', async () => {
  await problemOf({ path: '/api/packs/reconstruction/99' }, 404, 'unknown-pack');
  await problemOf({ path: '/api/packs/other/1' }, 404, 'unknown-pack');
  await problemOf({ path: '/api/packs/reconstruction/last' }, 400, 'invalid-request');
});
