import { endpoint } from '@/app/api/_shared/endpoint';
import { requirePerson } from '@/lib/features/people/person-answer';
import { isGuest } from '@/lib/features/people/guests';
import { puzzleContract, tryPuzzleContract } from '@/lib/features/puzzles/contract';
import { puzzleStart } from '@/lib/features/puzzles/puzzles';
import { tryPuzzle } from '@/lib/features/puzzles/try-puzzle';
import { routes } from '@/lib/platform/http/endpoint';

const open = endpoint(puzzleContract, async ({ params: { number } }) => {
  const outcome = await puzzleStart(number);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

const tried = endpoint(tryPuzzleContract, async ({ params: { number }, body, headers }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  const { person } = asked;
  const who = { userId: person.id, hasAccount: !isGuest(person) };
  const outcome = await tryPuzzle(number, who, body);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(open, tried);
