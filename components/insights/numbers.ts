import type { Locale } from '@/lib/game/wording/locales';

/** "12.3". */
export function numberText(locale: Locale, n: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n);
}

/** "+1.2", "−0.4": more or fewer points than all. */
export function betterText(locale: Locale, n: number): string {
  const format = { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(locale, format).format(n).replace('-', '−');
}

/** "34 %", as the language writes it. */
export function shareText(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
