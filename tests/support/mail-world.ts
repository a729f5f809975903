import { afterAll, beforeEach } from 'vitest';
import { env } from '@/lib/platform/env';
import { startMailServer } from './mail-server';
import { startReceiver } from './notifications';
import { useService } from './service';

/**
 * A service with a mail server and a receiver of webhooks that work. Each test begins with nothing sent yet.
 * Call at the top.
 */
export async function useMailWorld() {
  const { sql } = await useService();
  const [smtp, receiver] = await Promise.all([startMailServer(), startReceiver()]);
  afterAll(() => Promise.all([smtp.close(), receiver.close()]));
  beforeEach(async () => {
    await sql.query('delete from "Outbox"');
    await sql.query('delete from "MailRefusal"');
    await sql.query('delete from "Upkeep" where "name" = \'mail\'');
    smtp.got.length = 0;
    smtp.unknown.clear();
    smtp.asked.length = 0;
    smtp.refuse = () => undefined;
    receiver.heard.length = 0;
    receiver.answer = (response) => void response.writeHead(201).end();
    Object.assign(env(), { SMTP_URL: smtp.url, HOOKS_TO_LOCALHOST: true, PROMPT_DELAY_S: 0 });
  });
  return { sql, smtp, receiver };
}
