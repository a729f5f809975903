import type { MetadataRoute } from 'next';
import type { Wording } from '@/lib/game/wording/wording';
import { sharedDocument } from '@/lib/platform/http/shared-document';
import { getWords } from '@/lib/platform/i18n/request-words';

/** The web manifest. iPhones show notifications only for pages on the home screen. */
export async function GET({ headers }: Request): Promise<Response> {
  const words = await getWords();
  // Asked again each time, because the next reader of a shared cache may have another language.
  return sharedDocument(headers, {
    ...{ at: `/manifest.webmanifest ${words.locale}`, type: 'application/manifest+json', maxAgeS: 0 },
    make: () => JSON.stringify(manifestIn(words)),
  });
}

function manifestIn({ t, locale }: Wording): MetadataRoute.Manifest {
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
