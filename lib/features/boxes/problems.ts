import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import { MAX_BOXES, MAX_DOUBT_LETTERS, MAX_EDITORS, MAX_REVISIONS, type BoxRefusal } from './box';

/** The refusals about boxes as problems of the API; the one for `nothing-to-do` is shared with circles. */
export const BOX_PROBLEMS: Omit<ProblemsOf<BoxRefusal>, 'nothing-to-do'> = {
  'unknown-box': () => problem('unknown-box', 'There is no such box, or it is private.'),
  'not-an-editor': () => problem('not-an-editor', 'Only editors of the box may do this.'),
  'not-the-owner': () => problem('not-the-owner', 'Only the owner of the box may do this.'),
  'box-closed': () => problem('box-closed', 'This link opens no box. Ask for a new one.'),
  'box-full': () => problem('box-full', `A box has at most ${MAX_EDITORS} editors.`),
  'many-boxes': () => problem('many-boxes', `A person edits at most ${MAX_BOXES} boxes.`),
  'many-revisions': () => problem('many-revisions', `A box has at most ${MAX_REVISIONS} revisions.`),
  'unknown-component': () => problem('unknown-component', 'The base has no such component.'),
  'bad-name': () =>
    problem('bad-name', 'A name is plain text of at most 40 characters, without markup or links.'),
  'bad-doubt': () =>
    problem('bad-doubt', `A doubt is plain text of at most ${MAX_DOUBT_LETTERS} characters, without links.`),
  'not-entered': () => problem('not-entered', 'There is no such entry of this component.'),
  'entries-differ': () =>
    problem('entries-differ', 'Entries of some components differ. Choose between them first.'),
  'box-in-use': () => problem('box-in-use', 'Games use a revision of this box, so it stays.'),
  'owner-stays': () => problem('owner-stays', 'The owner cannot leave the box, but can delete it.'),
  'bad-values': ({ problem: { code, path, sentence } }) =>
    problem('bad-values', sentence, { params: { problem: code, ...(path === '' ? {} : { path }) } }),
};
