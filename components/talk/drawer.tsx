'use client';

/**
 * Shows talk and notes of a table beside it: on a desk in the place of the log, as its tabs, so that the
 * table stays in reach; elsewhere as a drawer. Fetched while the page is idle; without it the link leads to
 * the page itself.
 */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { matchesMedia } from '@/components/ui/browser-features';
import { isEscape } from '@/components/ui/keys';
import { Markup } from '@/components/ui/markup';
import { fieldsOf } from '@/components/ui/typed-fields';
import { useLatest } from '@/components/ui/use-latest';
import { fillDrafts, forgetDrafts, keepDraft } from './drafts';

interface DrawerProps {
  /** Leads to the page that is shown: of its `main` the part that is marked with `id="talk"`. */
  readonly link: HTMLAnchorElement;
  /** How much was said: with more it is fetched again. What is being written stays. */
  readonly said: string;
  /** It is read now. */
  readonly onRead: () => void;
  readonly onClose: () => void;
}

const DESK = '(min-width: 74rem)';
const LOOK_OF_DRAWER =
  'drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(26rem,100vw)] max-w-none overflow-y-auto border-0 border-l border-edge bg-paper p-3 text-ink backdrop:bg-black/35';
const LOOK_OF_TAB = 'drawer panel static m-0 w-full max-w-none text-ink [&_.panel]:border-0 [&_.panel]:p-0';
/** Of both parts the one whose tab is chosen. */
const LOOK_OF_BODY =
  'data-[tab=notes]:[&_[data-of=talk]]:hidden data-[tab=talk]:[&_[data-of=notes]]:hidden [&_h1]:text-base';

/** Talk and notes, as the page of a link has them. */
export function TalkDrawer({ link, said, onRead, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [log] = useState(() => (matchesMedia(DESK) ? link.closest<HTMLElement>('.at-log') : null));
  const [tab, setTab] = useState(link.dataset.drawer ?? 'talk');
  const [html, setHtml] = usePageOf(link.href, said);
  const isThere = html !== undefined;
  useTabOfLog(log, isThere ? tab : undefined);
  useOpened(dialog, { isThere, isModal: log === null, onRead });
  useEffect(() => {
    const lines = document.getElementById('talk-list')?.firstElementChild;
    lines?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [html]);
  const isComposing = useRef(false);
  const close = () => dialog.current?.close();
  const onSubmit = (event: SubmitEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const field = fieldsOf(target).find((each) => each instanceof HTMLTextAreaElement)?.id ?? '';
    void sent(target).then((page) => {
      if (page === undefined) return;
      flushSync(() => setHtml(page));
      document.getElementById(field)?.focus();
    });
  };
  if (!isThere) return null;
  return createPortal(
    // Its keys and presses belong to its content.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={log ? LOOK_OF_TAB : LOOK_OF_DRAWER}
      aria-label={link.textContent}
      onClose={() => {
        // The log comes back before what it holds can have the focus.
        flushSync(onClose);
        linkNow(link)?.focus();
      }}
      // While text is composed, Escape only ends that; its key may come after the end.
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => setTimeout(() => (isComposing.current = false))}
      onCancel={(event) => isComposing.current && event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => log && isEscape(event.nativeEvent) && close()}
      onClick={({ target }) => !log && target === dialog.current && close()}
      onSubmit={onSubmit}
      onInput={({ target }) => keepDraft(target)}
    >
      {log ? (
        <Tabs
          link={link}
          tab={tab}
          onTab={setTab}
          onLog={close}
          hasNotes={html.includes(' data-of="notes"')}
        />
      ) : (
        <button
          type="button"
          className="btn sticky top-0 z-1 mr-0 mb-2 ml-auto flex"
          aria-label={link.dataset.close}
          onClick={close}
        >
          ×
        </button>
      )}
      <div className={LOOK_OF_BODY} data-tab={log ? tab : undefined}>
        <Markup html={html} />
      </div>
    </dialog>,
    log ?? document.body,
  );
}

/** Takes the place of the log, once there is something to show there. */
function useTabOfLog(log: HTMLElement | null, tab: string | undefined): void {
  useLayoutEffect(() => {
    if (!log || tab === undefined) return undefined;
    log.setAttribute('data-tab', tab);
    return () => log.removeAttribute('data-tab');
  }, [log, tab]);
}

interface Opening {
  readonly isThere: boolean;
  readonly isModal: boolean;
  readonly onRead: () => void;
}

/** Opens the dialog with what was being written in it. */
function useOpened(ref: RefObject<HTMLDialogElement | null>, { isThere, isModal, onRead }: Opening): void {
  const read = useLatest(onRead);
  useEffect(() => {
    const dialog = ref.current;
    if (!isThere || !dialog) return;
    if (isModal) dialog.showModal();
    else dialog.show();
    fillDrafts(dialog);
    read.current();
  }, [ref, isThere, isModal, read]);
}

interface TabsProps {
  readonly link: HTMLAnchorElement;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onLog: () => void;
  readonly hasNotes: boolean;
}

/** Back to the log, and between talk and notes, where there are any. */
function Tabs({ link, tab, onTab, onLog, hasNotes }: TabsProps) {
  const [toLog = '', talk = '', notes = ''] = link.dataset.tabs?.split('|') ?? [];
  return (
    <div className="row">
      <Tab onChoose={onLog}>{toLog}</Tab>
      <Tab isChosen={tab === 'talk'} onChoose={() => onTab('talk')}>
        {talk}
      </Tab>
      {hasNotes && (
        <Tab isChosen={tab === 'notes'} onChoose={() => onTab('notes')}>
          {notes}
        </Tab>
      )}
    </div>
  );
}

interface TabProps {
  readonly isChosen?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Tab({ isChosen = false, onChoose, children }: TabProps) {
  return (
    <button
      type="button"
      className="btn border-line py-0 text-sm xl:min-h-[28px] xl:px-[.6rem] aria-pressed:bg-sunken aria-pressed:font-semibold"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

/** The link, or the one that stands there since the log was drawn again. */
function linkNow(link: HTMLAnchorElement): HTMLAnchorElement | null {
  if (link.isConnected) return link;
  return document.querySelector(`a[data-drawer="${link.dataset.drawer ?? 'talk'}"]`);
}

/** The markup of a page, fetched again when more was said; where it never comes, the page itself. */
function usePageOf(url: string, said: string) {
  const [html, setHtml] = useState<string>();
  const isThere = useLatest(html !== undefined);
  useEffect(() => {
    const over = new AbortController();
    void pageOf(fetch(url, { signal: over.signal })).then((page) => {
      if (over.signal.aborted) return;
      if (page !== undefined) setHtml(page);
      else if (!isThere.current) location.assign(url);
    });
    return () => over.abort();
  }, [url, said, isThere]);
  return [html, setHtml] as const;
}

/** Posts a form in the drawer; gives what stands there then. */
async function sent(form: HTMLFormElement): Promise<string | undefined> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const page = await pageOf(fetch(form.action, { method: 'POST', body }));
  if (page === undefined) form.submit();
  else {
    forgetDrafts(form);
    form.reset();
  }
  return page;
}

async function pageOf(asked: Promise<Response>): Promise<string | undefined> {
  const response = await asked.catch(() => undefined);
  if (!response?.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('talk');
  return page?.outerHTML;
}
