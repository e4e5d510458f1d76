import type { ReadQuestion } from '../../../model/answer/read-question';
import { defaultSort, readSort } from '../../../../articles/facets/sort-keys';
import { askedWith, withCondition, withoutCondition, type Question } from '../../../model/ask/question';
import { printAddress } from '../../../model/ask/print-address';
import type { ListChange } from '../list-view';

/** Where changes of a list lead to. */
export const changedAddress = (
  { base: { path, question }, text }: ReadQuestion,
  changes: readonly ListChange[],
): string =>
  printAddress(
    path,
    changes.reduce((before, change) => changed(before, change, text !== ''), question),
  );

function changed(question: Question, change: ListChange, isSearch: boolean): Question {
  switch (change.kind) {
    case 'with':
      return withCondition(question, change.condition);
    case 'without':
      return withoutCondition(question, change.condition);
    case 'clear':
      return askedWith(question, []);
    case 'any':
      return askedWith(
        question,
        question.where.filter(({ column }) => column !== change.column),
      );
    case 'sort':
      return withOrder(question, change.sort, isSearch);
    case 'text':
      return { ...question, text: change.text.trim(), page: 1 };
  }
}

function withOrder({ order: _, ...question }: Question, name: string, isSearch: boolean): Question {
  const order = readSort(name);
  const isUsual = order === undefined || order === defaultSort(isSearch);
  return { ...question, ...(!isUsual && { order }), page: 1 };
}
