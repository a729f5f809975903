import { endpoint } from '@/app/api/_shared/endpoint';
import { gamesAnswer } from '@/app/api/_shared/games-answer';
import { publicGamesContract } from '@/lib/features/history/contract-games';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(publicGamesContract, async ({ query }) => ({ response: await gamesAnswer(query) }));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
