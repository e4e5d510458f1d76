import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { allArticles, askOnce } from '../../api/answer-memory';
import { screenFiles, type ScreenSource } from '../../api/screen-catalogue';
import type { CallOptions } from '../../api/port';
import { answerWith, choosePath, hazardWith } from '../../model/hazards/hazards';
import { offeredHazards } from '../../model/hazards/offered-hazards';
import { indexRows, type FacetIndex } from '../../model/listing/facet-index';
import { pageOf } from '../../model/listing/page-of';
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
  const asked = answerWith(found.hazard, answerSlug);
  if (!asked) return { kind: 'not-found' };
  const data = answerData({ ...asked, hazard: found.hazard }, { index, search });
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
  const hazard = hazardWith(slug);
  const asked = hazard && answerWith(hazard, answerSlug);
  return asked && answerData({ ...asked, hazard }, { index: indexOf(rows), search });
}

const indexOf = (rows: readonly ProductRow[]): FacetIndex => offersOf(rows).index;
