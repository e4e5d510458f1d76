import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';
import { indexRows } from '../../../articles/facets/facet-index';
import { offeredHazards, tradeLinks } from '../../model/answer/offered-hazards';
import { hazardPath, savedOf, savedPath, trades } from '../../../articles/hazards/hazards';
import { descriptionText } from '../../model/shown-text';
import { allArticles, askOnce } from '../../state/catalogue-memory';
import type { ChooseData } from './choose-data';
import { answerStep, hazardsStep, questionsStep, tradeStep } from './steps';

const offersOf = once((rows: readonly ProductRow[]) => {
  const index = indexRows(rows);
  const offered = offeredHazards(index);
  return { index, offered, links: offered.length > 0 ? tradeLinks(index) : [] };
});

/** Every hazard that the range may have articles for, every answer, and every trade. */
export async function paths(context: LoadContext): Promise<readonly string[]> {
  const { offered, links } = offersOf(await askOnce(context, allArticles, context));
  return [
    ...offered.flatMap(({ hazard }) => [hazardPath(hazard), ...savedOf(hazard).map(savedPath)]),
    ...links.map((link) => link.path),
  ];
}

/** One step of the choice: the hazards, the questions about one, or the articles of an answer. */
export async function load({ path }: ScreenRequest, context: LoadContext): Promise<LoadResult<ChooseData>> {
  const data = stepAt(path, await askOnce(context, allArticles, context));
  if (!data) return { kind: 'not-found' };
  return { kind: 'ready', data: { ...data, description: descriptionText(data.description) } };
}

function stepAt(path: string, rows: readonly ProductRow[]): ChooseData | undefined {
  const { index, offered, links } = offersOf(rows);
  const [slug, answerSlug] = path.split('/').slice(2);
  if (slug === undefined) return hazardsStep(offered, links);
  const trade = links.some((link) => link.path === path) && trades.find((each) => each.slug === slug);
  if (trade) return tradeStep(trade, index);
  const found = offered.find(({ hazard }) => hazard.slug === slug);
  if (!found || answerSlug === undefined) return found && questionsStep(found, { index, offered });
  const asked = savedOf(found.hazard).find(({ saved }) => saved.slug === answerSlug);
  return asked && answerStep(asked, index);
}
