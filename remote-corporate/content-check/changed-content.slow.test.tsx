import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from 'shared-types';
import { readPage } from '../content-compiler/compile-page';
import { plainText } from '../content-compiler/plain-text';
import { ContentPage } from '../src/components/content-page';
import { checkContent } from './check-content';
import { smallContent } from './testing/small-content';

const { files, composition } = smallContent;

const site: Site = {
  company: { name: 'C', address: ['1 Street'], email: 'mail@test.example', phone: '+00 555', linkedin: '' },
  hosting: { name: 'H', url: 'https://hosting.example' },
  baseUrl: 'https://www.test.example',
  sample: true,
  indexable: false,
  api: {},
  enquiries: { endpoint: '' },
};

/** Texts that editors, programs and attackers write. */
const written = fc.oneof(
  fc.constantFrom(
    ...['javascript:alert(1)', '&#106;avascript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\\x'],
    ...['mailto:foo', 'https://a@b.example', '/forms#nowhere', '2027-02-30', '2027-01-19T24:00:00+01:00'],
    ...['\0', '\ufeff', '\u202e', '\u2028', '\ud800', '\t', '\r', '<script>x</script>', '<!--', '{company}'],
    ...[
      '[x](javascript:x)',
      '[a][b]\n\n[b]: javascript:x\n',
      '```\n',
      '\n:::note\n',
      '\n::facts[__proto__]\n',
    ],
    ...[
      '\n# One\n',
      '\n---\n',
      '\n| a |\n| - |\n',
      '"',
      '{constructor}',
      'sample: true\n',
      '><img src=x onerror=x>',
    ],
  ),
  fc
    .tuple(fc.constantFrom('>', '- ', '[', '**', '`', '<', '|', '{', ' ', '\n', 'word '), fc.nat(60))
    .map(([text, count]) => text.repeat(count)),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.constantFrom(0, 0, 1, 40),
  put: written,
});

const content = [
  ...Object.keys(files.pages).map((name) => ['pages', name] as const),
  ...Object.keys(files.data).map((name) => ['data', name] as const),
];

it('changed content gives an error that names its place, or a page that does no harm', () => {
  let pages = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...content),
      fc.array(change, { minLength: 1, maxLength: 2 }),
      (file, changes) => {
        const [folder, name] = file;
        const text = changes.reduce((before, { at, cut, put }) => {
          const start = Math.floor(at * before.length);
          return before.slice(0, start) + put + before.slice(start + cut);
        }, files[folder][name] ?? '');
        const changed = { ...files, [folder]: { ...files[folder], [name]: text } };
        const errors = checkContent(changed, composition);
        for (const { file: named, line, column, message } of errors) {
          const lines = plainText(textOf(changed, named)).split('\n');
          expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
          expect(message.trim()).not.toBe('');
        }
        if (errors.length === 0) pages += 1;
        if (errors.length === 0)
          expect(Object.keys(changed.pages).flatMap((page) => harmIn(html(changed, page)))).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
  // Thirty and more, on average.
  expect(pages).toBeGreaterThan(5);
});

const textOf = ({ pages, data }: typeof files, file: string) => {
  const [, folder, name = ''] = /^content\/(pages|data)\/(.+)\.\w+$/.exec(file) ?? [];
  return (folder === 'pages' ? pages : data)[name] ?? '';
};

function html({ pages, data }: typeof files, name: string): string {
  const readData = (file: string): unknown => JSON.parse(plainText(data[file] ?? 'null'));
  const { page } = readPage(pages[name] ?? '', { file: name, readData });
  if (!page) throw new Error(`${name} cannot be read`);
  return renderToStaticMarkup(<ContentPage page={page} site={site} inserts={{}} />);
}

/** Elements that run or load something by themselves, and attributes that do. */
const harmIn = (markup: string): readonly string[] => {
  const root = new DOMParser().parseFromString(markup, 'text/html').body;
  const elements = [...root.querySelectorAll('*')];
  return elements.flatMap((element) => [
    ...(/^(script|iframe|object|embed|base|meta|link|style)$/i.test(element.tagName)
      ? [element.outerHTML]
      : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^(on|style$|srcdoc$)/.test(name) || (name === 'href' && !safeAddress.test(value)),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
};

const safeAddress = /^(?:https:\/\/[\w-]|mailto:|tel:|webcal:\/\/|#|\/(?![/\\]))/;
