import { escapeMarkup } from '@/lib/game/drawing/escape';
import { env } from '@/lib/platform/env';
import { apiChanges, paperHtml } from '../../paper';

/** The changes of the API as an Atom feed. */
export async function GET(): Promise<Response> {
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
  return new Response([...head, ...entries, '</feed>'].join(''), {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
