import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { HookTargetSchema, PushTargetSchema } from '@/lib/platform/outbox/channels/targets';

const auth = Buffer.alloc(16, 7).toString('base64url');
const subscription = (p256dh: string) => ({ endpoint: 'https://push.example/a', keys: { p256dh, auth } });

test('a key that is no point of the curve is no subscription', () => {
  const key = createECDH('prime256v1').generateKeys();
  expect(PushTargetSchema.safeParse(subscription(key.toString('base64url'))).success).toBe(true);
  const off = Buffer.from(key);
  off[40] = (off[40] ?? 0) ^ 1;
  for (const bad of [off, Buffer.alloc(65, 4), Buffer.alloc(65)])
    expect(PushTargetSchema.safeParse(subscription(bad.toString('base64url'))).success).toBe(false);
});

test.each([
  ['https://ntfy.example/topic', true],
  ['https://ntfy.example/%C5%BEi%C5%BEkov', true],
  ['https://ntfy.example/%ff', false],
  ['https://ntfy.example/%E0%A4', false],
])('%s can be an address of a hook: %s', (url, is) => {
  expect(HookTargetSchema.safeParse({ form: 'ntfy', url, secret: 's' }).success).toBe(is);
});
