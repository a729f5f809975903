import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';

/**
 * Utilities whose rules a browser checks for each new element of any page: `:has` of a group ends in `*`, and
 * `:not` or any element within `:has` matches everything. Style sheets have a rule of stylelint.
 */
const COSTLY =
  /(?:group|peer)-has-|has-\[[^\s\]]*(?::not|[>_~+]:|\*)|:has\((?:[^()]|\([^()]*\))*(?::not\(|\*|>:)/;

test('no class makes every new element of a page costly', () => {
  const files = projectFiles(/^(?:app|components)\/.*\.tsx?$/);
  expect(files.filter((file) => COSTLY.test(readText(file)))).toEqual([]);
});

test.each([
  'group-has-[[value=cup]:checked]/terms:inline',
  '[&:has(>:nth-child(7))]:max-h-60',
  'not-has-[button,>:not(section)]:sr-only',
  ':root:has(#recap[open]:not([data-film=plays]) :checked)',
])('%s is costly', (text) => expect(text).toMatch(COSTLY));

test.each(['has-checked:font-bold', 'has-[select]:items-end', ':root:has(#coach[open])'])(
  '%s is cheap',
  (text) => expect(text).not.toMatch(COSTLY),
);
