/** Renders a page of `app` as Next would, for tests that read its HTML. */
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { renderToReadableStream } from 'react-dom/server';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { inRequest } from './in-request';

type Page = (props: {
  readonly params: Promise<Readonly<Record<string, string>>>;
  readonly searchParams: Promise<Readonly<Record<string, string>>>;
}) => Promise<ReactNode>;

const idle = () => undefined;
/** A page is only rendered here, so nothing leads anywhere. */
const ROUTER = {
  back: idle,
  forward: idle,
  refresh: idle,
  push: idle,
  replace: idle,
  prefetch: idle,
  bfcacheId: '',
};

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** The HTML of a page; undefined where it answers 404 or leads elsewhere. */
export async function renderedPage(
  file: string,
  { params = {}, query = {}, cookies = {} }: Request,
): Promise<string | undefined> {
  const { default: page } = (await import(/* @vite-ignore */ path.resolve(file))) as { default: Page };
  const headers = new Headers({ host: 'praga.test' });
  return inRequest({ cookies: new Map(Object.entries(cookies)), headers }, async () => {
    try {
      const element = await page({ params: Promise.resolve(params), searchParams: Promise.resolve(query) });
      const stream = await renderToReadableStream(
        createElement(
          AppRouterContext,
          { value: ROUTER },
          createElement(WordsContext, { value: wordingOf('en') }, element),
        ),
      );
      await stream.allReady;
      return await new Response(stream).text();
    } catch (error) {
      if (error instanceof Error && 'digest' in error) return undefined;
      throw error;
    }
  });
}

export interface Control {
  readonly role: 'link' | 'button' | 'fold' | 'field';
  readonly name: string;
  /** Where a link leads. */
  readonly href: string;
}

const ROLES = { a: 'link', button: 'button', summary: 'fold', label: 'field' } as const;
const CONTROLS = /<(a|button|summary|label)\b([^>]*)>(.*?)<\/\1>/gs;
/** Pictures, and the choices of a field, are no part of a name. */
const UNREAD = /<(script|style|svg|template|select)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
const ENTITIES: readonly (readonly [string, string])[] = [
  ['&#x27;', "'"],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

function readText(html: string): string {
  const text = html.replace(UNREAD, '').replace(/<[^>]+>/g, ' ');
  return ENTITIES.reduce((read, [entity, letter]) => read.replaceAll(entity, letter), text)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The browser knows fewer words than the server, which draws the same parts of a live table. */
const inWords = (name: string) =>
  name.replace(/⟨\?⟩ ([\w.]+)/g, (_, key: string) => wordingOf('en').t(key as never));

/** The links, buttons, labelled fields and folds of HTML. */
export function controlsOf(html: string): readonly Control[] {
  return [...html.matchAll(CONTROLS)].map(([, tag, attributes = '', inner = '']) => ({
    role: ROLES[tag as keyof typeof ROLES],
    name: inWords(/\baria-label="([^"]*)"/.exec(attributes)?.[1] ?? readText(inner)),
    href: /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '',
  }));
}
