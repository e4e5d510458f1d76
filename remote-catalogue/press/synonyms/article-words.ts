import type { Product } from '../../articles/product';
import { isDenied } from '../../src/model/ask/search-words';
import { wordsOf } from '../../src/model/answer/search-fields';

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
    wordsOf(...care).filter((word) => !isDenied(word)),
  );
  const stated = wordsOf(
    ...materials.map(({ gsm }) => (gsm ? `${gsm}-gsm` : '')),
    shell.toSorted().join(' ') === 'cotton polyester' ? 'polycotton' : '',
    ...materials.flatMap(({ part, name }) => (part === 'tape' || part === 'shell' ? [name] : [])),
    ...closures,
    closures.length > 0 ? 'closure' : '',
    ...washing,
    washing.length > 0 ? 'washable' : '',
    washing.some((line) => /^machine/i.test(line)) ? 'machine-washable' : '',
    gauge ? `${gauge}-gauge` : '',
    lengthMm ? `${lengthMm}-mm` : '',
    ppeCategory ? `category${roman[ppeCategory] ?? ''}` : '',
  );
  return [texts, stated];
}
