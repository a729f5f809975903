// A browser without JavaScript: it stores cookies, reads pages as people do, and sends their forms.

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const MAX_REDIRECTS = 8;

/** HTML text as a reader sees it. */
function decoded(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** The text of a part of a page, without tags. */
function textOf(html: string): string {
  const plain = html
    .replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return decoded(plain).replaceAll(/\s+/g, ' ').trim();
}

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`, 'i').exec(tag);
  return found ? decoded(found[1] ?? '') : undefined;
};

/** A field of a form before any input. */
type Field = readonly [name: string, value: string];

function fieldsOf(html: string): readonly Field[] {
  const fields: Field[] = [];
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type') ?? 'text'];
    const isTicked = attribute(tag, 'checked') !== undefined;
    if (!name || type === 'submit' || (/checkbox|radio/.test(type) && !isTicked)) continue;
    fields.push([name, attribute(tag, 'value') ?? (isTicked ? 'on' : '')]);
  }
  for (const [, head = '', options = ''] of html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const all = [...options.matchAll(/<option\b[^>]*>/g)].map(([tag]) => tag);
    const chosen = all.find((tag) => attribute(tag, 'selected') !== undefined) ?? all[0];
    const name = attribute(`<select${head}>`, 'name');
    if (name && chosen) fields.push([name, attribute(chosen, 'value') ?? '']);
  }
  for (const [, head = '', text = ''] of html.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)) {
    const name = attribute(`<textarea${head}>`, 'name');
    if (name) fields.push([name, decoded(text)]);
  }
  return fields;
}

interface Button {
  readonly label: string;
  readonly name: string | undefined;
  readonly value: string;
}

function buttonsOf(html: string): readonly Button[] {
  return [...html.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].map(([, head = '', label = '']) => ({
    label: textOf(label) || (attribute(`<button${head}>`, 'aria-label') ?? ''),
    name: attribute(`<button${head}>`, 'name'),
    value: attribute(`<button${head}>`, 'value') ?? '',
  }));
}

/** A form of an opened page. */
interface Form {
  readonly action: string;
  readonly method: string;
  readonly fields: readonly Field[];
  readonly buttons: readonly Button[];
  readonly text: string;
}

export class Page {
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly html: string;
  #words: string | undefined;
  #handed: string | undefined;

  constructor({ url, status, type, html }: Pick<Page, 'url' | 'status' | 'type' | 'html'>) {
    this.url = url;
    this.status = status;
    this.type = type;
    this.html = html;
  }

  get path(): string {
    return new URL(this.url).pathname;
  }

  get text(): string {
    return (this.#words ??= textOf(this.html));
  }

  get forms(): readonly Form[] {
    return [...this.html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = '', inner = '']) => ({
      action: attribute(`<form${head}>`, 'action') || this.url,
      method: (attribute(`<form${head}>`, 'method') ?? 'get').toUpperCase(),
      fields: fieldsOf(inner),
      buttons: buttonsOf(inner),
      text: textOf(inner),
    }));
  }

  /** The page's data for its scripts. */
  get data(): string {
    const pushed = this.html.matchAll(/self\.__next_f\.push\((\[1,[\s\S]*?\])\)<\/script>/g);
    return (this.#handed ??= [...pushed].map(([, part = '']) => JSON.parse(part)[1]).join(''));
  }

  /** The id of the action that the page passes to a script together with a property of this name. */
  actionBeside(property: string): string {
    const row = new RegExp(`"${property}":"[^"]*","action":"\\$h(\\w+)"`).exec(this.data)?.[1];
    const id =
      row === undefined ? undefined : new RegExp(`(?:^|\\n)${row}:\\{"id":"(\\w+)"`).exec(this.data)?.[1];
    if (!id) throw new Error(`no action beside ${property} at ${this.path}`);
    return id;
  }

  /** The target of the first link with this label. */
  link(label: string | RegExp): string | undefined {
    for (const [, head = '', inner = ''] of this.html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g))
      if (matches(textOf(inner), label)) return attribute(`<a${head}>`, 'href');
    return undefined;
  }
}

/** Ignores case, because a sentence begins with a capital in a text and without one in a subject. */
export const matches = (text: string, wanted: string | RegExp): boolean =>
  wanted instanceof RegExp ? wanted.test(text) : text.toLowerCase().includes(wanted.toLowerCase());

/** Values for the fields of a form; several for a field that takes several. */
export type TypedFields = Readonly<Record<string, string | undefined | readonly string[]>>;

interface Request {
  readonly method?: string;
  readonly body?: FormData | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export class StoryBrowser {
  readonly #jar: Map<string, string>;
  readonly origin: string;
  readonly timeZone: string;
  readonly language: string;

  constructor(origin: string, { timeZone = '', language = 'en', jar = new Map<string, string>() } = {}) {
    this.#jar = jar;
    this.origin = origin;
    this.timeZone = timeZone;
    this.language = language;
  }

  /** The same browser at another service of the same site. */
  at(origin: string): StoryBrowser {
    return new StoryBrowser(origin, { timeZone: this.timeZone, language: this.language, jar: this.#jar });
  }

  async open(to: string): Promise<Page> {
    return this.#send(new URL(to, this.origin).href, {});
  }

  /**
   * Presses the button with this label after filling in these fields. `within` is text that the right form
   * contains.
   */
  async press(page: Page, label: string | RegExp, typed: TypedFields = {}, within = ''): Promise<Page> {
    const forms = page.forms.filter(({ text }) => text.includes(within));
    const form = forms.find(({ buttons }) => buttons.some((button) => matches(button.label, label)));
    if (!form) throw new Error(`no button "${label}" at ${page.path}: ${page.text.slice(0, 600)}`);
    const body = new FormData();
    for (const [name, value] of form.fields) if (!(name in typed)) body.append(name, value);
    if (form.fields.some(([name]) => name === 'timeZone') && !('timeZone' in typed))
      body.set('timeZone', this.timeZone);
    for (const [name, value] of Object.entries(typed))
      for (const each of [value].flat()) if (each !== undefined) body.append(name, each);
    const pressed = form.buttons.find((button) => matches(button.label, label));
    if (pressed?.name) body.append(pressed.name, pressed.value);
    const url = new URL(form.action, page.url);
    if (form.method === 'POST') return this.#send(url.href, { method: 'POST', body });
    for (const [name, value] of body) url.searchParams.append(name, String(value));
    return this.#send(url.href, {});
  }

  /**
   * Submits as the page's script does: sends the fields to the action that is next to a unique word in the
   * data.
   */
  async runs(page: Page, beside: string, fields: Readonly<Record<string, string>>): Promise<Page> {
    const body = new FormData();
    body.append(`$ACTION_ID_${page.actionBeside(beside)}`, '');
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return this.#send(page.url, { method: 'POST', body });
  }

  /** Calls the API as the pages of this browser do. */
  async ask<T>(path: string, json?: object): Promise<{ readonly status: number; readonly body: T }> {
    const request = json && { method: 'POST', body: JSON.stringify(json) };
    const headers = { accept: 'application/json', ...(json ? { 'content-type': 'application/json' } : {}) };
    const response = await this.#fetch(new URL(path, this.origin).href, { ...request, headers });
    return { status: response.status, body: await response.json() };
  }

  async #fetch(url: string, { headers = {}, ...request }: Request): Promise<Response> {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      headers: {
        'accept-language': this.language,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(cookie ? { cookie } : {}),
        ...(request.method === 'POST' ? { origin: this.origin } : {}),
        ...headers,
      },
      signal: AbortSignal.timeout(60_000),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  async #send(url: string, request: Request, redirects = 0): Promise<Page> {
    const response = await this.#fetch(url, request);
    const to = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && to && redirects < MAX_REDIRECTS) {
      await response.body?.cancel();
      return this.#send(new URL(to, url).href, {}, redirects + 1);
    }
    const type = response.headers.get('content-type') ?? '';
    const html = type.startsWith('image/')
      ? String((await response.arrayBuffer()).byteLength)
      : await response.text();
    return new Page({ url, status: response.status, type, html });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    const isGone = /;\s*max-age=0\b/i.test(line) || /expires=\w+, 01[ -]Jan[ -]1970/i.test(line);
    if (isGone) this.#jar.delete(pair.slice(0, at));
    else this.#jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
