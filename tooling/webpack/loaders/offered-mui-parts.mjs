import { muiPartFile, muiParts } from '../../mui-parts.mjs';

/**
 * Writes the list of parts, each with everything that its file exports.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
export default function offeredMuiParts() {
  const imports = muiParts.map(
    (part, index) => `import * as part${index} from ${JSON.stringify(muiPartFile(this.rootContext, part))};`,
  );
  const entries = muiParts.map((part, index) => `  '${part}': part${index},`);
  return `${imports.join('\n')}\nexport const muiParts = {\n${entries.join('\n')}\n};\n`;
}
