import { muiPartsSpecifier } from '../../mui-parts.mjs';
import { installedVersion, lazyModules } from '../../shared-modules.mjs';

/** @param {string} specifier @returns {string} what the host imports for it */
const sourceOf = (specifier) => (specifier === muiPartsSpecifier ? './mui-parts.list' : specifier);

/**
 * Writes version and lazy import of each offered module, grouped into chunks as the table groups them.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
export default function offeredModules() {
  const imports = Object.entries(lazyModules).flatMap(([group, specifiers]) =>
    specifiers.map(
      (specifier) =>
        `  '${specifier}': ['${installedVersion(this.rootContext, specifier)}', ` +
        `() => import(/* webpackChunkName: "${group}" */ '${sourceOf(specifier)}')],`,
    ),
  );
  return `export const offeredModules = {\n${imports.join('\n')}\n};\n`;
}
