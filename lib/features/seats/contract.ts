import { z } from 'zod';
import { defineContract, NOTHING } from '@/lib/platform/http/contract';
import { Email, OfTable } from '@/lib/features/table/contract-shapes';

export const addressContract = defineContract({
  id: 'changeAddress',
  method: 'POST',
  path: '/api/games/{id}/address',
  limit: 'join',
  summary:
    'Send messages of your seat to another address. The holder changes it at once, by the session or the cookie they sat down with. If you only have the link, or send it as a token, the service asks the current address by email, once an hour.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z.strictObject({ email: Email }),
  status: 200,
  answer: z.object({ done: z.enum(['changed', 'asked']) }),
  problems: ['token-missing', 'token-wrong', 'no-own-address', 'too-many', 'cross-site', 'unknown-table'],
});
