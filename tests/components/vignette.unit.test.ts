import { expect, test } from 'vitest';
import { BesideVignette, type VignetteSubject } from '@/components/board/vignette';
import { BASE_PACK } from '@/lib/game/content/base';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { packFor } from '@/lib/game/rulesets';
import { projectFiles, readText } from '../docs/project-files';
import { htmlOf } from '../support/components/html';

const SUBJECTS = {
  ...{ 'broken-bridge': true, crate: true, letter: true },
  ...{ gates: true, fair: true, scaffold: true },
} as const satisfies Readonly<Record<VignetteSubject, true>>;
const subjects = Object.keys(SUBJECTS) as VignetteSubject[];

const { file: sheet } = sheetOf(packFor(BASE_PACK.id, BASE_PACK.version));

test.each(subjects)('the scene %s is made of pieces of the board', (subject) => {
  const html = htmlOf(BesideVignette, { subject, children: 'A form' });
  const pieces = [...html.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, piece]) => piece ?? '');
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.filter((piece) => !sheet.includes(`id="${piece}"`))).toEqual([]);
});

test('each scene is on a page', () => {
  const pages = projectFiles(/^app\/.*\.tsx$/)
    .map(readText)
    .join('\n');
  expect(subjects.filter((subject) => !pages.includes(`scene="${subject}"`))).toEqual([]);
});
