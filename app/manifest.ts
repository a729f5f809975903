import type { MetadataRoute } from 'next';
import { getWords } from '@/lib/platform/i18n/request-words';

/** The web manifest. iPhones show notifications only for pages on the home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { t, locale } = await getWords();
  const name = t('site.title');
  return {
    id: '/',
    name,
    short_name: name,
    description: t('site.description'),
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f3e9d2',
    theme_color: '#f3e9d2',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('site.shortcut.next'), url: '/next' },
      { name: t('tables.mine'), url: '/me/tables' },
      { name: t('site.newTable'), url: '/#new-table' },
    ],
  };
}
