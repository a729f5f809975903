/** The checks in the folders of the languages (messages/message-checks.ts). */
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import type { MessageChecks } from '@/messages/message-checks';
import { PHRASES, type PhraseRule } from '../../scripts/lint/prose';

const loaded = new Map(
  await Promise.all(LOCALES.map(async (locale) => [locale, await load(locale)] as const)),
);

/** The checks of a language; none if its folder has no such file. */
export const checksOf = (locale: Locale): MessageChecks => loaded.get(locale) ?? {};

async function load(locale: Locale): Promise<MessageChecks> {
  const file = path.resolve('messages', locale, 'checks.ts');
  if (!fs.existsSync(file)) return {};
  const { checks }: { checks: MessageChecks } = await import(/* @vite-ignore */ file);
  return checks;
}

/** The avoided phrases in a message, as "rule: phrase (advice)". English also avoids the phrases of docs. */
export function phrasesIn(locale: Locale, message: string): readonly string[] {
  const plain = message.replaceAll(/\{\w+, (plural|select),/g, '{');
  const ofDocs = locale === 'en' ? PHRASES : {};
  const rules: Readonly<Record<string, PhraseRule>> = { ...ofDocs, ...checksOf(locale).phrases };
  return Object.entries(rules).flatMap(([rule, { pattern, advice }]) =>
    (plain.match(pattern) ?? []).map((phrase) => `${rule}: ${phrase} (${advice})`),
  );
}
