import type { Json, Site } from 'shared-types';
import { articlePath } from '../model/article-path';
import { choosePath } from '../model/ask/saved/saved-questions';
import { pageOf } from '../model/answer/page-of';
import type { ChooseData } from '../screens/choose/choose-data';
import { breadcrumbList } from './breadcrumb-list';

/** A step of the choice by hazard. */
export interface ChooseStep {
  /** Of the page. */
  readonly title: string;
  /** Of the page, without the site's. */
  readonly address: string;
  readonly data: ChooseData;
}

/** What search engines read of a step, and of the articles at its end. */
export const describeChoice = ({ title, address, data }: ChooseStep, { baseUrl }: Site): readonly Json[] => [
  breadcrumbList(baseUrl, crumbsOf(data, address)),
  {
    '@type': 'CollectionPage',
    name: title,
    url: baseUrl + address,
    isPartOf: { '@id': `${baseUrl}/#website` },
    ...itemList(data, baseUrl),
  },
];

function crumbsOf(data: ChooseData, address: string) {
  const products = { name: 'Products', path: '/products' };
  const choose = { name: 'Choose by hazard', path: choosePath };
  if (data.kind === 'hazards') return [products, choose];
  const hazard = { name: data.hazard.label, path: data.hazard.path };
  if (data.kind === 'hazard') return [products, choose, hazard];
  return [products, choose, hazard, { name: data.label, path: address }];
}

/** The articles of the page with their positions in the whole list. */
function itemList(data: ChooseData, baseUrl: string) {
  if (data.kind !== 'answer' || data.count === 0) return {};
  const { first } = pageOf(data.count, data.page ?? 1);
  return {
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: data.count,
      itemListElement: data.cards.map(({ articleNo }, place) => ({
        '@type': 'ListItem',
        position: first + place,
        url: baseUrl + articlePath(articleNo),
      })),
    },
  };
}
