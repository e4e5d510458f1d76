import type { Head, ScreenRequest } from 'shared-types';
import { numberedPage } from '../../model/answer/page-of';
import type { AnswerData, ChooseData, HazardPlace } from './choose-data';

/** Title and description of a step. A step without articles stays out of search engines. */
export function head(data: ChooseData, { search, title }: Pick<ScreenRequest, 'search' | 'title'>): Head {
  const { description } = data;
  if (data.kind === 'hazards') return { title, description };
  if (data.kind === 'hazard') {
    return {
      title: `${wearOf(data.hazard)} by hazard: ${data.hazard.label}`,
      description,
      ...(data.none && { robots: 'noindex' }),
    };
  }
  return answerHead(data, search);
}

const wearOf = ({ part }: HazardPlace): string => (part === 'hands' ? 'Gloves' : 'Workwear');

function answerHead(
  { hazard, label, count, page: shown = 1, description }: AnswerData,
  search: string,
): Head {
  const title = answerTitle({ hazard, label });
  if (count === 0) return { title, description, robots: 'noindex' };
  const page = numberedPage(count, search);
  return page === 1
    ? { title, description }
    : {
        title: `${title} – page ${page}`,
        description: page === shown ? description : '',
        search: `?page=${page}`,
      };
}

/** What the page of an answer is called. */
export const answerTitle = ({ hazard, label }: Pick<AnswerData, 'hazard' | 'label'>): string =>
  `${hazard.label} – ${label}`;
