import { endpoint } from '@/app/api/_shared/endpoint';
import { packAnswer } from '@/app/api/_shared/pack-answer';
import { routes } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { packContract } from '@/lib/features/table/contract-packs';
import { findPack } from '@/lib/features/boxes/load-pack';

const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };

const read = endpoint(packContract, async ({ params: { id, version } }) => {
  const pack = await findPack({ id, version });
  if (!pack) return { problem: problem('unknown-pack', 'There is no such version of a pack.') };
  return { ok: true, value: { body: await packAnswer(pack), headers: FOR_GOOD } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
