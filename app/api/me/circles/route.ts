import { myCirclesAnswer } from '@/app/api/_shared/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { myCirclesContract } from '@/lib/features/circles/contract';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(myCirclesContract, async ({ headers }) => myCirclesAnswer(headers));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
