import { useEffect, useEffectEvent } from 'react';

interface Options {
  /** Listens in the capture phase. */
  readonly isFirst?: boolean;
  /** Listens only while this holds. */
  readonly isOn?: boolean;
}

/** Listens to an event on the window while the component is mounted. */
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
