/** `npm run tool`: the list, the files it runs, and how it ends. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { listTools, TOOLS } from '../../scripts/tool/tools';
import { isFull } from '../support/full';

const MAX_SCRIPTS = 19;

const { scripts }: { scripts: Record<string, string> } = JSON.parse(fs.readFileSync('package.json', 'utf8'));

const tool = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/tool.mjs', ...args], { encoding: 'utf8' });

test(`package.json has at most ${MAX_SCRIPTS} scripts`, () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(MAX_SCRIPTS);
});

test.each(Object.entries(TOOLS))(
  '%s runs files that exist, and says so in one line',
  (name, { does, steps }) => {
    const files = steps
      .flat()
      .filter((arg) => /^(scripts|tools|node_modules)\/.*(ts|mjs|bin\/[\w.]+)$/.test(arg));
    expect(files.length).toBeGreaterThanOrEqual(steps.length);
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
    expect(listTools()).toContain(`  ${name} `);
    expect(does.length).toBeLessThanOrEqual(70);
  },
);

test('a script of package.json that is a tool too runs the same command', () => {
  const both = Object.keys(scripts).filter((name) => Object.hasOwn(TOOLS, name));
  expect(both.length).toBeGreaterThan(5);
  for (const name of both) expect(scripts[name]).toBe(`node ${TOOLS[name]?.steps.flat().join(' ')}`);
});

test.each(['scripts', 'tools'])('every file directly in %s is a command of npm', (folder) => {
  const runs = [...Object.values(scripts), ...Object.values(TOOLS).flatMap(({ steps }) => steps.flat())].join(
    ' ',
  );
  const apart = new Set(['scripts/serve.ts', 'scripts/pg.ts']);
  const own = fs
    .readdirSync(folder)
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`);
  expect(own.filter((file) => !runs.includes(file) && !apart.has(file))).toEqual([]);
});

test.runIf(isFull)('without a name it lists the tools', () => {
  expect(tool()).toMatchObject({ status: 0, stdout: `${listTools()}\n` });
});

test('an unknown name is refused with the list', () => {
  const { status, stderr } = tool('nope');
  expect(status).toBe(2);
  expect(stderr).toContain('There is no tool "nope"');
  expect(stderr).toContain(listTools());
});

const programs = Object.keys(TOOLS).filter((name) => fs.existsSync(`tools/${name}.ts`));

test.runIf(isFull).each(programs)('%s explains its options', (name) => {
  const { status, stdout } = tool(name, '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^npm run (tool -- )?${name}\\b`));
});

test('every program in tools runs under its own name', () => {
  const files = fs.readdirSync('tools').filter((file) => file.endsWith('.ts'));
  expect(files.toSorted()).toEqual(programs.map((name) => `${name}.ts`).toSorted());
});

test('options reach the tool, and its exit code is passed on', () => {
  const { status, stdout, stderr } = tool('verify', 'no-such-file.json');
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('no-such-file.json: cannot be read');
});
