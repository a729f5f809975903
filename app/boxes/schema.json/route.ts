import { boxFileSchemaText } from '@/lib/features/boxes/boxes';
import { sharedDocument } from '@/lib/platform/http/shared-document';

/** JSON schema of a box file. docs/box.md describes it. */
export async function GET({ headers }: Request): Promise<Response> {
  return sharedDocument(headers, {
    at: '/boxes/schema.json',
    type: 'application/schema+json',
    maxAgeS: 86_400,
    make: boxFileSchemaText,
  });
}
