import { pathToFileURL } from 'node:url';
import { muiPartOf, muiPartsSpecifier } from '../../mui-parts.mjs';

/** @param {string} name */
const exportLine = (name) =>
  name === 'default' ? 'export default part.default;' : `export const ${name} = part.${name};`;

/**
 * Takes the place of a part of MUI in a remote: the same exports, taken from the host.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function muiPart() {
  const part = muiPartOf(this.resourcePath) ?? '';
  const names = Object.keys(await import(pathToFileURL(this.resourcePath).href));
  return [
    `import { muiParts } from '${muiPartsSpecifier}';`,
    `const part = muiParts["${part}"];`,
    ...names.map(exportLine),
  ].join('\n');
}
