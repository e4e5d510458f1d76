import type { ProductRow } from '../../articles/product-row';
import { answer, type Answer } from '../model/answer/answer';
import { readQuestion, type Askable } from '../model/answer/read-question';
import { indexRows } from '../model/answer/facet-index';
import type { Finder } from '../model/answer/finder';

/** Articles to be asked. @param all the whole catalogue, where `rows` are only a category */
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
