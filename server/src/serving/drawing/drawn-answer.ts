import type { PostedForm } from 'shared-types/enquiry';
import { answerText } from '../../http/posted-answers.js';
import type { DrawnPage } from 'release/rendering/child/messages';
import { compressAs, decompressed, quickQuality, type Form } from 'release/store/compression';
import { redirectAnswer, textAnswer, type Answer } from '../answer.js';
import { cacheControl, pagePolicy } from '../headers.js';

/** The answer with a page that was drawn on request; `undefined` where there is nothing to show. */
export function drawnAnswer(page: DrawnPage, search: string): Answer | undefined {
  if (page.kind === 'none') return undefined;
  // What has a query is the answer to a form; what has none has moved.
  if (page.kind === 'redirect') return redirectAnswer(page.to, search === '' ? 308 : 303);
  const { status, hash } = page;
  const bytes = Buffer.from(page.bytes);
  const read = async (form: Form) => {
    if (form === 'br') return { form, bytes };
    const text = await decompressed('br', bytes);
    if (!text || form === 'identity') return text && { form, bytes: text };
    return { form, bytes: await compressAs(form, text, quickQuality) };
  };
  return {
    status,
    type: 'text/html',
    cache: cacheControl.askAndLeave,
    hash,
    isCoded: true,
    read,
    headers: pagePolicy,
    ...(status === 200 && { document: 'drawn' }),
  };
}

/** The answer to a posted form: its page, or a text where none is drawn now. Nothing keeps it. */
export const postedAnswer = (posted: PostedForm, page?: Answer): Answer => ({
  ...(page ?? textAnswer(200, answerText(posted))),
  cache: cacheControl.never,
});
