import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { forgetMails, mailTo, queueTo } from '../support/notifications';
import { useService } from '../support/service';
import { lookAs, seatedTable, sitAs } from '../support/tables';

const { sql } = await useService();

test('a guest at a seat reads the language of the page they sat down on, and of the one they came back on', async () => {
  const table = await seatedTable(2);
  const token = table.seats[0]?.token ?? '';
  const { seq } = await lookAs(table, 0);
  const subjectAfter = async (locale: 'de' | 'pt-BR' | undefined) => {
    await sitAs({ token, locale });
    await queueTo(table, 'your-turn', new Date(), { seq });
    await forgetMails(sql);
    await deliverDue();
    return (await mailTo('anna@praga.test'))[0]?.subject;
  };
  expect(await subjectAfter(undefined)).toBe('At the Golden Tiger: it’s your turn');
  expect(await subjectAfter('de')).toContain('Du bist am Zug');
  // Who only opens the link again has said nothing.
  expect(await subjectAfter(undefined)).toContain('Du bist am Zug');
  expect(await subjectAfter('pt-BR')).toContain('sua vez');
});
