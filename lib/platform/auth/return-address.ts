/** The address that next-auth leads to after signing in or out. Its parameter may come from anybody. */

/** Whether next-auth can read this as an address to go back to; at anything else it answers with a 500. */
export function isReturnAddress(text: string): boolean {
  if (text === '') return true;
  const base = text.startsWith('/') ? 'http://praga.invalid' : undefined;
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

/** The page of this site that a text names, in ASCII for a header; the start page for other sites. */
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

/** A cookie with an address that next-auth cannot read would keep its browser from ever signing in. */
export function forgetUnreadableReturn(jar: Jar): void {
  for (const { name, value } of jar.getAll())
    if (/next-auth\.callback-url$/.test(name) && !isReturnAddress(value))
      jar.set(name, '', { path: '/', maxAge: 0, httpOnly: true, secure: name.startsWith('__Secure-') });
}
