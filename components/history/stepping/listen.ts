/** Keys, links and the slider of a history, as steps. */
import type { Stepper, Where } from './stepper';
import { latinKeyOf } from '@/components/ui/keys';
import { directionOfKey } from '@/components/history/direction-of-key';

interface Listening {
  readonly gameId: string;
  readonly signal: AbortSignal;
  /** Somebody has stepped by hand. */
  readonly onManual: () => void;
  /** Play, or stop playing. */
  readonly onPlay: () => void;
}

/** What moves something of its own by the arrow keys. */
const HAS_OWN_KEYS = 'input, select, textarea, dialog, .scroll-x, [tabindex="0"].drawing, [popover]';

/** Listens until the signal ends it. */
export function listenToSteps(stepper: Stepper, { gameId, signal, onManual, onPlay }: Listening): void {
  const on = { signal };
  const go = (where: Where, push = false) => {
    onManual();
    stepper.go(where, { push });
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(HAS_OWN_KEYS)) return;
      const direction = directionOfKey(key, event.shiftKey);
      if (direction) go(direction);
      else if (latinKeyOf(event).toLowerCase() === 'p') onPlay();
      else if (key === '?') document.getElementById('shortcuts')?.togglePopover();
      else return;
      event.preventDefault();
    },
    on,
  );
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      const [, step] = link ? (new RegExp(`^/games/${gameId}/at/(\\d{1,7})$`).exec(link.pathname) ?? []) : [];
      // Pieces that are looked at have addresses of this kind, too.
      if (step === undefined || link?.search.includes('look=')) return;
      event.preventDefault();
      go(Number(step), link?.dataset.direction === undefined);
    },
    on,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.id === 'history-step') go(Number(target.value));
    },
    on,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const slider =
        event.target instanceof Element
          ? event.target.querySelector<HTMLInputElement>('#history-step')
          : null;
      if (!slider) return;
      event.preventDefault();
      go(Number(slider.value));
    },
    on,
  );
  addEventListener('popstate', () => stepper.follow(), on);
  // Whoever comes near to a way will take it soon.
  const near = new AbortController();
  const soon = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('.at-moves, .timeline')) return;
    near.abort();
    void stepper.load();
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, soon, { signal: AbortSignal.any([near.signal, signal]) });
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return event.target instanceof Element
    ? (event.target.closest<HTMLAnchorElement>('main a[href]') ?? undefined)
    : undefined;
}
