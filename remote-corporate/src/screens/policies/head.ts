import type { Head, ScreenRequest } from 'shared-types';

/** That of the route: a screen with a head of its own says it again. */
const description =
  'Quality, environment, health and safety, supplier code, returns and accessibility: each policy with its version, date in force and a printable copy.';

/** The policy that is to be printed alone: `quality` in `/policies?print=quality`; `''` for all. */
export const printedPolicy = ({ search }: Pick<ScreenRequest, 'search'>): string =>
  new URLSearchParams(search).get('print') ?? '';

/** A page arranged for printing is the same page again: search engines keep the whole one. */
export const head = (_: undefined, request: ScreenRequest): Head => ({
  title: request.title,
  description,
  ...(printedPolicy(request) && { robots: 'noindex' }),
});
