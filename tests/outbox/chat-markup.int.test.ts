/** Every chat shows texts of people as they wrote them, in every kind of message. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { CIRCLE_KINDS, MESSAGE_KINDS } from '@/lib/game/wording/message-kinds';
import { env } from '@/lib/platform/env';
import { clipText, discordText } from '@/lib/platform/outbox/channels/chat-text';
import { channelFor, personAt, queueTo, quietTable, startReceiver } from '../support/notifications';
import { useService } from '../support/service';

const { sql } = await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());
Object.assign(env(), { HOOKS_TO_LOCALHOST: true });

const HOSTILE = [
  '[Sign in](https://evil.test/a)',
  '<https://evil.test/b|Sign in>',
  '<!channel> <@U123> <@&456> <#789> @everyone @here',
  '**bold** __under__ ~~gone~~ ||hidden|| `code`',
  '# heading',
  '> quote',
  '- item',
  '1. first',
  '</b><script>alert(1)</script>&amp;',
] as const;
/** This kind goes only by mail. */
const KINDS = MESSAGE_KINDS.filter(
  (kind) => kind !== 'address-asked' && !CIRCLE_KINDS.some((each) => each === kind),
);
const NAME = '[Anna](https://evil.test)';
const TABLE = '**Us** <!here> @everyone';

/** Shown literally by readers of Discord's Markdown: no sign of it is left that is not escaped. */
function looseMarks(text: string): string[] {
  const plain = text.replace(/\\[^0-9A-Za-z\s]/g, '').replace(/https?:\/\/[^\s<>()[\]|*~`\\]+/g, '');
  return [
    ...(plain.match(/[*_~`|[\]()<>]/g) ?? []),
    ...(plain.match(/^\s*([#>+-]|\d+\.)/gm) ?? []),
    ...(plain.match(/@(everyone|here)/g) ?? []),
  ];
}

interface Discord {
  readonly content: string;
  readonly allowed_mentions: object;
  readonly embeds: readonly { readonly title: string; readonly description: string }[];
}

function discordOf(body: Buffer): Discord {
  const [, json = ''] = /name="payload_json"\r\n[^\r]*\r\n\r\n([^\r]*)\r\n/.exec(body.toString('utf8')) ?? [];
  return JSON.parse(json);
}

/** Every text of a Slack message that is read as markup. */
function markupIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(markupIn);
  if (typeof value !== 'object' || value === null) return [];
  const { type, text, ...rest } = value as Record<string, unknown>;
  const own = type === 'mrkdwn' || (type === undefined && typeof text === 'string') ? [String(text)] : [];
  return [...own, ...markupIn(Object.values(rest)), ...markupIn(text)];
}

describe('to every chat, of every kind', () => {
  const bodies = new Map<string, Buffer>();
  beforeAll(async () => {
    const table = await quietTable(sql, 3, { emails: false });
    const { gameId } = table;
    await sql.query('update "Game" set name = $2 where id = $1', [gameId, TABLE]);
    await sql.query('update "Seat" set name = $2 where "gameId" = $1 and seat = 1', [gameId, NAME]);
    const userId = await personAt(sql, table, 0);
    for (const form of ['discord', 'slack', 'ntfy', 'json']) {
      const url = `${receiver.url}/${form}${form === 'ntfy' ? '/topic' : ''}`;
      await channelFor(sql, userId, 'webhook', { form, url, secret: 's' }, MESSAGE_KINDS);
    }
    const text = HOSTILE.join('\n');
    const payload = { name: NAME, text, seat: 1, deadline: '2026-11-21T17:45:00.000Z' };
    for (const kind of KINDS) {
      receiver.heard.length = 0;
      await sql.query('delete from "TargetPace"');
      await queueTo(table, kind, new Date(), { payload });
      expect(await deliverDue(), kind).toEqual({ sent: 4, failed: 0 });
      for (const { path, body } of receiver.heard) bodies.set(`${path}/${kind}`, body);
    }
  }, 240_000);

  test.each(KINDS)('%s', (kind) => {
    const bodyOf = (form: string) => bodies.get(`/${form}/${kind}`) ?? Buffer.from('');
    const discord = discordOf(bodyOf('discord'));
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    for (const { title, description } of discord.embeds)
      expect([title, description, discord.content].flatMap(looseMarks)).toEqual([]);
    const slack = JSON.parse(bodyOf('slack').toString('utf8'));
    expect(slack.mrkdwn).toBe(false);
    expect(markupIn(slack).join('\n')).not.toMatch(/[<>]/);
    const links = JSON.stringify(slack).match(/"type":"link","url":"[^"]+"/g) ?? [];
    expect(links.every((link) => link.includes('http://praga.test/'))).toBe(true);
    const ntfy = JSON.parse(bodyOf('ntfy').toString('utf8'));
    expect([ntfy.markdown, new URL(ntfy.click).origin]).toEqual([false, 'http://praga.test']);
    const json = JSON.parse(bodyOf('json').toString('utf8'));
    expect(json.messages[0]).toMatchObject({ kind, url: expect.stringMatching(/^http:\/\/praga\.test\//) });
  });

  test('and what was written is all there', () => {
    const said = (form: string) => bodies.get(`/${form}/mention`)?.toString('utf8') ?? '';
    for (const form of ['slack', 'ntfy', 'json']) {
      const text = JSON.stringify(HOSTILE[1]).slice(1, -1);
      expect(said(form)).toContain(text);
    }
    const [embed] = discordOf(bodies.get('/discord/mention') ?? Buffer.from('')).embeds;
    const shown = embed?.description.replace(/\\([^0-9A-Za-z\s])/g, '$1').replaceAll('\u200b', '') ?? '';
    for (const line of HOSTILE) expect(shown).toContain(line);
  });
});

test.each(HOSTILE)('in Discord %s is text, however it is cut', (text) => {
  for (let most = 2; most < 60; most += 1) {
    const cut = discordText(text.repeat(9), most);
    expect(cut.length).toBeLessThanOrEqual(most);
    expect(looseMarks(cut)).toEqual([]);
    expect(cut).not.toMatch(/(^|[^\\])(\\\\)*\\…?$/);
  }
});

test('addresses lead where they say, and a text without marks stays as it is', () => {
  expect(discordText('Replay: http://praga.test/games/a_b_c/at/1', 200)).toContain(
    'http://praga.test/games/a_b_c/at/1',
  );
  expect(discordText('Anna hat 3 Punkte, Žofie 4!', 200)).toBe('Anna hat 3 Punkte, Žofie 4!');
  expect(clipText('🏰🏰🏰', 2)).toBe('🏰…');
});
