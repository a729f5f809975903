import { endpoint } from '@/app/api/_shared/endpoint';
import { problemOf } from '@/app/api/_shared/problem-of';
import { lookerOfRequest } from '@/app/api/_shared/visitor';
import { routes } from '@/lib/platform/http/endpoint';
import { problemBody } from '@/lib/platform/http/problem';
import { tryContract } from '@/lib/features/sandbox/contract-try';
import { tryLine } from '@/lib/features/sandbox/try-steps';

const tryOut = endpoint(tryContract, async ({ params: { id }, body, headers }) => {
  const who = await lookerOfRequest(id, headers);
  if (!who.ok) return who;
  const outcome = await tryLine(id, who.value, body);
  if (!outcome.ok) return outcome;
  const { refused, ...line } = outcome.value;
  const told = refused
    ? { refused: { index: refused.index, problem: problemBody(problemOf(refused.refusal)) } }
    : {};
  return { ok: true, value: { body: { ...line, ...told } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(tryOut);
