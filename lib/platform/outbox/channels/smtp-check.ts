import 'server-only';
import { createTransport } from 'nodemailer';

/** How long each step of the mail server may take; the caller limits the whole. */
const STEP_MS = 5_000;

/** A short email from the operator to themselves. */
export interface TrialMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A refusal by a mail server: nodemailer's code, and the server's own words if it has answered. */
export class SmtpFault extends Error {
  override readonly name = 'SmtpFault';
  constructor(
    readonly code: string,
    readonly answer: string,
  ) {
    super(answer || code);
  }
}

/** Connects to the mail server, signs in and sends the email, if there is one. Throws an SmtpFault. */
export async function trySmtp(url: string, mail?: TrialMail): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  });
  try {
    await transport.verify();
    if (mail) await transport.sendMail(mail);
  } catch (error) {
    const texts = new Map(Object.entries(error instanceof Error ? { ...error, message: error.message } : {}));
    const textOf = (name: string) => String(texts.get(name) ?? '');
    throw new SmtpFault(textOf('code') || 'unknown', textOf('response') || textOf('message'));
  } finally {
    transport.close();
  }
}
