import { escapeMarkup } from '@/lib/game/drawing/escape';
import { env } from '@/lib/platform/env';
import { sharedDocument } from '@/lib/platform/http/shared-document';
import { apiChanges, paperHtml } from '../../paper';

/** The changes of the API as an Atom feed. */
export async function GET({ headers }: Request): Promise<Response> {
  return sharedDocument(headers, {
    at: '/api-docs/changes/feed',
    type: 'application/atom+xml; charset=utf-8',
    maxAgeS: 3600,
    make: feed,
  });
}

function feed(): string {
  const page = `${env().APP_URL}/api-docs/changes`;
  const changes = apiChanges();
  const entries = changes.map(({ date, at, text }) => {
    const day = at.slice(0, 10);
    return [
      `<entry><id>${page}#${day}</id><title>${escapeMarkup(date)}</title><updated>${at}</updated>`,
      `<link href="${page}"/><content type="html">${escapeMarkup(paperHtml(text))}</content></entry>`,
    ].join('');
  });
  const head = [
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${page}</id><title>Praga by Post: changes of the API</title>`,
    `<author><name>Praga by Post</name></author><updated>${changes[0]?.at ?? ''}</updated>`,
    `<link href="${page}"/><link rel="self" href="${page}/feed"/>`,
  ];
  return [...head, ...entries, '</feed>'].join('');
}
