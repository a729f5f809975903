import type { Metadata } from 'next';
import { SHARE_CARD, type CardScene } from '@/lib/game/drawing/share-card';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import { languageOf } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';

interface Card {
  readonly title: MessageKey;
  readonly line: MessageKey;
  readonly scene: CardScene;
}

/**
 * The previews of links to pages that are about no table: their words, which the pages have as title and
 * description, and their pictures. Other pages have the start page's picture.
 */
export const CARDS = {
  start: { title: 'site.title', line: 'site.description', scene: 'city' },
  lobby: { title: 'tables.lobby', line: 'tables.lobbyPage.lead', scene: 'crane' },
  rules: { title: 'rules.page.title', line: 'rules.page.lead', scene: 'projects' },
  learn: { title: 'learn.title', line: 'learn.lead', scene: 'crane' },
  daily: { title: 'daily.title', line: 'daily.lead', scene: 'crane' },
  weekly: { title: 'weekly.title', line: 'weekly.lead', scene: 'projects' },
  puzzles: { title: 'puzzles.title', line: 'puzzles.sought', scene: 'crane' },
  duel: { title: 'duel.title', line: 'duel.newLead', scene: 'crane' },
  circles: { title: 'circles.title', line: 'circles.lead', scene: 'city' },
  competitions: { title: 'seasons.title', line: 'seasons.lead', scene: 'projects' },
  invitation: { title: 'join.title', line: 'site.preview.invitation', scene: 'city' },
  seat: { title: 'site.yourSeat', line: 'site.seatKept', scene: 'city' },
} as const satisfies Readonly<Record<string, Card>>;

export type CardName = keyof typeof CARDS;

export const cardNamed = (name: string): CardName | undefined =>
  Object.keys(CARDS).find((each): each is CardName => each === name);

/** The words of a preview besides its picture. Missing ones are the title and description of the page. */
interface Told {
  readonly title?: string;
  readonly description?: string;
}

interface Pictured {
  readonly path: string;
  readonly alt: string;
}

/** The metadata that messengers and social networks read for the preview of a link. */
export function previewMeta(words: Wording, told: Told, { path, alt }: Pictured): Metadata['openGraph'] {
  return {
    type: 'website',
    siteName: words.t('site.title'),
    locale: languageOf(words.locale).format.replace('-', '_'),
    ...told,
    images: [{ url: `${env().APP_URL}${path}`, ...SHARE_CARD, type: 'image/png', alt }],
  };
}

/** The preview of a page with one of the cards. */
export function cardPreview(words: Wording, name: CardName, told: Told = {}): Metadata['openGraph'] {
  const { title, scene } = CARDS[name];
  const alt = words.t(`site.preview.${scene}`, { title: words.t(title) });
  return previewMeta(words, told, { path: `/preview/${name}/${words.locale}`, alt });
}
