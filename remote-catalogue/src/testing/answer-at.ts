import type { ProductRow } from '../../articles/product-row';
import { indexRows } from '../../articles/facets/facet-index';
import { answer, type Answer } from '../model/answer/answer';
import type { Finder } from '../model/answer/finder';
import { readQuestion, type Askable } from '../model/answer/read-question';

/** Articles to be asked. @param finder without one, a text lists what contains it @param all the whole catalogue, where `rows` are only a category */
export const askable = (rows: readonly ProductRow[], finder?: Finder, all = rows): Askable => ({
  index: indexRows(rows),
  all: indexRows(all),
  finder,
});

/** The answer at an address. */
export function answerAt(list: Askable, address: string): Answer {
  const [path = '', search = ''] = address.split('?');
  return answer(list, readQuestion(list, { path, search }));
}
