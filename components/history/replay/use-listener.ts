import { useEffect, useEffectEvent } from 'react';

interface Options {
  /** Hears it before what it happens on does. */
  readonly isFirst?: boolean;
  /** Listens only while this holds. */
  readonly isOn?: boolean;
}

/** Hears events of the page on its window, as long as the component is there. */
export function useListener<K extends keyof WindowEventMap>(
  type: K,
  hear: (event: WindowEventMap[K]) => void,
  { isFirst = false, isOn = true }: Options = {},
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    if (!isOn) return;
    const over = new AbortController();
    const listen = (event: WindowEventMap[K]) => heard(event);
    addEventListener(type, listen, { capture: isFirst, signal: over.signal });
    return () => over.abort();
  }, [type, isFirst, isOn]);
}
