/** Greatest number of articles in one enquiry; the catalogue hands over no more. */
export const maxArticles = 50;

/** The form of the catalogue's article numbers: letters, digits, `-`, `.` and `_`, none of the last three at an end. */
const articleNoPattern = /^(?!.*\.\.)[A-Za-z0-9](?:[A-Za-z0-9._-]{0,30}[A-Za-z0-9])?$/;

/** Whether a text can be an article number. */
export const isArticleNo = (text: string): boolean => articleNoPattern.test(text);

/**
 * The article numbers of an address such as `/contact-us?items=MG101,CG417`: each once, what cannot be a number left out.
 *
 * @param search with its `?`, or `''`
 */
export function articleNosIn(search: string): readonly string[] {
  const items = new URLSearchParams(search).get('items') ?? '';
  const numbers = items.split(',').map((item) => item.trim());
  return [...new Set(numbers)].filter(isArticleNo).slice(0, maxArticles);
}
