import { endpoint } from '@/app/api/_shared/endpoint';
import { requireSeat } from '@/app/api/_shared/visitor';
import { unconfirmedSeat } from '@/lib/features/notify/seat-mail';
import { mySeatContract } from '@/lib/features/seats/contract-own';
import { loadMySeat } from '@/lib/features/seats/own-seat';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const read = endpoint(mySeatContract, async ({ params: { id }, headers }) => {
  const me = await requireSeat(id, headers);
  if (!me.ok) return me;
  const mine = await loadMySeat(id, await visitorOfRequest(id, headers));
  if (!mine) return refused({ kind: 'token-wrong' });
  const open = mine.isHolder ? await unconfirmedSeat(id, mine.seat) : undefined;
  const unconfirmed = open ? { unconfirmed: { turns: open.turns, canAsk: open.canAsk } } : {};
  return { ok: true, value: { body: { ...mine, ...unconfirmed } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
