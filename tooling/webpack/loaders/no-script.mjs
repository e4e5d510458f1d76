/**
 * Takes the place of what stands within `<noscript>`, in builds for the browser: the pages have it from the server, and React
 * draws nothing there.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function noScript(source) {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  if (names.length === 0) this.emitError(new Error(`${this.resourcePath} exports no component.`));
  return names.map((name) => `export const ${name} = () => null;`).join('\n');
}
