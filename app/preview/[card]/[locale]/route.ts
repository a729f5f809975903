import { CARDS, cardNamed } from '@/app/preview/cards';
import { pictureAnswer } from '@/app/preview/picture-answer';
import { pageCard } from '@/lib/features/notify/picture';
import { isLocale } from '@/lib/game/wording/language/locales';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

/** The picture for links to a page. Its language is in the address, because it is fetched without the reader's. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/preview/[card]/[locale]'>,
): Promise<Response> {
  const tooMany = await refuseTooMany('picture', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const { card, locale } = await params;
  const name = cardNamed(card);
  if (!name || !isLocale(locale)) return emptyResponse(404);
  const { t } = wordingOf(locale);
  const { title, line, scene } = CARDS[name];
  const png = await pageCard(locale, { scene, title: t(title), line: t(line) });
  return pictureAnswer(request, png, 'public, max-age=86400');
}
