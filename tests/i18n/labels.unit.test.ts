/** Labels of controls as they are read: alone, without their page (docs/wording.md, "Buttons and links"). */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import { messagesOf } from './catalogue';
import { checksOf } from './checks';
import { LABELS, OPENS } from './labels';

const { checkbox, button, option, link } = LABELS;

/** A language without patterns of its own refuses nothing. */
const NONE = { points: /$^/, ends: /$^/, says: /$^/ };

/** Longer labels name the thing before they point to it. */
const SHORT = 5;

const wordsIn = (text: string) => text.replaceAll(/\{\w+\}/g, 'x').split(/\s+/).length;

describe.each(LOCALES)('labels in %s', (locale) => {
  const texts = messagesOf(locale);
  const { points, ends, says } = checksOf(locale).labels ?? NONE;
  const listed = (keys: readonly MessageKey[], isBad: (text: string) => boolean) =>
    keys.map((key) => `${key}: ${texts.get(key)}`).filter((_, i) => isBad(texts.get(keys[i] ?? '') ?? ''));

  test('a button of a message names its act, not that a page opens', () => {
    const keys = [...texts.keys()].filter((key) => /^(mail|news)\./.test(key)) as MessageKey[];
    expect(listed(keys, (text) => wordsIn(text) <= SHORT && OPENS.test(text))).toEqual([]);
  });

  test('a checkbox has at most ten words and is no sentence', () => {
    expect(checkbox.length).toBeGreaterThan(50);
    expect(listed(checkbox, (text) => wordsIn(text) > 10 || /[.!?]( |$)/.test(text))).toEqual([]);
    const ofLists = checkbox.filter((key) => !/^people\.(day|delete)\./.test(key));
    expect(listed(ofLists, (text) => says.test(text))).toEqual([]);
  });

  /** Statements of a list of texts are no labels. */
  const isVague = (text: string) => wordsIn(text) <= SHORT && !text.endsWith('.') && points.test(text);

  test('a short label does not point to what only its page names', () => {
    const keys = [...new Set([...checkbox, ...button, ...option, ...link])];
    expect(keys.length).toBeGreaterThan(400);
    expect(listed(keys, isVague)).toEqual([]);
  });

  test('a button names what it ends, shows or chooses', () => {
    expect(listed(button, (text) => ends.test(text))).toEqual([]);
  });
});
