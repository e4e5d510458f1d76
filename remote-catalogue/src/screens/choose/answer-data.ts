import { articleCount } from '../../model/article-count';
import { cardOf } from '../../model/card-of';
import type { Answer, Hazard, Test } from '../../model/hazards/hazard';
import { answerPath, type AskedAnswer } from '../../model/hazards/hazards';
import { chosenFor, countMeeting, meetingRows } from '../../model/hazards/meeting-rows';
import { nearestWeaker } from '../../model/hazards/nearest-weaker';
import { choiceName } from '../../model/listing/choice-names';
import { valuesOf } from '../../model/listing/chosen-values';
import type { FacetIndex } from '../../model/listing/facet-index';
import { plainState } from '../../model/listing/listing-state';
import { matchRows } from '../../model/listing/match-rows';
import { numberedPage, pageOf } from '../../model/listing/page-of';
import { listingAddress } from '../../model/listing/print-state';
import { filteredArticles } from '../../model/listing/query-sentence';
import { standardNames } from '../../../articles/standards/standard-names';
import type { StandardText } from '../../../articles/standards/standard-text';
import { placeText, standardTexts } from '../../../articles/standards/standard-texts';
import { thresholdWords } from '../../../articles/standards/threshold-words';
import type { AnswerData, AnswerTest, CountedLink } from './choose-data';
import { describeStep, placeOfHazard } from './hazard-data';

interface AnswerPlace extends AskedAnswer {
  readonly hazard: Hazard;
}

/** A page of the articles of an answer. */
export function answerData(
  place: AnswerPlace,
  { index, search }: { readonly index: FacetIndex; readonly search: string },
): AnswerData {
  const { hazard, answer } = place;
  const { label, sentence, remark, tests } = answer;
  const meeting = meetingRows(index, answer);
  const count = meeting.length;
  const page = numberedPage(count, search);
  const { first, last } = pageOf(count, page);
  const shown = meeting.slice(count === 0 ? 0 : first - 1, last);
  const filters = filtersOf(hazard, answer, index);
  const weaker = count === 0 ? weakerOf(place, index) : undefined;
  return {
    kind: 'answer',
    hazard: placeOfHazard(hazard),
    label,
    sentence,
    ...(remark && count > 0 && { remark }),
    tests: tests.map(testOf),
    count,
    ...(page > 1 && { page }),
    cards: shown.map(({ row }) => cardOf(row)),
    reasons: shown.map(({ reason }) => reason).join('\n'),
    ...(filters && { filters }),
    ...(weaker && { weaker }),
    description: describeStep(
      `${hazard.label}, ${label}: ${articleCount(count)}${page > 1 ? `, page ${page}` : ''}. ${sentence} With the reason for each article and the test behind it.`,
    ),
  };
}

/** The articles of the first rule as a listing with all its filters; none where no filter asks for the same. */
function filtersOf({ part }: Hazard, { rules }: Answer, index: FacetIndex): CountedLink | undefined {
  const { asks = [], states, unlessTested } = rules[0] ?? {};
  if (asks.length === 0 || states || unlessTested !== undefined) return undefined;
  const [first] = asks;
  // Values of one property are alternatives in a listing, too.
  const isOneProperty = rules.every(
    (rule) => rule.asks?.length === 1 && rule.asks[0]?.column === first?.column,
  );
  const chosen = chosenFor(isOneProperty ? rules.flatMap((rule) => rule.asks ?? []) : asks);
  const articles = matchRows(index, chosen).hits.length;
  if (articles === 0) return undefined;
  return {
    path: listingAddress(part === 'hands' ? '/products/gloves' : '/products/garments', {
      ...plainState,
      chosen,
    }),
    label: filteredArticles(valuesOf(chosen), (value) => choiceName(index, value)),
    articles,
  };
}

function weakerOf({ hazard, question, answer }: AnswerPlace, index: FacetIndex): CountedLink | undefined {
  const weaker = nearestWeaker(question, answer, (one) => countMeeting(index, [one]) > 0);
  return (
    weaker && {
      path: answerPath(hazard, weaker),
      label: weaker.label,
      articles: countMeeting(index, [weaker]),
    }
  );
}

function testOf({ standard, place, level = 0 }: Test): AnswerTest {
  const { label, slug } = standardNames[standard];
  const text = place === undefined ? undefined : placeText(standard, place);
  const { title, limit }: StandardText = standardTexts[standard];
  return {
    standard: label,
    slug,
    name: text?.label ?? title,
    plain: text?.plain ?? '',
    figure: text ? thresholdWords(text, level) : '',
    limit: [text?.limit, limit].filter(Boolean).join(' '),
  };
}
