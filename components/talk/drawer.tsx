'use client';

/**
 * Shows a table's chat and notes next to it: on a desktop as tabs in place of the log, elsewhere as a drawer,
 * and on a phone as a sheet. Loaded while the page is idle; without it the link opens the page.
 */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { matchesMedia } from '@/components/ui/browser/browser-features';
import { isEscape } from '@/components/ui/browser/keys';
import { useLatest } from '@/components/ui/browser/use-latest';
import { fieldsOf } from '@/components/ui/forms/typed-fields';
import { Markup } from '@/components/ui/markup';
import { fillDrafts, keepDraft } from './drafts';
import { asideOf, PlaceRequest, type BoardRequest } from './place-request';
import { postDrawerForm, usePageOf } from './talk-of-page';
import { TalkTabs } from './talk-tabs';
import { writePlace } from './written-places';

interface DrawerProps {
  /** Links to the page to show. Its part with `id="talk"` is used. */
  readonly link: HTMLAnchorElement;
  /** The message count: when it grows, the drawer loads again and keeps the draft. */
  readonly said: string;
  /** The messages have been read. */
  readonly onRead: () => void;
  readonly onClose: () => void;
}

const DESK = '(min-width: 74rem)';
const LOOK_OF_DRAWER =
  'drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(26rem,100vw)] max-w-none overflow-y-auto border-0 border-l border-edge bg-paper p-3 text-ink backdrop:bg-black/35 phone:inset-x-0 phone:top-auto phone:bottom-0 phone:h-auto phone:max-h-[85dvh] phone:w-full phone:rounded-t-lg phone:border-t phone:border-l-0';
const LOOK_OF_TAB = 'drawer panel static m-0 w-full max-w-none text-ink [&_.panel]:border-0 [&_.panel]:p-0';
/** Shows the part whose tab is selected. */
const LOOK_OF_BODY =
  'data-[tab=notes]:[&_[data-of=talk]]:hidden data-[tab=talk]:[&_[data-of=notes]]:hidden [&_h1]:text-base';

/** Chat and notes, taken from the page of a link. */
export function TalkDrawer({ link, said, onRead, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [log] = useState(() => (matchesMedia(DESK) ? document.querySelector<HTMLElement>('.at-log') : null));
  const [tab, setTab] = useState(link.dataset.drawer || 'talk');
  const [html, setHtml] = usePageOf(link.href, said);
  const isThere = html !== undefined;
  useTabOfLog(log, isThere ? tab : undefined);
  const [aside, setAside] = useState<BoardRequest>();
  useOpened(dialog, { isThere, isModal: log === null, isAside: aside !== undefined, onRead });
  useNewestInSight(html);
  const composing = useComposing();
  const close = () => dialog.current?.close();
  if (!isThere) return null;
  const drawn = createPortal(
    // Its keys and presses belong to its content.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={log ? LOOK_OF_TAB : LOOK_OF_DRAWER}
      aria-label={link.textContent}
      onClose={() => {
        if (aside || dialog.current?.open) return;
        // The log must be back before its link can have the focus.
        flushSync(onClose);
        linkNow(link)?.focus();
      }}
      {...composing}
      onKeyDown={(event: KeyboardEvent) => isEscape(event.nativeEvent) && close()}
      onClick={(event) => {
        if (!log && event.target === dialog.current) close();
        const asked = asideOf(event.target);
        if (asked) event.preventDefault();
        if (asked) setAside(asked);
      }}
      onSubmit={(event) => submit(event, setHtml)}
      onInput={({ target }) => keepDraft(target)}
    >
      {log ? (
        <TalkTabs tab={tab} onTab={setTab} onLog={close} hasNotes={html.includes(' data-of="notes"')} />
      ) : (
        <CloseButton label={link.dataset.close} onPress={close} />
      )}
      <div className={LOOK_OF_BODY} data-tab={log ? tab : undefined}>
        <Markup html={html} />
      </div>
    </dialog>,
    log ?? document.body,
  );
  return (
    <>
      {drawn}
      {aside && (
        <PlaceRequest
          aside={aside}
          isModal={log === null}
          lookAt={link.href.replace(/\/talk.*$/, '/look')}
          onDone={(place) => {
            flushSync(() => setAside(undefined));
            if (place) writePlace(place);
          }}
        />
      )}
    </>
  );
}

function CloseButton({ label, onPress }: { label: string | undefined; onPress: () => void }) {
  return (
    <button
      type="button"
      className="btn sticky top-0 z-1 mr-0 mb-2 ml-auto flex"
      aria-label={label}
      onClick={onPress}
    >
      ×
    </button>
  );
}

/** Scrolls a new message into view. A reaction to an older message does not scroll. */
function useNewestInSight(html: string | undefined): void {
  const count = html?.split('<li').length;
  useEffect(() => {
    const lines = document.querySelector('#talk-list ol');
    lines?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count]);
}

/** While text is composed (IME), Escape only ends that; its key event may come after the composition. */
function useComposing() {
  const isComposing = useRef(false);
  return {
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: () => void setTimeout(() => (isComposing.current = false)),
    onCancel: (event: SyntheticEvent) => isComposing.current && event.preventDefault(),
  };
}

/** Sends a form, and restores the focus afterwards. */
function submit(event: SubmitEvent<HTMLElement>, show: (html: string) => void): void {
  const { target, nativeEvent } = event;
  if (!(target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const by = nativeEvent.submitter;
  const field = fieldsOf(target).find((each) => each instanceof HTMLTextAreaElement) ?? by;
  void postDrawerForm(target, by).then((page) => {
    if (page === undefined) return;
    flushSync(() => show(page));
    focusAgain(field?.id ?? '');
  });
}

/** Replaces the log once there is content. */
function useTabOfLog(log: HTMLElement | null, tab: string | undefined): void {
  useLayoutEffect(() => {
    if (!log || tab === undefined) return undefined;
    const tabletop = log.closest('.tabletop');
    log.setAttribute('data-tab', tab);
    tabletop?.setAttribute('data-talks', '');
    return () => {
      log.removeAttribute('data-tab');
      tabletop?.removeAttribute('data-talks');
    };
  }, [log, tab]);
}

interface Opening {
  readonly isThere: boolean;
  readonly isModal: boolean;
  /** The chat is using the board, so nothing may cover it. */
  readonly isAside: boolean;
  readonly onRead: () => void;
}

/** Opens the dialog with its draft. */
function useOpened(
  ref: RefObject<HTMLDialogElement | null>,
  { isThere, isModal, isAside, onRead }: Opening,
): void {
  const read = useLatest(onRead);
  const isHidden = isModal && isAside;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isThere || !dialog) return;
    if (isHidden) return dialog.close();
    if (isModal) dialog.showModal();
    else dialog.show();
    fillDrafts(dialog);
    read.current();
  }, [ref, isThere, isModal, isHidden, read]);
}

/** Restores the focus to the field that was sent, or to the pressed reaction, wherever it is rendered now. */
function focusAgain(id: string): void {
  const button = document.getElementById(id);
  const isShown = button !== null && button.getClientRects().length > 0;
  // A removed reaction is back among the reactions to choose from.
  (isShown ? button : document.getElementById(id.replace(/-[a-z]+$/, '')))?.focus();
}

/**
 * The link, or its replacement after the log was rendered again. For a link in a menu, the button that opens
 * the menu.
 */
function linkNow(link: HTMLAnchorElement): HTMLElement | null {
  const [summary] = link.closest('details.menu')?.getElementsByTagName('summary') ?? [];
  if (summary) return summary;
  if (link.isConnected) return link;
  return document.querySelector<HTMLElement>(`#log a[data-drawer="${link.dataset.drawer ?? 'talk'}"]`);
}
