'use client';

/**
 * Shows talk and notes of a table beside it: on a desk in the place of the log, as its tabs, so that the
 * table stays in reach; elsewhere as a drawer, and on a phone as a sheet. Fetched while the page is idle;
 * without it the link leads to the page itself.
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
import { Markup } from '@/components/ui/markup';
import { fieldsOf } from '@/components/ui/forms/typed-fields';
import { useLatest } from '@/components/ui/browser/use-latest';
import { asideOf, BesideBoard, type BoardRequest } from './beside-board';
import { fillDrafts, keepDraft } from './drafts';
import { postDrawerForm, usePageOf } from './talk-of-page';
import { TalkTabs } from './talk-tabs';
import { writePlace } from './written-places';

interface DrawerProps {
  /** Leads to the page that is shown: of its `main` the part that is marked with `id="talk"`. */
  readonly link: HTMLAnchorElement;
  /** The count of messages: when it grows, the drawer loads again and keeps the draft. */
  readonly said: string;
  /** It is read now. */
  readonly onRead: () => void;
  readonly onClose: () => void;
}

const DESK = '(min-width: 74rem)';
const LOOK_OF_DRAWER =
  'drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(26rem,100vw)] max-w-none overflow-y-auto border-0 border-l border-edge bg-paper p-3 text-ink backdrop:bg-black/35 phone:inset-x-0 phone:top-auto phone:bottom-0 phone:h-auto phone:max-h-[85dvh] phone:w-full phone:rounded-t-lg phone:border-t phone:border-l-0';
const LOOK_OF_TAB = 'drawer panel static m-0 w-full max-w-none text-ink [&_.panel]:border-0 [&_.panel]:p-0';
/** Of both parts the one whose tab is chosen. */
const LOOK_OF_BODY =
  'data-[tab=notes]:[&_[data-of=talk]]:hidden data-[tab=talk]:[&_[data-of=notes]]:hidden [&_h1]:text-base';

/** Talk and notes, as the page of a link has them. */
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
        // The log comes back before what it holds can have the focus.
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
        <BesideBoard
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

function CloseButton({
  label,
  onPress,
}: {
  readonly label: string | undefined;
  readonly onPress: () => void;
}) {
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

/** Brings a message that is new to the reader into sight; a reaction to an older one moves nothing. */
function useNewestInSight(html: string | undefined): void {
  const count = html?.split('<li').length;
  useEffect(() => {
    const lines = document.getElementById('talk-list')?.firstElementChild;
    lines?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count]);
}

/** While text is composed, Escape only ends that; its key may come after the end. */
function useComposing() {
  const isComposing = useRef(false);
  return {
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: () => void setTimeout(() => (isComposing.current = false)),
    onCancel: (event: SyntheticEvent) => isComposing.current && event.preventDefault(),
  };
}

/** Sends a form, and goes back to where its reader was. */
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

/** Takes the place of the log, once there is something to show there. */
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
  /** The board is used for the talk, so that nothing may lie over it. */
  readonly isAside: boolean;
  readonly onRead: () => void;
}

/** Opens the dialog with the draft in it. */
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

/** Goes back to the field that was sent, or to the reaction that was pressed, wherever it is drawn now. */
function focusAgain(id: string): void {
  const button = document.getElementById(id);
  const isShown = button !== null && button.getClientRects().length > 0;
  // A reaction that was taken away lies among the others again.
  (isShown ? button : document.getElementById(id.replace(/-[a-z]+$/, '')))?.focus();
}

/**
 * The link, or the one that replaced it when the log was drawn again. In a menu it is the button that opens
 * the menu.
 */
function linkNow(link: HTMLAnchorElement): HTMLElement | null {
  const [summary] = link.closest('details.menu')?.getElementsByTagName('summary') ?? [];
  if (summary) return summary;
  if (link.isConnected) return link;
  return document.querySelector<HTMLElement>(`#log a[data-drawer="${link.dataset.drawer ?? 'talk'}"]`);
}
