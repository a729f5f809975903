import type { Locale } from '@/lib/game/wording/language/locales';

/** "12.3". */
export function numberText(locale: Locale, n: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n);
}

/** "+1.2" or "−0.4": points above or below the average. */
export function betterText(locale: Locale, n: number): string {
  const format = { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(locale, format).format(n).replace('-', '−');
}

/** "34 %", in the format of the language. */
export function shareText(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
