import 'server-only';
import type { Components } from '@/app/api/_openapi/components';
import type { JsonObject } from '@/app/api/_openapi/json-object';
import { HookBody } from '@/lib/features/notify/contract-hook';

const HEADERS: readonly (readonly [name: string, text: string])[] = [
  ['webhook-id', 'The id of the message on this channel, the same for every attempt.'],
  ['webhook-timestamp', 'Seconds since 1970 at this attempt.'],
  ['webhook-signature', '`v1,` and the HMAC-SHA-256, in base64, of `<id>.<timestamp>.<body>`.'],
  ['X-Praga-Delivery', 'The id of the message on this channel, the same for every attempt.'],
  ['X-Praga-Attempt', '1, 2, 3 ...'],
  ['X-Praga-Timestamp', 'Seconds since 1970 at this attempt.'],
  ['X-Praga-Signature', '`v1=` and the HMAC-SHA-256, in hexadecimal, of `<timestamp>.<body>`.'],
];

/** The OpenAPI `webhooks` section: requests that this service sends to users' programs. */
export function webhooksOf(components: Components): JsonObject {
  const parameters = HEADERS.map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  const post = {
    operationId: 'receiveMessage',
    tags: ['Mine'],
    summary: 'A message to a person, posted to a webhook of theirs',
    description:
      'Messages come one after the other. Any 2xx within ten seconds counts as taken; all else is tried again for three days, see /api-docs/webhooks.',
    security: [],
    parameters,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: components.schemaOf(HookBody, 'output') } },
    },
    responses: {
      204: { description: 'Taken.' },
      410: { description: 'The hook is gone: the channel is stopped.' },
      429: { description: 'Slower: nothing is posted before `Retry-After`.' },
    },
  };
  return { message: { post } };
}
