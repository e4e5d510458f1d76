import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { allArticles, askOnce } from '../../state/catalogue-memory';
import { screenFiles, type ScreenSource } from '../../api/screen-catalogue';
import type { CallOptions } from '../../api/port';
import { offeredHazards } from '../../model/answer/offered-hazards';
import { choosePath, hazards, savedOf, type Hazard } from '../../model/ask/saved/saved-questions';
import { indexRows } from '../../model/answer/facet-index';
import { pageOf } from '../../model/answer/page-of';
import { once } from '../../../articles/once';
import type { ProductRow } from '../../../articles/product-row';
import { answerData } from './answer-data';
import type { AnswerData, ChooseData } from './choose-data';
import { hazardAnswerPaths, hazardData, hazardsData } from './hazard-data';

/** Computed once for the rows of a visit. */
const offersOf = once((rows: readonly ProductRow[]) => {
  const index = indexRows(rows);
  return { index, offered: offeredHazards(index) };
});

const allRows = (context: LoadContext): Promise<readonly ProductRow[]> =>
  askOnce(context, allArticles, context);

/** Every hazard that the range may have articles for, and every answer. */
export async function paths(context: LoadContext): Promise<readonly string[]> {
  const { offered } = offersOf(await allRows(context));
  return offered.flatMap(({ hazard }) => hazardAnswerPaths(hazard));
}

/** One step of the choice: the hazards, the questions about one, or the articles of an answer. */
export async function load(
  { path, search }: ScreenRequest,
  context: LoadContext,
): Promise<LoadResult<ChooseData>> {
  const { index, offered } = offersOf(await allRows(context));
  if (path === choosePath) return { kind: 'ready', data: hazardsData(offered) };
  const [slug = '', answerSlug] = path.split('/').slice(2);
  const found = offered.find(({ hazard }) => hazard.slug === slug);
  if (!found) return { kind: 'not-found' };
  if (answerSlug === undefined) return { kind: 'ready', data: hazardData(found, { index, offered }) };
  const asked = askedWith(found.hazard, answerSlug);
  if (!asked) return { kind: 'not-found' };
  const data = answerData(asked, { index, search });
  return { kind: 'ready', data, pages: pageOf(data.count, 1).pages };
}

/** Another page of the articles of an answer, for a screen that is rendered already. */
export async function loadAnswerPage(
  source: ScreenSource,
  { path, search }: Pick<ScreenRequest, 'path' | 'search'>,
  options: CallOptions,
): Promise<AnswerData | undefined> {
  const rows = await askOnce(screenFiles(source), allArticles, options);
  const [slug = '', answerSlug = ''] = path.split('/').slice(2);
  const hazard = hazards.find((one) => one.slug === slug);
  const asked = hazard && askedWith(hazard, answerSlug);
  return asked && answerData(asked, { index: indexRows(rows), search });
}

const askedWith = (hazard: Hazard, slug: string) => savedOf(hazard).find(({ saved }) => saved.slug === slug);
