import ts from 'typescript';
import { expect, test } from 'vitest';
import { createReplacement } from '@/components/ui/browser/replacement';
import { projectFiles, readText } from '../docs/project-files';

const SOURCES = projectFiles(/^(app|components)\/.*\.tsx?$/);

test('code that did not load is tried again, and is ready only when it has', async () => {
  const answers = [Promise.reject(new Error('deploy')), Promise.resolve('code')];
  const code = createReplacement(() => answers.shift() ?? Promise.reject(new Error('too often')));
  expect(code.ready()).toBeUndefined();
  expect(await code.fetch()).toBeUndefined();
  expect(code.ready()).toBeUndefined();
  expect([await code.fetch(), await code.fetch(), code.ready()]).toEqual(['code', 'code', 'code']);
});

/** Functions of a file that prevent what the page does, and load what would do it instead. */
function disarming(file: string): readonly string[] {
  const text = readText(file);
  if (!text.includes('preventDefault')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const body = node.body.getText();
      if (body.includes('preventDefault(') && /\bimport\(/.test(body))
        found.push(`${file}: ${body.slice(0, 80)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

test('nothing is disarmed before its replacement has loaded', () => {
  expect(SOURCES.flatMap(disarming)).toEqual([]);
});

test('Escape is asked for in one way, which leaves it to text that is being composed', () => {
  const asking = SOURCES.filter((file) => readText(file).includes("'Escape'"));
  expect(asking).toEqual(['components/ui/browser/keys.ts']);
});
