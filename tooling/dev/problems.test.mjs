import { describe, expect, it } from '@jest/globals';
import { problemsIn } from './problems.mjs';

const origin = { kind: 'Build', package: 'remote-shop' };
const list = 'remote-shop/src/screens/list/list-screen.tsx';

/** @type {[string, { text: string, module?: string, place: object }][]} */
const printed = [
  [
    'of the script compiler',
    {
      text: "Module build failed\nError:   x Expected '</'\n    ,-[/ROOT/remote-shop/src/screens/list/list-screen.tsx:43:18]\n 43 | const x = <div>;\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>",
      module: './src/screens/list/list-screen.tsx',
      place: { kind: 'Build', file: list, line: 43, column: 18 },
    },
  ],
  [
    'of the style sheet compiler',
    {
      text: 'Module build failed\n\nSyntaxError\n\n(28:24) /ROOT/remote-shop/src/screens/list/list.module.css Unexpected }',
      module: './src/screens/list/list.module.css',
      place: { kind: 'Build', file: 'remote-shop/src/screens/list/list.module.css', line: 28, column: 24 },
    },
  ],
  [
    'of the content check',
    {
      text: 'content/pages/career.md:3:7 The link /nowhere leads to no page.',
      place: { kind: 'Content', file: 'remote-shop/content/pages/career.md', line: 3, column: 7 },
    },
  ],
  [
    'of the data check',
    {
      text: 'The articles cannot be built:\ndata/src/gloves.json:1:642 WL501 alsoAvailableIn.0 "WL502": is no number [LINK]\n',
      place: { kind: 'Build', file: 'remote-shop/data/src/gloves.json', line: 1, column: 642 },
    },
  ],
  [
    'of a package that cannot be found',
    {
      text: "Module not found: Error: Can't resolve './nowhere'",
      module: './src/screens/list/list-screen.tsx',
      place: { kind: 'Build', file: list },
    },
  ],
];

describe('a problem', () => {
  it.each(printed)('%s has its kind and position', (_, { text, place, ...module }) => {
    const [problem, ...others] = problemsIn(text.replaceAll('/ROOT', process.cwd()), {
      ...origin,
      ...module,
    });
    expect(problem).toMatchObject(place);
    expect(others).toEqual([]);
    expect(problem?.text).not.toContain('backtrace');
  });

  it('of the type checker has its position, one problem for each line', () => {
    const text = [
      'A screen of remote-shop does not fit the contract:',
      "src/screens/list/list-screen.tsx(2,1): error TS2345: Argument of type 'A'",
      "  Types of property 'Screen' are incompatible.",
      "src/model/price.ts(7,3): error TS2322: Type 'number'",
      '',
    ].join('\n');
    expect(problemsIn(text, origin)).toEqual([
      { ...origin, file: list, line: 2, column: 1, text: expect.stringContaining('incompatible') },
      {
        ...origin,
        file: 'remote-shop/src/model/price.ts',
        line: 7,
        column: 3,
        text: "TS2322: Type 'number'",
      },
    ]);
  });
});
