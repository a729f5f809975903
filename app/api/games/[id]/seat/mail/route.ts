import { endpoint } from '@/app/api/_shared/endpoint';
import { requireSeat } from '@/app/api/_shared/visitor';
import { preferredLocale } from '@/lib/game/wording/language/locales';
import { sendConsentAgain } from '@/lib/features/notify/seat-mail';
import { sendConfirmationContract } from '@/lib/features/seats/contract-own';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';

const send = endpoint(sendConfirmationContract, async ({ params: { id }, headers }) => {
  const me = await requireSeat(id, headers);
  if (!me.ok) return me;
  const locale = preferredLocale(headers.get('accept-language')) ?? 'en';
  const outcome = await sendConsentAgain(id, await visitorOfRequest(id, headers), locale);
  return outcome.ok ? { ok: true, value: { body: { done: true } } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(send);
