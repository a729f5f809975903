import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '@/lib/game/content/base';
import { PROVENANCES } from '@/lib/game/engine/vocabulary';
import { effectProblem, isCost, isRecord } from './effects';
import { componentsOf, contentsOf } from './entries';
import { EVERY_PACK } from './support';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe.each(EVERY_PACK)('shape of $title', ({ pack }) => {
  const { entries, effects, costs } = contentsOf(pack);

  test('every id is in kebab-case', () => {
    expect(entries.filter(({ value }) => !KEBAB_CASE.test(String(value.id))).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('every id is unique across the pack', () => {
    const pathsOf = (id: unknown) => entries.filter(({ value }) => value.id === id).map(({ path }) => path);
    const twice = entries.filter(({ path, value }) => pathsOf(value.id)[0] !== path);
    expect(twice.map(({ value }) => `${String(value.id)}: ${pathsOf(value.id).join(' and ')}`)).toEqual([]);
  });

  test('every entry says how well it is known', () => {
    const isKnown = (provenance: unknown) => PROVENANCES.some((known) => known === provenance);
    expect(entries.filter(({ value }) => !isKnown(value.provenance)).map(({ value }) => value.id)).toEqual(
      [],
    );
  });

  test('every member of a component list is an entry', () => {
    const lists = componentsOf(pack).flatMap(([name, component]) =>
      (Array.isArray(component) ? [[name, component] as const] : Object.entries(component)).map(
        ([field, list]) => [`${name}.${field}`, list as unknown] as const,
      ),
    );
    const members = lists.flatMap(([at, list]) =>
      Array.isArray(list) ? list.map((member: unknown, i) => ({ at: `${at}[${i}]`, member })) : [],
    );
    const nameless = members.filter(({ member }) => isRecord(member) && !(member.id && member.provenance));
    expect(nameless.map(({ at }) => at)).toEqual([]);
  });

  test('every effect is one of the vocabulary', () => {
    expect(effects.length).toBeGreaterThan(200);
    const problems = effects.map(({ path, value }) => [path, effectProblem(value)] as const);
    expect(problems.filter(([, problem]) => problem).map((x) => x.join(' '))).toEqual([]);
  });

  test('every cost counts goods', () => {
    expect(costs.length).toBeGreaterThan(100);
    expect(costs.filter(({ value }) => !isCost(value)).map(({ path }) => path)).toEqual([]);
  });

  test('a pack is plain data', () => {
    expect(JSON.parse(JSON.stringify(pack))).toEqual(pack);
  });
});

describe('files of the base pack', () => {
  const folder = path.join(import.meta.dirname, '../../lib/game/content/base');
  const files = readdirSync(folder).filter((file) => file !== 'index.ts');
  const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  test('each component has its file, and there is no other file', () => {
    expect(files.sort()).toEqual(
      componentsOf(BASE_PACK)
        .map(([name]) => `${toKebab(name)}.ts`)
        .sort(),
    );
  });

  test('each file says what it holds, and holds data only', () => {
    const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(files.filter((file) => !/\n\/\*\*[\s\S]+?\*\/\n/.test(text(file)))).toEqual([]);
    expect(files.filter((file) => /=>|\bfunction\b|^import (?!type )/m.test(text(file)))).toEqual([]);
  });
});
