// Bundles that are made beside the pages' own, by the bundler of the tests.
import path from 'node:path';
import { minify } from '@swc/core';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import { ROOT } from './first.mjs';

export type BundleOptions = Omit<Rolldown.InputOptions, 'input'> & {
  readonly output: Rolldown.OutputOptions;
};

export interface Bundle {
  readonly script: string;
  /** What it fetches by itself when it is wanted, by the names of the files. */
  readonly more: ReadonlyMap<string, string>;
  readonly style: string;
}

/**
 * The script of an entry (its path from the root) and its style as texts; the style of what has none is
 * empty. What the browser has another way is found by a condition of `imports` in package.json.
 */
export async function bundle(
  entry: string,
  rollupOptions: BundleOptions,
  condition?: 'praga-sandbox' | 'praga-stepping' | 'praga-live',
): Promise<Bundle> {
  const { NODE_ENV } = process.env;
  const conditions = [...(condition ? [condition] : []), ...defaultClientConditions];
  try {
    const built = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [plainImports],
      mode: 'production',
      resolve: { alias: { '@': ROOT }, conditions },
      // The project's own PostCSS is for Tailwind, which these have none of.
      css: { postcss: { plugins: [] } },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        cssCodeSplit: false,
        rollupOptions: { ...rollupOptions, input: path.join(ROOT, entry) },
      },
    });
    const { script, more, style } = textsOf('output' in built ? built.output : []);
    const others = [...more].map(async ([name, code]) => [name, await smaller(code)] as const);
    return { script: await smaller(script), more: new Map(await Promise.all(others)), style };
  } finally {
    // The bundler sets it for whoever runs it.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else Reflect.set(process.env, 'NODE_ENV', NODE_ENV);
  }
}

/**
 * What the bundler has made small, once more: this one finds names and expressions that the other leaves, two
 * parts in a hundred.
 */
async function smaller(code: string): Promise<string> {
  const compress = { ecma: 2020, passes: 4 } as const;
  return (await minify(code, { module: true, compress, mangle: { toplevel: true } })).code;
}

/** What is fetched later is one file without a style: the bundler's help with more is none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

function textsOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Bundle {
  const script = output.find((file) => file.type === 'chunk');
  if (!script) throw new Error('the bundler made no script');
  const style = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const others = output.filter((file) => file.type === 'chunk' && file !== script);
  return {
    script: script.code,
    more: new Map(others.map((file) => [file.fileName, file.type === 'chunk' ? file.code : ''])),
    style: style?.type === 'asset' ? String(style.source) : '',
  };
}
