import 'server-only';
import { env } from '@/lib/platform/env';
import { ChannelError } from '@/lib/platform/outbox/channel-error';
import { sendBySmtp } from '@/lib/platform/outbox/channels/smtp';
import {
  judgeRefusal,
  shownAnswer,
  sortRefusal,
  type Certainty,
  type SmtpAnswer,
} from '@/lib/platform/outbox/channels/smtp-refusal';
import { keepMail } from '@/lib/platform/outbox/kept-mail';
import type { Mail } from '@/lib/platform/outbox/mail';
import { noteMailTaken, noteRefusal, othersRefused } from '@/lib/platform/outbox/mail-refusal-store';

/** Sends an email over the configured server, or stores it as a file if there is none. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return keepMail(mail);
  const refused = await sendBySmtp(SMTP_URL, mail);
  if (refused) throw await errorOf(mail, refused);
  await noteMailTaken(mail.to.address, mail.sentAt);
}

/** The attempts after which an address counts as gone: a minute and 21 minutes after the first one. */
const BELIEVED_AT: Readonly<Record<Exclude<Certainty, 'unclear'>, number>> = { certain: 2, likely: 4 };

async function errorOf({ to: { address }, sentAt }: Mail, answer: SmtpAnswer): Promise<ChannelError> {
  const others = await othersRefused(address, sentAt);
  const refusal = judgeRefusal(sortRefusal(answer), others);
  const shown = shownAnswer(answer.response ?? answer.failure ?? 'not taken');
  await noteRefusal(address, { refusal, answer: shown, at: sentAt });
  const detail = answer.code === undefined ? shown : `SMTP ${shown}`;
  switch (refusal.against) {
    case 'address':
      return refusal.certainty === 'unclear'
        ? new ChannelError('refused', detail)
        : new ChannelError('gone', detail, undefined, BELIEVED_AT[refusal.certainty]);
    case 'mailbox':
      return new ChannelError('mailbox', detail, undefined, others.sinceTaken > 0 ? Infinity : undefined);
    case 'message':
      return new ChannelError('message', detail);
    case 'service':
      return new ChannelError('mail-server', detail);
  }
}
