/** Parses the import form. The body size is limited before anything is parsed. */
import { fileProblem, type FileProblem } from '@/lib/features/archive/file-problem';
import { IMPORT_LIMIT } from '@/lib/features/archive/refusals';
import { formIn, parseJson, readBytes } from '@/lib/platform/http/body';
import { textIn } from '@/lib/platform/http/fields';

/** Maximum bytes of the form besides the file. */
const AROUND = 16 * 1024;

export type FormRead =
  | { readonly document: unknown; readonly as: 'finished' | 'study' }
  | { readonly problem: 'no-file' | 'body-too-large' | FileProblem };

/** The document in the form, or its problem. */
export async function readImportForm(request: Request): Promise<FormRead> {
  const read = await readBytes(request, IMPORT_LIMIT + AROUND);
  if (!read.ok) return { problem: read.error.code === 'body-too-large' ? 'body-too-large' : 'no-file' };
  const form = await formIn(read.value, request.headers);
  const file = form?.get('file');
  if (!(file instanceof File) || file.size === 0) return { problem: 'no-file' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const json = parseJson(bytes);
  if (!json.ok) return { problem: fileProblem(bytes) };
  return { document: json.value, as: form && textIn(form, 'as') === 'study' ? 'study' : 'finished' };
}
