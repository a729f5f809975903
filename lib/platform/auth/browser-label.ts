/** The first match wins: most browsers also name others. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

type LabelPatterns = readonly (readonly [string, RegExp])[];

/** A short description of the browser for lists: "Firefox, Linux"; empty if unknown. */
export function browserLabel(userAgent: string | null | undefined): string {
  const text = (userAgent ?? '').slice(0, 400);
  const first = (known: LabelPatterns) => known.find(([, pattern]) => pattern.test(text))?.[0];
  return [first(BROWSERS), first(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
