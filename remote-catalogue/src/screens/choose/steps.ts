import type { Crumb } from '../../components/page';
import { articleCount } from '../../../articles/article-count';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { countMatches } from '../../model/answer/match-rows';
import {
  hazardLink,
  savedLink,
  type CountedLink,
  type OfferedHazard,
  type TradeLink,
} from '../../model/answer/offered-hazards';
import { statedReason, testsBehind } from '../../model/answer/reason';
import { nearestRows } from '../../model/answer/nearest-rows';
import {
  askedTrade,
  choosePath,
  hazardPath,
  listPath,
  nearestWeaker,
  savedOf,
  type AskedHazard,
  type Trade,
} from '../../../articles/hazards/hazards';
import { conditionsOf } from '../../model/ask/read-address';
import { conditionLabel } from '../../../articles/facets/condition-names';
import type { Condition } from '../../../articles/facets/conditions';
import { cardOf } from '../../../articles/card-of';
import type { ChooseData } from './choose-data';

const partHeadings = { hands: 'What are the hands exposed to?', body: 'What is the body exposed to?' };
const products = { name: 'Products', path: '/products' };
const choose = { name: 'Choose by hazard', path: choosePath };

const linkWithExamples = (offered: OfferedHazard) => ({
  ...hazardLink(offered),
  text: offered.hazard.examples,
});

/** The first step: everything that the range may have articles for. */
export const hazardsStep = (
  offered: readonly OfferedHazard[],
  trades: readonly TradeLink[] = [],
): ChooseData => ({
  crumbs: [products, { name: choose.name }],
  heading: choose.name,
  description:
    'Choose gloves and workwear by hazard: cut, impact, heat, cold, welding, flame, arc and visibility, with the standard behind each answer.',
  lead:
    offered.length > 0
      ? 'Choose a trade, or a hazard and then what applies to your work. We list the articles that reach the level you need.'
      : 'The articles of this range state no test markings, so you cannot choose by hazard yet.',
  remark: '',
  groups: Object.entries(partHeadings).flatMap(([part, heading]) => {
    const own = offered.filter(({ hazard }) => hazard.part === part);
    return own.length > 0 ? [{ heading, links: own.map(linkWithExamples) }] : [];
  }),
  ...(trades.length > 0 && { trades }),
  isEmpty: offered.length === 0,
});

/** The second step: how severe is it? Where no article meets any answer, the page says so instead of asking. */
export function questionsStep(
  { hazard, articles }: OfferedHazard,
  { index, offered }: { readonly index: FacetIndex; readonly offered: readonly OfferedHazard[] },
): ChooseData {
  const { label, part, examples, questions, none, limit = '' } = hazard;
  const isEmpty = articles === 0;
  const others = offered.filter((other) => other.hazard.part === part && other.articles > 0);
  const otherGroups =
    others.length > 0 ? [{ heading: 'Other hazards', links: others.map(linkWithExamples) }] : [];
  const example = savedOf(hazard)
    .toReversed()
    .flatMap(({ saved }) => exampleOf(index, conditionsOf(saved)))[0];
  return {
    crumbs: [products, choose, { name: label }],
    heading: label,
    title: `${part === 'hands' ? 'Gloves' : 'Workwear'} by hazard: ${label}`,
    description: isEmpty
      ? `${label}: ${none} Contact us, or choose by another hazard.`
      : `${label}: ${examples}. Choose what applies and see ${articleCount(articles)}, with the standard behind each answer.`,
    lead: isEmpty ? none : examples,
    remark: isEmpty
      ? limit
      : `Each answer lists the articles that reach this level or a higher one. ${limit}`.trim(),
    groups: isEmpty
      ? otherGroups
      : questions.map((group) => ({
          heading: group.text,
          ...(group.limit && { text: group.limit }),
          links: group.answers.map((saved) => savedLink({ hazard, group, saved }, index)),
        })),
    ...(example && { example }),
    isEmpty,
  };
}

/** The nearest article with its reason; none where no article meets the conditions. */
const exampleOf = (index: FacetIndex, where: readonly Condition[]) =>
  nearestRows(index, where)
    .slice(0, 1)
    .map((row) => cardOf(row, statedReason(row, where)));

/** Articles that are shown with their reasons; the list has the others. */
const mostShown = 48;

/**
 * The last step: the articles of a saved question, or where there are none, the nearest that asks for less.
 *
 * @param trail where it stands below the first step
 */
export function answerStep(
  asked: AskedHazard,
  index: FacetIndex,
  trail: readonly Crumb[] = [
    { name: asked.hazard.label, path: hazardPath(asked.hazard) },
    { name: asked.saved.label },
  ],
): ChooseData {
  const { saved, group } = asked;
  const names = trail.map(({ name }) => name);
  const title = names.join(' – ');
  const where = conditionsOf(saved);
  const rows = nearestRows(index, where);
  const count = rows.length;
  const isEmpty = count === 0;
  const { basis, isAdvice, limit } = group;
  return {
    crumbs: [products, choose, ...trail],
    heading: title,
    title,
    description: `${names.join(', ')}: ${articleCount(count)}. ${saved.sentence} With the reason for each article and the test behind it.`,
    lead: saved.sentence,
    remark: (!isEmpty && saved.remark) || '',
    groups: isEmpty
      ? [{ heading: 'No article meets this requirement', links: weakerLinks(asked, index) }]
      : [],
    isEmpty,
    answer: {
      levels: where.map((condition) => conditionLabel(index, condition)),
      ground: { basis, ...(isAdvice && { isAdvice }), ...(limit && { limit }) },
      tests: testsBehind(where),
      count,
      cards: rows.slice(0, mostShown).map((row) => cardOf(row, statedReason(row, where))),
      list: listPath(asked),
    },
  };
}

/** The step of a trade. */
export const tradeStep = (trade: Trade, index: FacetIndex): ChooseData =>
  answerStep(askedTrade(trade), index, [{ name: trade.label }]);

function weakerLinks(asked: AskedHazard, index: FacetIndex): readonly CountedLink[] {
  const weaker = nearestWeaker(asked, (saved) => countMatches(index, conditionsOf(saved)) > 0);
  if (!weaker) return [];
  const link = savedLink(weaker, index);
  return [{ ...link, label: `Next lower requirement: ${link.label}` }];
}
