import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { AppBadge } from '@/components/ui/browser/app-badge';
import { CookiesNeeded } from '@/components/ui/browser/cookies-needed';
import { KeepEarlyPress, RepeatEarlyPress } from '@/components/ui/browser/early-presses';
import { SignedOutElsewhere } from '@/components/ui/browser/signed-out-elsewhere';
import { getTheme } from '@/components/ui/current-theme';
import { KeptText } from '@/components/ui/forms/kept-text';
import { nonceOf } from '@/lib/platform/http/security';
import { getWords, currentLocale } from '@/lib/platform/i18n/request-words';
import { CurrentAsks } from './current-asks';
import { CurrentMaintenance } from './current-maintenance';
import { currentWaiting } from './current-tables';
import { cardPreview } from './preview/cards';
import { fontVariables } from './fonts';
import './globals.css';

/** Seconds, for all pages and actions. Plans, computers and email deliveries run after the response. */
export const maxDuration = 60;

/** The icon has room for one digit; the badge 10 means more than nine. */
const MAX_SHOWN = 10;

/** Site metadata for search engines and link previews. Title and icon show the number of waiting tables. */
export async function generateMetadata(): Promise<Metadata> {
  const [words, waiting] = await Promise.all([getWords(), currentWaiting()]);
  const { t } = words;
  const name = t('site.title');
  const count = waiting > 0 ? `(${waiting}) ` : '';
  return {
    title: { default: `${count}${name}`, template: `${count}%s · ${name}` },
    description: t('site.description'),
    manifest: '/manifest.webmanifest',
    openGraph: cardPreview(words, 'start'),
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: waiting > 0 ? `/badge/${Math.min(waiting, MAX_SHOWN)}` : '/icon.svg',
      apple: '/icons/apple-touch.png',
    },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f3e9d2' },
    { media: '(prefers-color-scheme: dark)', color: '#1b1611' },
  ],
};

export default async function RootLayout({ children }: LayoutProps<'/'>) {
  const { t } = await getWords();
  return (
    <html
      lang={await currentLocale()}
      className={fontVariables}
      data-scroll-behavior="smooth"
      data-theme={await getTheme()}
    >
      {/* German compounds overflow narrow columns, so browsers hyphenate them. */}
      <body className="[&:lang(de)]:hyphens-auto [hyphenate-limit-chars:12_4_4]">
        <KeepEarlyPress nonce={nonceOf(await headers())} />
        <CurrentMaintenance />
        <CurrentAsks />
        <CookiesNeeded words={t('site.cookiesNeeded')} />
        <KeptText
          words={{
            renewed: t('broken.renewed'),
            back: t('broken.signedOut.back'),
            waits: t('broken.signedOut.waits'),
            toIt: t('broken.signedOut.toIt'),
          }}
        >
          {children}
        </KeptText>
        <SignedOutElsewhere
          words={{
            title: t('site.signedOutElsewhere.title'),
            lead: t('site.signedOutElsewhere.lead'),
            label: t('site.signedOutElsewhere.label'),
            signIn: t('people.signIn.title'),
            reload: t('site.signedOutElsewhere.reload'),
          }}
        />
        <AppBadge count={await currentWaiting()} />
        <RepeatEarlyPress />
      </body>
    </html>
  );
}
