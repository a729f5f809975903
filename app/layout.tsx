import type { Metadata, Viewport } from 'next';
import { getTheme } from '@/components/ui/theme-here';
import { getWords, localeHere } from '@/lib/i18n/here';
import { fontVariables } from './fonts';
import './globals.css';

/** Name and description of the site, for search engines and shared links. */
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  const name = t('site.title');
  return { title: { default: name, template: `%s · ${name}` }, description: t('site.description') };
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
  return (
    <html
      lang={await localeHere()}
      className={fontVariables}
      data-scroll-behavior="smooth"
      data-theme={await getTheme()}
    >
      <body>{children}</body>
    </html>
  );
}
