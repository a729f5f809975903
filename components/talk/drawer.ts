/**
 * Shows talk and notes of a table beside it: on a desk in the place of the log, as its tabs, so that the
 * table stays in reach; elsewhere as a drawer. Fetched while the page is idle; without it the link leads to
 * the page itself.
 */

import { matchesMedia } from '@/components/ui/browser-features';
import { isEscape } from '@/components/ui/keys';
import { fillDrafts, forgetDrafts, keepDraft } from './drafts';

interface Drawer {
  readonly dialog: HTMLDialogElement;
  readonly body: HTMLElement;
  readonly url: string;
}
let open: Drawer | undefined;

const DESK = '(min-width: 74rem)';
const LOOK_OF_DRAWER =
  'drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(26rem,100vw)] max-w-none overflow-y-auto border-0 border-l border-edge bg-paper p-3 text-ink backdrop:bg-black/35';
const LOOK_OF_TAB = 'drawer panel static m-0 w-full max-w-none text-ink [&_.panel]:border-0 [&_.panel]:p-0';
/** Of both parts the one whose tab is chosen. */
const LOOK_OF_BODY =
  'data-[tab=notes]:[&_[data-of=talk]]:hidden data-[tab=talk]:[&_[data-of=notes]]:hidden [&_h1]:text-base';

/** Opens the page of a link: of its `main` the part that is marked with `id="talk"`. */
export async function openDrawer(link: HTMLAnchorElement): Promise<void> {
  open?.dialog.closest('.at-log')?.removeAttribute('data-tab');
  open?.dialog.remove();
  // What was news is being read.
  const unheard = link.querySelector<HTMLElement>('.unheard');
  if (unheard) unheard.hidden = true;
  document.dispatchEvent(new Event('talk-heard'));
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = link.textContent;
  const body = document.createElement('div');
  const drawer = { dialog, body, url: link.href };
  open = drawer;
  const log = matchesMedia(DESK) ? link.closest<HTMLElement>('.at-log') : null;
  if (log) asTab(drawer, link, log);
  else asDrawer(drawer, link);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (open === drawer) open = undefined;
    document.removeEventListener('table-version', renewDrawer);
    linkNow(link)?.focus();
  });
  dialog.addEventListener('submit', (event) => void send(drawer, event));
  dialog.addEventListener('input', ({ target }) => keepDraft(target));
  document.addEventListener('table-version', renewDrawer);
  const isThere = await show(drawer, fetch(link.href));
  // Another link was pressed meanwhile.
  if (open !== drawer) return;
  if (!isThere) return location.assign(link.href);
  if (log) {
    // Until it is there the log stays.
    log.dataset.tab = link.dataset.drawer;
    dialog.show();
  } else dialog.showModal();
  endOf(body);
}

/** The link, or the one that stands there since the log was drawn anew. */
function linkNow(link: HTMLAnchorElement): HTMLAnchorElement | null {
  if (link.isConnected) return link;
  return document.querySelector(`a[data-drawer="${link.dataset.drawer ?? 'talk'}"]`);
}

function asDrawer({ dialog, body }: Drawer, link: HTMLAnchorElement): void {
  dialog.className = LOOK_OF_DRAWER;
  const close = document.createElement('button');
  close.className = 'btn sticky top-0 z-1 mr-0 mb-2 ml-auto flex';
  close.textContent = '×';
  close.ariaLabel = link.dataset.close ?? '';
  close.onclick = () => dialog.close();
  // In braces: an answer of false would keep the buttons from doing what they do.
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  dialog.append(close, body);
  // While text is composed, Escape only ends that.
  let isComposing = false;
  dialog.addEventListener('compositionstart', () => (isComposing = true));
  // Its key may come after the end.
  dialog.addEventListener('compositionend', () => setTimeout(() => (isComposing = false)));
  dialog.addEventListener('cancel', (event) => isComposing && event.preventDefault());
  document.body.append(dialog);
}

/** In the place of the log, which comes back with its tab or Escape. */
function asTab({ dialog, body }: Drawer, link: HTMLAnchorElement, log: HTMLElement): void {
  dialog.className = LOOK_OF_TAB;
  body.className = LOOK_OF_BODY;
  const [toLog = '', talk = '', notes = ''] = link.dataset.tabs?.split('|') ?? [];
  const tabs = [tabOf(toLog, () => dialog.close())];
  const show = (tab: string) => {
    body.dataset.tab = tab;
    for (const each of tabs) each.ariaPressed = String(each.dataset.of === tab);
  };
  tabs.push(tabOf(talk, () => show('talk'), 'talk'));
  // Whoever merely watches has no notes.
  if (log.querySelector('[data-drawer="notes"]')) tabs.push(tabOf(notes, () => show('notes'), 'notes'));
  const row = document.createElement('div');
  row.className = 'row';
  row.append(...tabs);
  show(link.dataset.drawer ?? 'talk');
  dialog.append(row, body);
  dialog.onkeydown = (event) => {
    if (isEscape(event)) dialog.close();
  };
  dialog.onclose = () => {
    delete log.dataset.tab;
  };
  log.append(dialog);
}

function tabOf(label: string, choose: () => void, of = ''): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.className =
    'btn border-line py-0 text-sm xl:min-h-[28px] xl:px-[.6rem] aria-pressed:bg-sunken aria-pressed:font-semibold';
  tab.textContent = label;
  tab.dataset.of = of;
  tab.onclick = choose;
  return tab;
}

/** What was said meanwhile appears; what is being written stays. */
function renewDrawer(): void {
  const drawer = open;
  if (!drawer) return;
  void pageOf(fetch(drawer.url)).then((page) => {
    const [old, now] = [drawer.body, page].map((place) => place?.querySelector('#talk-list'));
    if (old && now) old.replaceWith(now);
    else if (page && !drawer.body.contains(document.activeElement)) fill(drawer, page);
    endOf(drawer.body);
  });
}

async function send(drawer: Drawer, event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const page = await pageOf(fetch(form.action, { method: 'POST', body }));
  if (!page) return form.submit();
  forgetDrafts(form);
  fill(drawer, page);
  drawer.body.querySelector<HTMLElement>(`form[action="${new URL(form.action).pathname}"] textarea`)?.focus();
  endOf(drawer.body);
}

async function show(drawer: Drawer, asked: Promise<Response>): Promise<boolean> {
  const page = await pageOf(asked);
  if (page) fill(drawer, page);
  return page !== undefined;
}

function fill({ body }: Drawer, page: Element): void {
  fillDrafts(page);
  body.replaceChildren(page);
}

async function pageOf(asked: Promise<Response>): Promise<Element | undefined> {
  const response = await asked.catch(() => undefined);
  if (!response?.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('talk');
  return page ? document.importNode(page, true) : undefined;
}

function endOf(body: Element): void {
  body.querySelector('#talk-list li:last-child')?.scrollIntoView({ block: 'nearest' });
}
