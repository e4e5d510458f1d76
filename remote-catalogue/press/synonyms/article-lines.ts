import type { Product } from '../../articles/product';
import { isGloveType } from '../../articles/product-types';
import { articlesMark, type SearchIndex } from '../../src/model/answer/search-index';
import { deniedClauses, statedClauses, type Field } from '../../src/model/answer/lines';

type PageLine = SearchIndex['lines'][number];

/** That buyers ask for, in °C. */
const temperatures = [30, 40, 60, 75, 95];

/** Whatever may be washed hotter, may be washed cooler. */
const washing = (line: string): string => {
  const most = Number(/wash[^,;.]*?(\d+)\s*°/i.exec(line)?.[1]);
  const cooler = temperatures.filter((each) => each <= most).map((each) => `wash at ${each} °C`);
  return ['washable', ...(/^machine/i.test(line) ? ['machine washable'] : []), ...cooler].join(' · ');
};

const line = (field: Field, text: string, more = ''): PageLine =>
  more ? [field, text, more] : [field, text];

/** What only the page of an article states, without what it denies or makes a condition. */
export function articleLines({ type, description, features = [], ext = {} }: Product): readonly PageLine[] {
  const { materials = [], closures = [], care = [], gauge, lengthMm, ppeCategory } = ext;
  const clauses = (field: Field, texts: readonly string[]) =>
    texts.flatMap((text) => [
      ...statedClauses(text).map((clause) => line(/^for /i.test(clause) ? 'use' : field, clause)),
      ...deniedClauses(text).map((clause) => line('denied', clause)),
    ]);
  const shell = materials.filter(({ part }) => part === 'shell').map(({ name }) => name.toLowerCase());
  const category = ppeCategory && 'I'.repeat(ppeCategory);
  return [
    ...materials.map(({ part, name, gsm }) =>
      line(
        part as Field,
        name,
        [...(/^unlined$/i.test(name) ? [] : [`${name} ${part}`]), ...(gsm ? [`${gsm} g/m²`] : [])].join(
          ' · ',
        ),
      ),
    ),
    ...(shell.toSorted().join(' ') === 'cotton polyester' ? [line('shell', 'polycotton')] : []),
    ...closures.map((name) => line('closure', name, `${name} closure`)),
    ...care
      .filter((text) => !/^(?:do not|no) /i.test(text))
      .map((text) => line('care', text, /wash/i.test(text) ? washing(text) : '')),
    ...(gauge ? [line('measure', `${gauge} gauge`)] : []),
    ...(lengthMm ? [line('measure', `${lengthMm} mm long`)] : []),
    ...(category
      ? [
          line(
            'measure',
            `Category ${category}`,
            `cat ${category} · category ${ppeCategory} · cat ${ppeCategory}`,
          ),
        ]
      : []),
    ...clauses(isGloveType(type) ? 'use' : 'text', description),
    ...clauses(
      'text',
      features.map((feature) => feature.description),
    ),
  ];
}

/** The index of a catalogue: lines that several articles share stand once. */
export function searchIndexOf(articles: readonly Product[]): SearchIndex {
  const places = new Map<string, number>();
  const lines: PageLine[] = [];
  const placeOf = (own: PageLine): number => {
    const key = own.join('\n');
    const known = places.get(key) ?? lines.push(own) - 1;
    places.set(key, known);
    return known;
  };
  return {
    mark: articlesMark(articles),
    articles: articles.map((article) => [...new Set(articleLines(article).map(placeOf))]),
    lines,
  };
}
