import { endpoint } from '@/app/api/_shared/endpoint';
import { gamesAnswer } from '@/app/api/_shared/games-answer';
import { requirePerson } from '@/lib/features/people/person-answer';
import { myGamesContract } from '@/lib/features/history/contract-games';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(myGamesContract, async ({ query, headers }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  return { response: await gamesAnswer(query, asked.person.id) };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
