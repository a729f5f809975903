import 'server-only';
import { problem, type Problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import type { NotImportable } from './refusals';

/** The refusals of an import as problems of the API. */
export const IMPORT_PROBLEMS_OF: ProblemsOf<NotImportable> = { 'not-importable': problemOfImport };

function problemOfImport({ code, fault, seq, path }: NotImportable): Problem {
  const { t } = wordingOf('en');
  const where = path || t('archive.whole');
  const row = seq === undefined ? '' : ` ${t('archive.firstBad', { seq })}`;
  const why = fault ? ` ${t(`archive.fault.${fault}`)}` : '';
  return problem('not-importable', `${t(`archive.problem.${code}`, { where })}${row}${why}`, {
    params: {
      why: code,
      ...(fault ? { fault } : {}),
      ...(seq === undefined ? {} : { row: seq }),
      ...(path ? { path } : {}),
    },
  });
}
