'use client';

import { useSyncExternalStore, useState } from 'react';
import {
  askToNotify,
  hasPush,
  serviceWorkers,
  touchPoints,
  userAgent,
} from '@/components/ui/browser/browser-features';
import type { FormAction } from '@/components/ui/forms/act-button';

type Trouble = 'denied' | 'failed';

interface PushButtonProps {
  /** Public VAPID key that identifies this service to the browser's push service. */
  readonly pushKey: string;
  readonly action: FormAction;
  /** Further fields of the form. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<'add' | 'none' | 'apple' | Trouble, string>>;
}

const never = () => () => {};

/** Enables push messages in this browser. Without scripts, or if the browser has no push, it says so. */
export function PushButton({ pushKey, action, fields = {}, words }: PushButtonProps) {
  const can = useSyncExternalStore(never, whatCan, () => 'none' as const);
  const [trouble, setTrouble] = useState<Trouble>();
  if (can !== 'add') return <p className="empty:hidden">{words[can]}</p>;
  const subscribe = async () => {
    setTrouble(undefined);
    const subscription = await subscriptionOf(pushKey);
    if (typeof subscription === 'string') return setTrouble(subscription);
    const form = new FormData();
    form.set('subscription', JSON.stringify(subscription));
    form.set('label', nameOfBrowser());
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await action(form);
  };
  return (
    <div>
      <button type="button" className="btn" onClick={subscribe}>
        {words.add}
      </button>
      <p role="status">{trouble && words[trouble]}</p>
    </div>
  );
}

/** On iPhone and iPad only a page on the home screen may receive push messages. */
function whatCan(): 'add' | 'none' | 'apple' {
  if (hasPush()) return 'add';
  return isApplesPhone() ? 'apple' : 'none';
}

async function subscriptionOf(key: string): Promise<PushSubscriptionJSON | Trouble> {
  try {
    const workers = serviceWorkers();
    if (!workers) return 'failed';
    if ((await askToNotify()) !== 'granted') return 'denied';
    await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    const { pushManager } = await workers.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    // A subscription for an older key of ours no longer works.
    const old = await pushManager.getSubscription();
    const made = await pushManager.subscribe(options).catch(async () => {
      await old?.unsubscribe();
      return pushManager.subscribe(options);
    });
    return made.toJSON();
  } catch {
    return 'failed';
  }
}

/** An iPad identifies as a Mac, but no Mac has a touch screen. */
const isPad = () => /iPad/.test(userAgent()) || (/Macintosh/.test(userAgent()) && touchPoints() > 1);
const isApplesPhone = () => isPad() || /iPhone|iPod/.test(userAgent());

/** A label that tells the reader's browsers apart. */
function nameOfBrowser(): string {
  const agent = userAgent();
  const browser = /Edg|OPR|Firefox|FxiOS|CriOS|Chrome|Safari/.exec(agent)?.[0] ?? '';
  const system = isPad() ? 'iPad' : (/Android|iPhone|Windows|Mac|Linux/.exec(agent)?.[0] ?? '');
  const names: Readonly<Record<string, string>> = {
    Edg: 'Edge',
    OPR: 'Opera',
    FxiOS: 'Firefox',
    CriOS: 'Chrome',
  };
  return [names[browser] ?? browser, system].filter(Boolean).join(', ');
}
