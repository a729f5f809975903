'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** Buttons that work by scripts only. All others belong to forms, or the browser acts on them. */
const BUTTONS = 'button[type="button"]:not([popovertarget],[commandfor])';

/** Milliseconds after which a press is forgotten, because its effect would come as a surprise. */
const KEPT_MS = 5_000;

/**
 * Keeps a press on one of them until the scripts come, and marks the button as busy. Any other press takes its
 * place. It runs in the page before anything else.
 */
const KEEP = `{
let press, button, timer;
const forget = () => {
  clearTimeout(timer);
  button?.removeAttribute('aria-busy');
  press = button = undefined;
};
const keep = (event) => {
  forget();
  button = event.target.closest?.('${BUTTONS}');
  if (!button) return;
  press = event;
  button.setAttribute('aria-busy', 'true');
  timer = setTimeout(forget, ${KEPT_MS});
};
addEventListener('click', keep, true);
addEventListener('pagehide', forget);
window.takeEarlyPress = () => {
  const taken = press;
  forget();
  removeEventListener('click', keep, true);
  removeEventListener('pagehide', forget);
  return taken;
};
}`;

declare global {
  interface Window {
    takeEarlyPress?: () => MouseEvent | undefined;
  }
}

/** The beginning of a page's body. Without a nonce the answer runs no script. */
export function KeepEarlyPress({ nonce }: { readonly nonce: string }) {
  if (!nonce) return null;
  // Browsers hide the nonce from scripts, so the hydrated page cannot compare it.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEP }} />;
}

/** The end of a page's body, whose effects come after all others. Repeats the press. */
export function RepeatEarlyPress() {
  const early = useRef<MouseEvent>(undefined);
  useLayoutEffect(() => {
    const press = window.takeEarlyPress?.();
    delete window.takeEarlyPress;
    // React itself hands on the press that is just being dispatched, and hydrates the page for it.
    if (press?.eventPhase === Event.NONE) early.current = press;
  }, []);
  useEffect(() => {
    const press = early.current;
    early.current = undefined;
    if (press) press.target?.dispatchEvent(new MouseEvent('click', press));
  }, []);
  return null;
}
