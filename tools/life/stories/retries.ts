// A webhook that refuses its messages: they are retried, and given up after three days and some hours.
import { cast } from '../cast';
import { addWebhook, aRound, expectAttempts, expectCalls, sentAt } from '../hook';
import { attemptsFrom, minutesAfter, words } from '../law';
import { Table } from '../table';
import type { Walk } from '../walk';

const ASKS = '/me/prompts';

/**
 * The webhook fails twice and then accepts: three calls with one id and no duplicate email. The channel page
 * shows the fault meanwhile.
 */
export async function failingWebhook(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, a webhook fails twice and then takes what it is told',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2027-10-04T08:00:00Z'));
  const hook = await addWebhook(table, 'Anna');
  table.world.hooks.failing.set(hook.path, 2);
  const told = await aRound(table);
  const [first = told, second = told, third = told] = attemptsFrom(told);
  expectCalls(table, hook, { times: [first] });
  await table.sees('Anna', ASKS, 'The receiver rejected the last message', 'HTTP 503', 'Active.');
  await table.comes(second);
  expectCalls(table, hook, { times: [first, second] });
  await table.comes(third);
  expectCalls(table, hook, { times: [first, second, third] });
  expectAttempts(table, hook.calls());
  table.log.note(
    table.now,
    'The webhook of Anna takes her turn at the third attempt, after 1 and 5 minutes.',
  );
  const page = await table.sees('Anna', ASKS, 'Active.');
  table.expect(!page.text.includes('HTTP 503'), 'the fault is shown after the message got through');
  table.world.hooks.failing.set(hook.path, 1);
  const again = await aRound(table);
  await table.turnAndMail();
  await table.comes(minutesAfter(again, 60));
  expectCalls(table, hook, { times: attemptsFrom(again).slice(0, 2), from: 3 });
  table.log.note(table.now, 'Anna has played before the second attempt: her program is told all the same.');
  await table.ends();
}

/**
 * The webhook refuses everything: each message is tried ten times, then the channel is given up. Its owner
 * sees a notice until they fix it.
 */
export async function givenUpWebhook(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, a webhook refuses everything for three days and is given up until it is mended',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2027-10-18T08:00:00Z'));
  const hook = await addWebhook(table, 'Anna');
  table.world.hooks.failing.set(hook.path, Number.POSITIVE_INFINITY);
  const told = await aRound(table);
  const stopped = attemptsFrom(told).at(-1) ?? told;
  const { half, late, last, out } = table.marks();
  const reminders = [half, late, last].filter((at) => at < stopped);
  const times = [told, ...reminders].flatMap(attemptsFrom).filter((at) => at <= stopped);
  for (const at of distinct(times)) {
    const isReminded = reminders.some((mark) => mark.getTime() === at.getTime());
    await table.comes(at, isReminded ? { Anna: [['waiting for you', words(out, 'Europe/Prague')]] } : {});
  }
  const seen = distinct(hook.calls().map(sentAt));
  table.expect(
    `${seen.map(Number)}` === `${distinct(times).map(Number)}`,
    `the webhook was called ${seen.map((at) => at.toISOString())}, expected ${distinct(times).map((at) => at.toISOString())}`,
  );
  table.log.note(table.now, `The webhook of Anna was called ${hook.calls().length} times in vain.`);
  await table.comes(minutesAfter(stopped, 1), { Anna: [['Your webhook messages no longer get through']] });
  await table.sees('Anna', '/me/tables', 'Messages to My program');
  table.world.hooks.failing.delete(hook.path);
  const before = hook.calls().length;
  await table.does('Anna', ASKS, 'Turn back on', {}, 'Turn back on');
  const page = await table.sees('Anna', '/me/tables');
  table.expect(!page.text.includes('no longer get through'), 'a channel that was mended is told of');
  await table.turnAndMail();
  expectCalls(table, hook, { times: [], from: before });
  await table.turn(minutesAfter(table.now, 180));
  await table.comes(minutesAfter(table.now, 2), { Anna: ['it’s your turn'] });
  expectCalls(table, hook, { times: [table.now], from: before });
  table.log.note(table.now, 'The webhook of Anna is mended, and told of her turn.');
  await table.ends();
}

/** The distinct times, in order. */
const distinct = (times: readonly Date[]) =>
  [...new Set(times.map(Number))].sort((a, b) => a - b).map((ms) => new Date(ms));
