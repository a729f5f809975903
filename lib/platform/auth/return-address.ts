/** The address where next-auth continues after signing in or out. Anyone can forge this parameter. */

/** Whether next-auth can parse this return address; it answers 500 to any other. */
export function isReturnAddress(text: string): boolean {
  if (text === '') return true;
  const base = text.startsWith('/') ? 'http://praga.invalid' : undefined;
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

/** The page of this site for a text, in ASCII for a header; the start page for other sites. */
export function returnAddress(text: string, home: string): string {
  const base = new URL(home);
  const isOwn = /^\/(?![/\\])/.test(text) || text.startsWith(`${home}/`);
  const address = isOwn && URL.canParse(text, home) ? new URL(text, home) : base;
  return address.origin === base.origin && address.href !== base.href ? address.href : home;
}

interface Jar {
  readonly getAll: () => readonly { readonly name: string; readonly value: string }[];
  readonly set: (name: string, value: string, options: object) => unknown;
}

/** Deletes a cookie that next-auth cannot parse: it would keep its browser from ever signing in. */
export function forgetUnreadableReturn(jar: Jar): void {
  for (const { name, value } of jar.getAll())
    if (/next-auth\.callback-url$/.test(name) && !isReturnAddress(value))
      jar.set(name, '', { path: '/', maxAge: 0, httpOnly: true, secure: name.startsWith('__Secure-') });
}
