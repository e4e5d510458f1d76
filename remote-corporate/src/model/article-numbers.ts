import { isArticleNo } from 'shared-types/protocol/article-number';
import { maxEnquiryItems } from 'shared-types/protocol/enquiry-limits';

/**
 * The article numbers of an address such as `/contact-us?items=A101,B417`: each once, what cannot be a number left out.
 *
 * @param search with its `?`, or `''`
 */
export function articleNosIn(search: string): readonly string[] {
  const items = new URLSearchParams(search).get('items') ?? '';
  const numbers = items.split(',').map((item) => item.trim());
  return [...new Set(numbers)].filter(isArticleNo).slice(0, maxEnquiryItems);
}
