import crypto from 'node:crypto';
import { decrypt } from 'http_ece';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { GET as openLeave, POST as leaveNow } from '@/app/leave/[token]/route';
import { GET as picture } from '@/app/pictures/[token]/route';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { leavingOf } from '@/lib/features/notify/leave';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { vapidKeys } from '@/lib/platform/outbox/channels/vapid';
import { signatureOf } from '@/lib/platform/outbox/channels/webhook';
import { useMailWorld } from '../support/mail-world';
import { channelFor, personAt, quietTable } from '../support/notifications';
import { randomNumbers } from '../support/service';
import { endsTurn, playUntil } from '../support/tables';

const { sql, smtp, receiver } = await useMailWorld();

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A table with one turn played, so the second seat is notified. */
async function afterOneTurn(seed: string, emails: boolean): Promise<CreatedTable> {
  const table = await quietTable(sql, 2, { emails });
  await sql.query('update "Game" set "name" = \'Zum Žižkovský "Hof" & <b>Co</b>\' where id = $1', [
    table.gameId,
  ]);
  await playUntil(table, randomNumbers(seed), endsTurn);
  return table;
}

function browserKeys() {
  const privateKey = crypto.createECDH('prime256v1');
  const p256dh = privateKey.generateKeys().toString('base64url');
  return { privateKey, keys: { p256dh, auth: crypto.randomBytes(16).toString('base64url') } };
}

async function onlyMail() {
  expect(smtp.got).toHaveLength(1);
  const [got] = smtp.got;
  if (!got) throw new Error('no mail came');
  const mail = await PostalMime.parse(got.raw);
  const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return { ...got, mail, header };
}

test(
  'a mail server gets a whole letter: both parts, the picture inside, a way to leave',
  { timeout: 60_000 },
  async () => {
    const table = await afterOneTurn('letter', true);
    expect(await deliverDue()).toEqual({ sent: 1, failed: 0 });
    const { to, raw, mail, header } = await onlyMail();
    expect(to).toEqual(['bohumil@praga.test']);
    expect(mail.subject).toBe('Zum Žižkovský "Hof" & <b>Co</b>: it’s your turn');
    expect(mail.to).toEqual([{ name: 'Bohumil', address: 'bohumil@praga.test' }]);
    for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version'])
      expect(header(name)).toHaveLength(1);
    expect(header('message-id')[0]).toMatch(/^<[0-9a-f-]{36}@praga\.test>$/);
    expect(header('x-praga-attempt')).toEqual(['1']);
    expect(header('auto-submitted')).toEqual(['auto-generated']);
    expect(header('content-language')).toEqual(['en']);
    // Lines as RFC 5322 allows them, and nothing but ASCII outside of encoded words.
    for (const line of raw.toString('latin1').split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    expect(raw.toString('latin1')).not.toMatch(/[^\r]\n|[\x80-\xff]/);

    for (const part of [mail.text, mail.html])
      expect(part).toContain(`http://praga.test/games/${table.gameId}`);
    expect(mail.text).toMatch(/Anna, round 1\n- /);
    // First the effect on the reader and the link, then the board, then the turns of the others.
    const order = ['\nFor you\n', 'Take your turn: ', 'The board of ', '\nAnna, round 1\n'];
    const places = order.map((part) => mail.text?.indexOf(part) ?? -1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(mail.text).toMatch(/^Verification code: \d+-[0-9a-f]{12}$/m);
    expect(mail.html).toContain('Žižkovský &quot;Hof&quot; &amp; &lt;b&gt;Co&lt;/b&gt;');
    expect(mail.html).not.toMatch(/<script|<link|<img[^>]+src="(?!cid:)/);
    const [board, ...others] = mail.attachments;
    expect(others).toEqual([]);
    expect(board).toMatchObject({ mimeType: 'image/png', disposition: 'inline', contentId: '<board-0>' });
    expect(Buffer.from(board?.content as ArrayBuffer).subarray(0, 8)).toEqual(PNG);
    expect(mail.html).toMatch(
      /<img src="cid:board-0"[^>]* alt="The board of [^"]*Zum [^"]+ after step \d+\./,
    );
    expect(mail.text).toContain('Zum Žižkovský "Hof" & <b>Co</b>” after step ');
  },
);

test(
  'one POST of a mail program, without cookies, leaves; looking does not',
  { timeout: 60_000 },
  async () => {
    const table = await afterOneTurn('leave', true);
    await deliverDue();
    const { header } = await onlyMail();
    expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    const [, url = ''] =
      /^<(http:\/\/praga\.test\/leave\/[^>]+)>$/.exec(header('list-unsubscribe')[0] ?? '') ?? [];
    const token = new URL(url).pathname.split('/')[2] ?? '';
    const context = { params: Promise.resolve({ token }) };
    const looked = await openLeave(new Request(url), context);
    expect([looked.status, looked.headers.get('location')]).toEqual([303, `/unsubscribe/${token}`]);
    expect(await leavingOf(token)).toEqual({ channel: 'bohumil@praga.test', stopped: false });

    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const left = await leaveNow(new Request(url, { method: 'POST', body }), context);
    expect(left.status).toBe(204);
    expect(await leavingOf(token)).toEqual({ channel: 'bohumil@praga.test', stopped: true });
    const forged = { params: Promise.resolve({ token: `${token.slice(0, -2)}xx` }) };
    expect((await leaveNow(new Request(url, { method: 'POST', body }), forged)).status).toBe(404);

    smtp.got.length = 0;
    const pick = randomNumbers('leave on');
    await playUntil(table, pick, endsTurn);
    await playUntil(table, pick, endsTurn);
    await deliverDue();
    expect(smtp.got.map(({ to }) => to[0])).toEqual(['anna@praga.test']);
  },
);

test('a browser gets a message that only it can read', { timeout: 60_000 }, async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 1, { locale: 'de' });
  const { privateKey, keys } = browserKeys();
  await channelFor(sql, userId, 'push', { endpoint: `${receiver.url}/push/1`, keys });
  await playUntil(table, randomNumbers('push'), endsTurn);
  expect(await deliverDue()).toEqual({ sent: 1, failed: 0 });
  const [heard] = receiver.heard;
  expect(heard?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  expect(heard?.headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, ?k=${vapidKeys().publicKey}$`));
  expect(heard?.body.toString('utf8')).not.toContain('Tiger');
  const open = decrypt(heard?.body ?? Buffer.alloc(0), {
    version: 'aes128gcm',
    privateKey,
    authSecret: keys.auth,
  });
  const payload = JSON.parse(open.toString('utf8'));
  expect(payload).toMatchObject({
    title: 'At the Golden Tiger: Du bist am Zug',
    lang: 'de',
    tag: `table-${table.gameId}`,
    url: expect.stringMatching(`^http://praga.test/games/${table.gameId}\\?for=`),
  });
  expect(payload.body).toMatch(/^Anna, Runde 1: /);

  const token = new URL(payload.image).pathname.split('/')[2] ?? '';
  const shown = await picture(new Request(payload.image), { params: Promise.resolve({ token }) });
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await shown.arrayBuffer()).subarray(0, 8)).toEqual(PNG);
  const forged = {
    params: Promise.resolve({ token: token.replace(/^./, (letter) => (letter === 'e' ? 'f' : 'e')) }),
  };
  expect((await picture(new Request(payload.image), forged)).status).toBe(404);
});

test('a browser that is gone is forgotten', async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 1);
  const { keys } = browserKeys();
  await channelFor(sql, userId, 'push', { endpoint: `${receiver.url}/push/2`, keys });
  await playUntil(table, randomNumbers('push gone'), endsTurn);
  receiver.answer = (response) => void response.writeHead(410).end();
  expect(await deliverDue()).toEqual({ sent: 0, failed: 1 });
  const { rows } = await sql.query(
    'select "stoppedAt" is not null as stopped from "Channel" where "userId" = $1',
    [userId],
  );
  expect(rows).toEqual([{ stopped: true }]);
});

test(
  'hooks get what they understand; your own program can prove where it comes from',
  { timeout: 60_000 },
  async () => {
    const table = await quietTable(sql, 2, { emails: false });
    const userId = await personAt(sql, table, 1);
    for (const form of ['json', 'discord', 'slack', 'ntfy'])
      await channelFor(sql, userId, 'webhook', {
        form,
        url: `${receiver.url}/${form}`,
        secret: `secret of ${form}`,
      });
    await playUntil(table, randomNumbers('hooks'), endsTurn);
    expect(await deliverDue()).toEqual({ sent: 4, failed: 0 });
    for (const { headers, body, path } of receiver.heard) {
      const secret = path === '/' ? 'secret of ntfy' : `secret of ${path.slice(1)}`;
      const timestamp = String(headers['x-praga-timestamp']);
      expect(headers['x-praga-signature']).toBe(signatureOf(secret, timestamp, body));
      expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000);
    }
    const bodyAt = (path: string) =>
      receiver.heard.find((each) => each.path === path)?.body ?? Buffer.alloc(0);
    const url = `http://praga.test/games/${table.gameId}`;

    const json = JSON.parse(bodyAt('/json').toString('utf8'));
    expect(json).toMatchObject({
      version: 1,
      attempt: 1,
      locale: 'en',
      subject: 'At the Golden Tiger: it’s your turn',
    });
    expect(json.messages).toMatchObject([{ kind: 'your-turn', gameId: table.gameId, url }]);
    expect(json.messages[0].picture.url).toMatch(/^http:\/\/praga\.test\/pictures\//);

    const discord = bodyAt('/discord');
    const [, payload = ''] =
      /name="payload_json"\r\n[^\r]*\r\n\r\n([^\r]*)\r\n/.exec(discord.toString('utf8')) ?? [];
    expect(JSON.parse(payload)).toMatchObject({
      allowed_mentions: { parse: [] },
      embeds: [{ url, image: { url: 'attachment://board-0.png' } }],
      attachments: [{ id: 0, filename: 'board-0.png' }],
    });
    expect(discord.includes(PNG)).toBe(true);

    const slack = JSON.parse(bodyAt('/slack').toString('utf8'));
    expect(slack.blocks[0].elements[0].elements[0]).toMatchObject({
      type: 'link',
      url,
      text: 'At the Golden Tiger: it’s your turn',
    });
    const ntfy = JSON.parse(bodyAt('/').toString('utf8'));
    expect(ntfy).toMatchObject({ topic: 'ntfy', click: url, title: 'At the Golden Tiger: it’s your turn' });
  },
);

test('the signature is the one of the documentation', () => {
  // echo -n '1763640000.{"a":1}' | openssl dgst -sha256 -hmac secret
  expect(signatureOf('secret', '1763640000', '{"a":1}')).toBe(
    `v1=${crypto.createHmac('sha256', 'secret').update('1763640000.{"a":1}').digest('hex')}`,
  );
});
