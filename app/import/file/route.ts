import { tooOftenPath } from '@/app/too-often/too-often';
import type { ApiRefusal } from '@/lib/features/api/problem-of';
import { importGame } from '@/lib/features/archive/import-game';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { seeOther } from '@/lib/platform/http/form';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { readImportForm } from '../read-form';

/** Validates, imports and shows the uploaded file, or redirects to the form with the problem. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return back({ problem: 'cross-site' });
  const tooMany = await refuseTooMany('import', request);
  if (tooMany) return seeOther(tooOftenPath(tooMany, request.headers));
  const read = await readImportForm(request);
  if ('problem' in read) return back(read);
  const made = await importGame(read.document, read.as);
  if (!made.ok) return back(problemOfImport(made.error));
  const { gameId } = made.value;
  return seeOther(read.as === 'study' ? `/games/${gameId}/at/1` : `/games/${gameId}`);
}

function problemOfImport(error: ApiRefusal): Readonly<Record<string, string>> {
  if (error.kind !== 'not-importable') return { problem: error.kind };
  const { code, seq, fault, path } = error;
  return {
    problem: code,
    ...(seq === undefined ? {} : { row: String(seq) }),
    ...(fault ? { fault } : {}),
    ...(path ? { where: path } : {}),
  };
}

const back = (query: Readonly<Record<string, string>>): Response =>
  seeOther(`/import?${new URLSearchParams(query).toString()}`);
