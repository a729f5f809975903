import { notEmbeddedHtml } from '@/components/archive/embed-html';
import { embeddedCompetition } from '@/components/competitions/embed-html';
import { loadPublicCompetition } from '@/lib/features/competitions/competitions';
import { env } from '@/lib/platform/env';
import { embedResponse } from '../../embed-response';

/** A competition embedded on another site, if its organisers show it to everyone. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/embed/competitions/[id]'>,
): Promise<Response> {
  return embedResponse(request, async (look) => {
    const shown = await loadPublicCompetition((await params).id);
    if (!shown) return { html: notEmbeddedHtml(look), status: 404 };
    return { html: embeddedCompetition(look, shown, env().APP_URL) };
  });
}
