import { boxFileSchemaText } from '@/lib/features/boxes/boxes';

/** JSON schema of a box file. docs/box.md describes it. */
export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'application/schema+json', 'cache-control': 'public, max-age=86400' };
  return new Response(boxFileSchemaText(), { headers });
}
