import { reviewerFile } from '@/lib/features/review/reviewer-file';
import { computerFile } from '@/lib/features/sandbox/sandbox-computer';

/**
 * The computer that plays in a sandbox, and the one that reviews games: scripts for workers, which may fetch
 * nothing (next.config.js). Their names change with their content.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/computer/[file]'>,
): Promise<Response> {
  const { file } = await params;
  const [computer, reviewer] = await Promise.all([computerFile(), reviewerFile()]);
  const { script, url } = file === reviewer.url.split('/').at(-1) ? reviewer : computer;
  // An older page may ask for an older one: it gets the newest, but is not to keep it under the old name.
  const isPresent = url === `/computer/${file}`;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': isPresent ? 'public, max-age=31536000, immutable' : 'no-store',
  };
  return new Response(script, { headers });
}
