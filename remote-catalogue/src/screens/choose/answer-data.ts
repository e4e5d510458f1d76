import { columnWith } from '../../../articles/facets/facets';
import type { StandardText } from '../../../articles/standards/standard-text';
import { standardNames } from '../../../articles/standards/standard-names';
import { placeText, standardTexts } from '../../../articles/standards/standard-texts';
import { thresholdWords } from '../../../articles/standards/threshold-words';
import type { FacetIndex } from '../../model/answer/facet-index';
import { countMatches } from '../../model/answer/match-rows';
import { numberedPage, pageOf } from '../../model/answer/page-of';
import { statedReason } from '../../model/answer/reason';
import { nearestRows } from '../../model/answer/sort-rows';
import { articleCount } from '../../model/article-count';
import { levelOf } from '../../model/ask/conditions';
import type { Condition } from '../../model/ask/question';
import {
  conditionsOf,
  listPath,
  nearestWeaker,
  savedPath,
  type AskedHazard,
  type SavedQuestion,
} from '../../model/ask/saved/saved-questions';
import { cardOf } from '../../model/card-of';
import type { AnswerData, AnswerTest } from './choose-data';
import { describeStep, placeOfHazard } from './hazard-data';

/** A page of the articles of a saved question. */
export function answerData(
  asked: AskedHazard,
  { index, search }: { readonly index: FacetIndex; readonly search: string },
): AnswerData {
  const { hazard, saved } = asked;
  const { label, sentence, remark } = saved;
  const where = conditionsOf(saved);
  const rows = nearestRows(index, where);
  const count = rows.length;
  const page = numberedPage(count, search);
  const { first, last } = pageOf(count, page);
  const shown = rows.slice(Math.max(0, first - 1), last);
  const countOf = (one: SavedQuestion) => countMatches(index, conditionsOf(one));
  const weaker = count === 0 ? nearestWeaker(asked, (one) => countOf(one) > 0) : undefined;
  return {
    kind: 'answer',
    hazard: placeOfHazard(hazard),
    label,
    sentence,
    ...(remark && count > 0 && { remark }),
    tests: where.flatMap(testsOf),
    count,
    ...(page > 1 && { page }),
    cards: shown.map(cardOf),
    reasons: shown.map((row) => statedReason(row, where)).join('\n'),
    ...(count > 0 && { list: listPath(asked) }),
    ...(weaker && {
      weaker: { path: savedPath(weaker), label: weaker.saved.label, articles: countOf(weaker.saved) },
    }),
    description: describeStep(
      `${hazard.label}, ${label}: ${articleCount(count)}${page > 1 ? `, page ${page}` : ''}. ${sentence} With the reason for each article and the test behind it.`,
    ),
  };
}

/** The tests behind a condition. */
function testsOf(condition: Condition): readonly AnswerTest[] {
  const column = columnWith(condition.column);
  if (!column?.standard) return [];
  const { label, slug } = standardNames[column.standard];
  const { title, limit }: StandardText = standardTexts[column.standard];
  const columns = column.kind === 'at-least' ? (column.statedBy ?? [column.key]).map(columnWith) : [column];
  return columns.map((each) => {
    const place = each?.kind === 'at-least' ? each.place : undefined;
    const text = place === undefined || !each?.standard ? undefined : placeText(each.standard, place);
    return {
      standard: label,
      slug,
      name: text?.label ?? title,
      plain: text?.plain ?? '',
      figure: text ? thresholdWords(text, levelOf(condition)) : '',
      limit: [text?.limit, limit].filter(Boolean).join(' '),
    };
  });
}
