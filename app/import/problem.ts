/** Import problems in words. */
import type { Query } from '@/app/query';
import { FILE_PROBLEMS } from '@/lib/features/archive/file-problem';
import { FAULTS, isUnknown } from '@/lib/game/verify/report';
import type { Wording } from '@/lib/game/wording/wording';

const PROBLEMS = [
  'no-file',
  'body-too-large',
  ...FILE_PROBLEMS,
  'no-document',
  'seed-missing',
  'not-finished',
  'not-genuine',
  'cross-site',
] as const;

/** The message for the problem in the address; undefined if unknown. */
export function importProblem({ t }: Wording, query: Query): string | undefined {
  const problem = PROBLEMS.find((code) => code === query.problem);
  if (!problem) return undefined;
  const where =
    typeof query.where === 'string' && /^[\w.-]{1,80}$/.test(query.where) ? query.where : undefined;
  const seq = typeof query.row === 'string' && /^\d{1,6}$/.test(query.row) ? Number(query.row) : undefined;
  const fault = FAULTS.find((code) => code === query.fault);
  // An unknown version is not a fault of the file.
  if (fault && isUnknown(fault)) return `${t('archive.notKnown')} ${t(`archive.fault.${fault}`)}`;
  if (problem === 'no-document' && where === 'format') return t('archive.problem.other-format');
  return [
    t(`archive.problem.${problem}`, { where: where ?? t('archive.whole') }),
    ...(seq === undefined ? [] : [t('archive.firstBad', { seq })]),
    ...(fault ? [t(`archive.fault.${fault}`)] : []),
  ].join(' ');
}
