import { describe, expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';
import { mapInScript, runningProblem } from './locate.mjs';

const source = "export const add = 1;\n\nexport function Screen() {\n  throw new Error('drawn wrong');\n}\n";
const { code, map = '' } = transformSync(source, { sourceMaps: true, filename: 'list-screen.tsx' });
const compiledMap = JSON.stringify({
  ...JSON.parse(map),
  sources: ['webpack://catalogue_0_0_0_dev/./src/screens/list/list-screen.tsx'],
});
const line = code.split('\n').findIndex((text) => text.includes('throw')) + 1;
const error = (/** @type {string} */ address) => ({
  text: 'Error: drawn wrong',
  stack: `Error: drawn wrong\n    at react-dom.js (http://localhost/react-dom.js:1:1)\n    at Screen (${address}:${line}:9)`,
});
const found = {
  kind: 'Running',
  package: 'remote-catalogue',
  file: 'remote-catalogue/src/screens/list/list-screen.tsx',
  line: 4,
  text: 'Error: drawn wrong',
};

describe('the source position of an error in the running page', () => {
  it('is found with the source map of the script', () => {
    const address = 'http://localhost/remotes/catalogue/0.0.0-dev/list.js';
    const findMap = (/** @type {string} */ asked) => (asked === address ? compiledMap : undefined);
    expect(runningProblem(error(address), { package: 'remote-catalogue', findMap })).toMatchObject(found);
  });

  it('is found with the inline source map of an eval module', () => {
    const address = 'webpack-internal:///./src/screens/list/list-screen.tsx';
    const base64 = Buffer.from(compiledMap).toString('base64');
    const script = `eval("...//# sourceMappingURL=data:application/json;charset=utf-8;base64,${base64}\\n//# sourceURL=${address}\\n");`;
    const findMap = (/** @type {string} */ asked) => mapInScript(script, asked);
    expect(runningProblem(error(address), { package: 'host', findMap })).toMatchObject(found);
  });

  it('is left out if no source map contains it', () => {
    expect(
      runningProblem(error('http://localhost/a.js'), { package: 'host', findMap: () => undefined }),
    ).toEqual({
      kind: 'Running',
      package: 'host',
      text: 'Error: drawn wrong',
    });
  });
});
