/** Modules that a page may load only once, read from a running page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export function versionFor(folder: string, dependency: string): string {
  const file = path.resolve(import.meta.dirname, '..', folder, 'package.json');
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  return dependencies[dependency] ?? devDependencies[dependency] ?? '';
}

declare global {
  interface Window {
    /** Renderers of React that have announced themselves. */
    renderers?: object[];
  }
}

/** Stands where React's developer tools would, to which every copy of react-dom announces itself. */
export const watchRenderers = (page: Page) =>
  page.addInitScript(() => {
    const renderers: object[] = [];
    window.renderers = renderers;
    const hook = {
      supportsFiber: true,
      isDisabled: false,
      inject: (renderer: object) => renderers.push(renderer),
      onCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });

export const rendererCount = (page: Page) => page.evaluate(() => window.renderers?.length ?? 0);

/** The versions of each shared module that the federation runtime of the page knows. */
export const sharedVersions = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(() => {
    interface Instance {
      readonly shareScopeMap: { readonly default?: Readonly<Record<string, object>> };
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      readonly __FEDERATION__: { readonly __INSTANCES__: readonly Instance[] };
    };
    const known: Record<string, string[]> = {};
    for (const { shareScopeMap } of federation.__INSTANCES__) {
      for (const [specifier, versions] of Object.entries(shareScopeMap.default ?? {})) {
        known[specifier] = [...new Set([...(known[specifier] ?? []), ...Object.keys(versions)])];
      }
    }
    return known;
  });

/** Texts that stand in the published code of a module and nowhere else. */
export const marks = {
  react: 'isReactComponent={}',
  'react-dom': 'Minified React error',
  emotion: '__emotion_base',
  MUI: '$$material',
  axios: 'AxiosError',
} as const;

export type MarkedModule = keyof typeof marks;

/** Watches the scripts that a page fetches. @returns a function that gives the paths of those with a module */
export function watchScripts(page: Page): (module: MarkedModule) => Promise<readonly string[]> {
  const scripts: { readonly pathname: string; readonly text: Promise<string> }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push({ pathname, text: response.text().catch(() => '') });
  });
  return async (module) => {
    const carriers = new Set<string>();
    for (const { pathname, text } of scripts) {
      if ((await text).includes(marks[module])) carriers.add(pathname);
    }
    return [...carriers];
  };
}
