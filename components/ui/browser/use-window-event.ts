import { useEffect, useEffectEvent } from 'react';

interface Options {
  /** Whether to listen in the capture phase. */
  readonly capture?: boolean;
  readonly passive?: boolean;
  /** Listens only while this is true. */
  readonly isOn?: boolean;
}

/** Listens to an event of the window, including bubbled ones, while the component is mounted. */
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
