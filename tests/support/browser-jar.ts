/** The cookies of a browser, each with the path it is sent to. */
interface Kept {
  readonly name: string;
  readonly path: string;
  readonly value: string;
}

interface Attributes {
  readonly path?: string;
  readonly maxAge?: number;
}

/** A browser's cookie store: cookies are sent to a path and below it, and replaced by name and path. */
export class Browser {
  #kept: readonly Kept[] = [];

  set(name: string, value: string, { path = '/', maxAge = 1 }: Attributes = {}): void {
    const others = this.#kept.filter((each) => each.name !== name || each.path !== path);
    this.#kept = maxAge > 0 ? [...others, { name, path, value }] : others;
  }

  /** Stores the cookie of a `Set-Cookie` header. */
  take(header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const of = Object.fromEntries(
      attributes.map((each) => each.toLowerCase().split('=') as [string, string]),
    );
    this.set(name, value.join('='), { path: of.path ?? '/', maxAge: Number(of['max-age'] ?? 1) });
  }

  /** Stores the cookies of a response. Ignores `Clear-Site-Data`, because not every browser supports it. */
  answer(response: Response): void {
    for (const header of response.headers.getSetCookie()) this.take(header);
  }

  /** The cookies that pages at a path see. */
  seenAt(path: string): Readonly<Record<string, string>> {
    const isSent = (of: string) => of === '/' || path === of || path.startsWith(`${of}/`);
    const seen = this.#kept.filter((each) => isSent(each.path)).map(({ name, value }) => [name, value]);
    return Object.fromEntries(seen) as Record<string, string>;
  }

  /** The `Cookie` header of a request. */
  sent(path: string): string {
    const pairs = Object.entries(this.seenAt(path));
    return pairs.map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The cookie store for the actions of a page. */
  at(path: string) {
    return {
      get: (name: string) => {
        const value = this.seenAt(path)[name];
        return value === undefined ? undefined : { value };
      },
      set: (name: string, value: string, attributes: Attributes) => this.set(name, value, attributes),
    };
  }

  names(): readonly string[] {
    return this.#kept.map(({ name }) => name);
  }
}
