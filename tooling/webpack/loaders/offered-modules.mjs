import { lazyModules } from '../../shared-modules.mjs';

/** Writes one lazy import for each offered module, grouped into chunks as the table groups them. */
export default function offeredModules() {
  const imports = Object.entries(lazyModules).flatMap(([group, specifiers]) =>
    specifiers.map(
      (specifier) => `  '${specifier}': () => import(/* webpackChunkName: "${group}" */ '${specifier}'),`,
    ),
  );
  return `export const offeredModules = {\n${imports.join('\n')}\n};\n`;
}
