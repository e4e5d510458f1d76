import type { Head, LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { policies } from '#content/policies.json';
import { shownEntries } from '../../model/sample';
import { unwrittenHead, type WrittenData } from '../../model/written';

/** The policy that is to be printed alone: `quality` in `/policies?print=quality`; `''` for all. */
export const printedPolicy = ({ search }: Pick<ScreenRequest, 'search'>): string =>
  new URLSearchParams(search).get('print') ?? '';

/** The page is unwritten if the site has no policy. */
export const load = (_: ScreenRequest, { site }: LoadContext): Promise<LoadReady<WrittenData>> =>
  Promise.resolve({ kind: 'ready', data: { isUnwritten: shownEntries(policies, site).length === 0 } });

/** The print view repeats the page, so search engines do not index it. */
export const head = ({ isUnwritten }: WrittenData, request: ScreenRequest): Head =>
  isUnwritten
    ? unwrittenHead(request.title)
    : { title: request.title, description: '', ...(printedPolicy(request) && { robots: 'noindex' }) };
