import { renewBrowser } from '@/lib/features/notify/new-channel';
import { JsonText, Text } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

/**
 * The service worker posts here when a browser has replaced its push subscription. The old address
 * authenticates it: only that browser and this service know it.
 */
export const POST = formRoute({
  operation: 'renew-push',
  path: {},
  fields: { old: Text, subscription: JsonText },
  answer: async ({ request, fields: { old, subscription } }) => {
    const isTooMany = await refuseTooMany('channel', request.headers);
    const isRenewed = !isTooMany && (await renewBrowser(old, subscription));
    const status = isTooMany ? 429 : isRenewed ? 204 : 404;
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
  },
});
