import type { DrawnPage } from '../../rendering/child/messages.js';
import { compressAs, decompressed, quickQuality, type Form } from '../../store/compression.js';
import { redirectAnswer, type Answer } from '../answer.js';
import { cacheControl, pagePolicy, queryHeaders } from '../headers.js';

/** The answer with a page that was drawn on request; `undefined` where there is nothing to show. */
export function drawnAnswer(page: DrawnPage, query: string): Answer | undefined {
  if (page.kind === 'none') return undefined;
  // What has a query is the answer to a form; what has none has moved.
  if (page.kind === 'redirect') return redirectAnswer(page.to, query.length > 1 ? 303 : 308);
  const { status, hash } = page;
  const bytes = Buffer.from(page.bytes);
  const read = async (form: Form) => {
    if (form === 'br') return { form, bytes };
    const text = await decompressed('br', bytes);
    return text && { form, bytes: form === 'gzip' ? await compressAs(form, text, quickQuality) : text };
  };
  return {
    status,
    type: 'text/html',
    cache: cacheControl.askAndLeave,
    hash,
    // Each server compresses it by itself.
    isWeak: true,
    isCoded: true,
    read,
    headers: { ...pagePolicy, ...queryHeaders(query) },
  };
}
