import type { LoaderContext } from 'webpack';
import { installedVersion, lazyModules } from '../shared-modules.js';

/** Writes version and lazy import of each offered module, grouped into chunks as the table groups them. */
export default function offeredModules(this: LoaderContext<object>) {
  const imports = Object.entries(lazyModules).flatMap(([group, specifiers]) =>
    specifiers.map(
      (specifier) =>
        `  '${specifier}': ['${installedVersion(this.rootContext, specifier)}', ` +
        `() => import(/* webpackChunkName: "${group}" */ '${specifier}')],`,
    ),
  );
  return `export const offeredModules = {\n${imports.join('\n')}\n};\n`;
}
