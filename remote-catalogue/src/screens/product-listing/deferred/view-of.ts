import { once } from '../../../../articles/once';
import { answer, type Answer } from '../../../model/answer/answer';
import type { ShownFacet } from '../../../model/answer/shown-facets';
import { printAddress } from '../../../model/ask/print-address';
import { cardOf } from '../../../model/card-of';
import type { ListDetails, ListView } from '../list-view';
import type { ListedArticles } from './articles-at';
import { categoryCounts, categoryLinks, familiesOf } from './category-links';
import { filterGroups } from './filter-groups';
import { nothingFound } from './nothing-found';
import { matrixPart } from './fetched-parts';

/** A card that stays on the screen is not drawn again. */
const cardOnce = once(cardOf);

/** The list at an address as the screen draws it. */
export function viewOf(articles: ListedArticles): ListView {
  const { list, read, called } = articles;
  const shown = answer(list, read, called);
  return {
    address: shown.address,
    text: shown.text,
    sort: shown.order,
    count: shown.total,
    outOf: shown.index.rows.length,
    page: shown.page,
    cards: shown.rows.map(cardOnce),
    groups: filterGroups(list.index, shown.total > 0 ? shown.facets : shown.facets.filter(isUsed)),
    counts: categoryCounts(list.all.rows),
    details: detailsOf(articles, shown),
  };
}

/** Nothing narrows an empty list down further: only what is chosen can be taken back. */
const isUsed = ({ columns }: ShownFacet): boolean =>
  columns.some(({ choices }) => choices.some(({ isChosen }) => isChosen));

function detailsOf(articles: ListedArticles, shown: Answer): ListDetails {
  const { asked, path, found, groups, exactNumber } = shown;
  const categories = categoryLinks(shown, articles.list.all);
  const families = shown.total > 0 && familiesOf(shown, categories);
  const table = asked.form === 'table' && matrixPart()?.listMatrix(shown);
  return {
    chips: shown.chips,
    notes: shown.notes,
    missing: found?.missing ?? [],
    ...(groups && { groups }),
    ...(exactNumber && { exactNumber }),
    leftOutUntested: shown.leftOutUntested,
    ...(shown.total === 0 && { nothing: nothingFound(articles, shown) }),
    compare: asked.articles,
    ...(families && { families }),
    ...(!shown.isSearch && { categories }),
    forms: {
      cards: printAddress(path, { ...asked, form: 'cards' }),
      table: printAddress(path, { ...asked, form: 'table' }),
    },
    ...(table && { table }),
  };
}
