import type { Head, ScreenRequest } from 'shared-types';
import { numberedPage } from '../../model/answer/page-of';
import type { ChooseData } from './choose-data';

/** Title and description of a step. A step without articles stays out of search engines. */
export function head(data: ChooseData, { search, title }: Pick<ScreenRequest, 'search' | 'title'>): Head {
  const { description, isEmpty, answer } = data;
  const found = { title: data.title ?? title, description };
  if (isEmpty) return { ...found, robots: 'noindex' };
  const page = answer ? numberedPage(answer.count, search) : 1;
  if (page === 1) return found;
  return {
    title: `${found.title} – page ${page}`,
    description: page === answer?.page.page ? description : '',
    search: `?page=${page}`,
  };
}
