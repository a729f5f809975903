import 'server-only';
import { takeTurn } from '@/lib/features/notify/take-turn';
import { localTime } from '@/lib/features/notify/times';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';
import type { StoredMessage } from '@/lib/platform/outbox/delivery-store';
import type { Payload } from '@/lib/platform/outbox/payload';
import type { Core } from '@/lib/platform/outbox/worded-message';

/** Automatic holidays: their owner gets a message before each, the others one about the new deadline. */
export function holidayCore(
  words: Wording,
  { kind, gameId, gameName: table, timeZone, createdAt }: StoredMessage,
  name: string,
  { until, deadline, from, step = 'proposed' }: Payload,
): Core {
  const { t } = words;
  const moment = (iso: string | undefined) =>
    localTime(words, iso === undefined ? createdAt : new Date(iso), timeZone);
  if (kind === 'pause') {
    const facts = { table, name, from: moment(from), until: moment(until) };
    const lead = t(step === 'proposed' && !from ? 'mail.pause.proposedNow' : `mail.pause.${step}`, facts);
    const isAsked = step === 'proposed' || step === 'ending';
    const label = t(isAsked ? 'mail.answerProposal' : 'mail.open');
    const link = { label, url: isAsked ? `${tableLink(gameId)}/requests` : tableLink(gameId) };
    return { subject: t(`mail.pause.${step}Subject`, facts), lead, link };
  }
  if (kind === 'holiday-soon')
    return {
      subject: t('mail.holidaySoonSubject', { table }),
      lead: t('mail.holidaySoon', { table, time: moment(deadline) }),
      link: takeTurn(words, gameId),
      sections: [
        { title: t('pace.holidays.title'), lines: [t('mail.holidayRefuse'), `${env().APP_URL}/me/holidays`] },
      ],
    };
  return {
    subject: t('mail.holidayBegunSubject', { table, name }),
    lead: t('mail.holidayBegun', { table, name, until: moment(until), time: moment(deadline) }),
  };
}
