import type { ArticleFact, Head, LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import type { PostedForm } from 'shared-types/enquiry';
import { postedKey } from 'shared-types/protocol/enquiry-limits';
import { articlesIn } from '../../model/article-lines';
import { readAnswer } from '../../api/http';
import { filledKeys } from '../../model/form-address';

/** What a server draws into a page with forms. */
export interface FormData {
  /** The form that a browser has posted by itself, and the answer. */
  readonly posted?: PostedForm;
  /** Articles of the address, or of that form. */
  readonly articles?: readonly ArticleFact[];
}

/** Keys of a query that change what is drawn; `form` chooses one of a page with several. */
const drawnKeys = ['items', 'form', ...filledKeys, postedKey];

/** The part of a query that a server draws. */
export function drawnFormQuery({ search }: ScreenRequest): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (!drawnKeys.includes(key)) query.delete(key);
  return query.size === 0 ? '' : `?${query}`;
}

/** Loads what a server draws; in a browser, the form finds all of it by itself. */
export async function loadForm(
  { search }: ScreenRequest,
  { posted, isOnRequest, facts }: LoadContext,
): Promise<LoadReady<FormData>> {
  const lines = posted?.items ?? articlesIn(search);
  const known = isOnRequest && lines.length > 0 ? await facts('articles') : undefined;
  const numbers = new Set(lines.map(({ articleNo }) => articleNo.toUpperCase()));
  const articles = known?.filter(({ articleNo }) => numbers.has(articleNo.toUpperCase()));
  return { kind: 'ready', data: { ...(posted && { posted }), ...(articles && { articles }) } };
}

/** The head of a page with forms: a title says first what became of a posted one. The description is that of the route. */
export function formHead({ posted }: FormData, { title, search }: ScreenRequest): Head {
  if (!posted || !new URLSearchParams(search).has(postedKey)) return { title, description: '' };
  const { kind } = readAnswer(posted.status, posted.answer);
  return { title: `${kind === 'received' ? 'Received' : 'Not sent'}: ${title}`, description: '' };
}
