import { useEffect, useEffectEvent } from 'react';

interface Options {
  /** Heard before what it happens on hears it. */
  readonly capture?: boolean;
  readonly passive?: boolean;
  /** Listens only while this holds. */
  readonly isOn?: boolean;
}

/** Hears an event of the window, and whatever bubbles to it, while the component is mounted. */
export function useWindowEvent<K extends keyof WindowEventMap>(
  type: K,
  hear: (event: WindowEventMap[K]) => void,
  { capture = false, passive = false, isOn = true }: Options = {},
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (!isOn) return undefined;
    const over = new AbortController();
    const listen = (event: WindowEventMap[K]) => heard(event);
    window.addEventListener(type, listen, { capture, passive, signal: over.signal });
    return () => over.abort();
  }, [type, capture, passive, isOn]);
}
