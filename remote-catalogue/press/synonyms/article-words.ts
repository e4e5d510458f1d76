import type { Product } from '../../articles/product';
import { isDenied } from '../../src/model/ask/search-words';
import { longestTermInWords } from '../../src/model/ask/synonyms';
import { wordsOf } from '../../src/model/answer/search-fields';

/** That buyers ask for, in °C. */
const temperatures = Array.from({ length: 16 }, (_, place) => 20 + 5 * place);

const roman = ['', 'I', 'II', 'III'];

/** The words that stand only on the page of an article: those of its texts, and of its properties. */
export function articleWords({
  description,
  features = [],
  ext = {},
}: Product): readonly [texts: readonly string[], stated: readonly string[]] {
  const { materials = [], closures = [], care = [], gauge, lengthMm, ppeCategory } = ext;
  const washing = care.filter((line) => /wash/i.test(line) && !/^(?:do not|no|renew)\b/i.test(line));
  const shell = materials.filter(({ part }) => part === 'shell').map(({ name }) => name.toLowerCase());
  const texts = wordsOf(
    ...description,
    ...features.map((feature) => feature.description),
    ...materials.map(({ name }) => name),
  ).concat(
    // What harms a part in washing does not deny the part.
    wordsOf(...care.filter((line) => !/^(?:oil|wax|dry|brush|wipe)\b/i.test(line))).filter(
      (word) => !isDenied(word),
    ),
  );
  const stated = wordsOf(
    ...materials.map(({ gsm }) => (gsm ? `${gsm}-gsm` : '')),
    shell.toSorted().join(' ') === 'cotton polyester' ? 'polycotton' : '',
    ...materials.flatMap(({ part, name }) => (/^(?:palm|shell|tape)$/.test(part) ? [name] : [])),
    ...closures,
    closures.length > 0 ? 'closure' : '',
    ...washing,
    washing.length > 0 ? 'washable' : '',
    // Whatever may be washed hotter, may be washed cooler.
    ...washing.flatMap((line) =>
      temperatures
        .filter((each) => each <= Number(/wash[^,;.]*?(\d+)\s*°/i.exec(line)?.[1]))
        .map((each) => `washable-at-${each}`),
    ),
    washing.some((line) => /^machine/i.test(line)) ? 'machine-washable' : '',
    gauge ? `${gauge}-gauge` : '',
    lengthMm ? `${lengthMm}-mm` : '',
    ppeCategory ? `category${roman[ppeCategory] ?? ''}` : '',
  );
  // `Canvas back` as one word, since a softshell back makes no softshell. Longer terms are not read in a text.
  const partWords = materials.flatMap(({ part, name }) => {
    const words = /^(?:back|insulation|lining)$/.test(part) ? wordsOf(name) : [];
    const ends = words.map((_, start) => words.slice(start));
    return ends.flatMap((end) =>
      end.slice(0, longestTermInWords - 1).map((_, last) => end.slice(0, last + 1).join('') + part),
    );
  });
  return [texts, [...stated, ...new Set(partWords), gauge ? `${gauge}stitchperinch` : '']];
}
