import 'server-only';
import { createHash } from 'node:crypto';
import { db } from '@/lib/platform/db/db';
import { HookTargetSchema, PushTargetSchema, type HookForm } from '@/lib/platform/outbox/channels/targets';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';

/** Maximum posts without a gap, and the gap after them. */
interface Pace {
  readonly burst: number;
  readonly gapMs: number;
}

/** Below the limits of the services: Discord 30 a minute, Slack one a second, ntfy one in five seconds. */
const PACES: Readonly<Record<HookForm, Pace>> = {
  discord: { burst: 4, gapMs: 2_500 },
  slack: { burst: 4, gapMs: 1_500 },
  ntfy: { burst: 10, gapMs: 5_000 },
  json: { burst: 8, gapMs: 1_000 },
};

interface Target {
  /** The same for all users of an address. */
  readonly key: string;
  /** Missing for a push service, whose pace follows from its answers. */
  readonly pace?: Pace;
}

function targetOf(channel: DeliveryChannel): Target | undefined {
  if (channel.kind === 'seat') return undefined;
  const hook = HookTargetSchema.safeParse(channel.target).data;
  if (channel.form === 'webhook' && hook) return { key: keyOf(hook.url), pace: PACES[hook.form] };
  const push = PushTargetSchema.safeParse(channel.target).data;
  return channel.form === 'push' && push ? { key: keyOf(push.endpoint) } : undefined;
}

const keyOf = (url: string): string => createHash('sha256').update(url).digest('base64url');

/**
 * Reserves a slot for a post to the target of a channel. Undefined if one is free now, otherwise when
 * to ask again. All processes share the queue, so that together they do not post too fast.
 */
export async function refusePace(channel: DeliveryChannel, now: Date): Promise<Date | undefined> {
  const target = targetOf(channel);
  if (!target) return undefined;
  const { key, pace } = target;
  if (pace && (await takePlace(key, pace, now))) return undefined;
  const row = await db().targetPace.findUnique({ where: { key } });
  const free = row && pace ? row.busyUntil.getTime() - (pace.burst - 1) * pace.gapMs : 0;
  const until = new Date(Math.max(free, row?.pausedUntil.getTime() ?? 0));
  return until > now ? until : undefined;
}

async function takePlace(key: string, { burst, gapMs }: Pace, now: Date): Promise<boolean> {
  const [busyUntil, full] = [new Date(now.getTime() + gapMs), new Date(now.getTime() + (burst - 1) * gapMs)];
  const taken = await db().$queryRaw<{ key: string }[]>`
    insert into "TargetPace" as p ("key", "busyUntil", "pausedUntil")
    values (${key}, ${busyUntil}::timestamptz, ${now}::timestamptz)
    on conflict ("key") do update
      set "busyUntil" = greatest(p."busyUntil", ${now}::timestamptz) + ${gapMs}::int * interval '1 millisecond'
      where p."busyUntil" <= ${full}::timestamptz and p."pausedUntil" <= ${now}::timestamptz
    returning p."key"`;
  return taken.length > 0;
}

/** Pauses all posts to the target of a channel until a time, in every process. */
export async function pauseTarget(channel: DeliveryChannel, until: Date): Promise<void> {
  const key = targetOf(channel)?.key;
  if (key === undefined) return;
  await db().$executeRaw`
    insert into "TargetPace" as p ("key", "busyUntil", "pausedUntil")
    values (${key}, ${until}::timestamptz, ${until}::timestamptz)
    on conflict ("key") do update set "pausedUntil" = greatest(p."pausedUntil", ${until}::timestamptz)`;
}

/** Deletes targets without a post since then. */
export async function forgetPaces(before: Date): Promise<void> {
  const where = { busyUntil: { lt: before }, pausedUntil: { lt: before } };
  await db().targetPace.deleteMany({ where });
}
