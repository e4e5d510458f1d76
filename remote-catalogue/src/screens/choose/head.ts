import type { Head, ScreenRequest } from 'shared-types';
import type { ChooseData } from './choose-data';

/** Title and description of a step. A step without articles stays out of search engines. */
export const head = (
  { description, isEmpty, title }: ChooseData,
  { title: ofRoute }: Pick<ScreenRequest, 'title'>,
): Head => ({ title: title ?? ofRoute, description, ...(isEmpty && { robots: 'noindex' }) });
