import { endpoint } from '@/app/api/_shared/endpoint';
import { puzzleContract } from '@/lib/features/puzzles/contract';
import { puzzleStart } from '@/lib/features/puzzles/puzzles';
import { routes } from '@/lib/platform/http/endpoint';

const open = endpoint(puzzleContract, async ({ params: { number } }) => {
  const outcome = await puzzleStart(number);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(open);
