import { bearerToken } from '@/lib/auth/seat-proof';
import { refuseScheduler } from '@/lib/auth/scheduler';
import { drainByGetContract, drainContract } from '@/lib/http/contracts/upkeep';
import { playWaitingAfterResponse } from '@/lib/http/after-move';
import { endpoint, routes, type Handled } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';
import { deliverByClock } from '@/lib/service/prompts/deliver-due';

async function drain({ headers }: { readonly headers: Headers }): Promise<Handled> {
  const refusal = refuseScheduler(bearerToken(headers));
  if (refusal) return { problem: problem(refusal, 'Only the scheduler of this service may ask for this.') };
  playWaitingAfterResponse();
  return { ok: true, value: { body: await deliverByClock() } };
}

export const { GET, POST, PUT, PATCH, DELETE } = routes(
  endpoint(drainContract, drain),
  endpoint(drainByGetContract, drain),
);
