import { boxFileSchemaText } from '@/lib/features/boxes/exchange';

/** The JSON schema of the file of a box; docs/box.md explains it. */
export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'application/schema+json', 'cache-control': 'public, max-age=86400' };
  return new Response(boxFileSchemaText(), { headers });
}
