/**
 * Shows a page of ours as a drawer beside the table. Fetched with the first click; without it the link leads
 * to the page itself.
 */

interface Drawer {
  readonly dialog: HTMLDialogElement;
  readonly body: HTMLElement;
  readonly url: string;
}
let open: Drawer | undefined;

/** Opens the page of a link: of its `main` the part that is marked with `id="talk"`. */
export async function openDrawer(link: HTMLAnchorElement): Promise<void> {
  open?.dialog.remove();
  // What was news is being read.
  link.querySelector('.unheard')?.remove();
  const dialog = document.createElement('dialog');
  dialog.className =
    'drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(26rem,100vw)] max-w-none overflow-y-auto border-0 border-l border-edge bg-paper p-3 text-ink backdrop:bg-black/35';
  dialog.ariaLabel = link.textContent;
  const close = document.createElement('button');
  close.className = 'btn sticky top-0 z-1 mr-0 mb-2 ml-auto flex';
  close.textContent = '×';
  close.ariaLabel = link.dataset.close ?? '';
  const body = document.createElement('div');
  dialog.append(close, body);
  document.body.append(dialog);
  const drawer = { dialog, body, url: link.href };
  open = drawer;
  close.onclick = () => dialog.close();
  // In braces: an answer of false would keep the buttons from doing what they do.
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  dialog.onclose = () => {
    dialog.remove();
    if (open === drawer) open = undefined;
    document.removeEventListener('table-version', renewDrawer);
    link.focus();
  };
  dialog.addEventListener('submit', (event) => void send(drawer, event));
  document.addEventListener('table-version', renewDrawer);
  if (!(await show(drawer, fetch(link.href)))) return location.assign(link.href);
  dialog.showModal();
  endOf(body);
}

/** What was said meanwhile appears; what is being written stays. */
function renewDrawer(): void {
  const drawer = open;
  if (!drawer) return;
  void pageOf(fetch(drawer.url)).then((page) => {
    const [old, now] = [drawer.body, page].map((place) => place?.querySelector('#talk-list'));
    if (old && now) old.replaceWith(now);
    else if (page && !drawer.body.contains(document.activeElement)) drawer.body.replaceChildren(page);
    endOf(drawer.body);
  });
}

async function send(drawer: Drawer, event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const isShown = await show(drawer, fetch(form.action, { method: 'POST', body }));
  if (!isShown) return form.submit();
  drawer.body.querySelector<HTMLElement>(`form[action="${new URL(form.action).pathname}"] textarea`)?.focus();
  endOf(drawer.body);
}

async function show({ body }: Drawer, asked: Promise<Response>): Promise<boolean> {
  const page = await pageOf(asked);
  if (page) body.replaceChildren(page);
  return page !== undefined;
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
