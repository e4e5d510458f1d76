/** A page that a server draws for a form that a browser has posted by itself. */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import type { PostedForm } from 'shared-types/enquiry';
import { factsOf, fakeContext, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { sendingSite } from 'shared-types/testing/fake-site';
import { drawnQuery, head, load, Screen } from './contact-us-screen';

const typed = {
  form: 'enquiry',
  fields: { name: 'Mara', email: 'mara@northquay', message: '' },
  items: [{ articleNo: 'QM101', quantity: '', size: '9' }],
};

const article = {
  articleNo: 'QM101',
  title: 'Mechanics glove',
  unit: 'pair' as const,
  sizes: ['8', '9'],
  drawing: '',
};

/** The page as text, and its title. */
async function draw(posted?: PostedForm) {
  const request = fakeRequest('/contact-us?answer=abc');
  const facts = factsOf({ articles: [article] });
  const { data } = await load(request, fakeContext({ facts, isOnRequest: true, ...(posted && { posted }) }));
  const props = screenProps(request, data, fakeShell({ site: sendingSite }));
  document.body.innerHTML = renderToString(<Screen {...props} />);
  return { title: head(data, { ...request, title: 'Contact' }).title, text: document.body.textContent };
}

const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

it('a refused form has its errors in its own words, and what was typed', async () => {
  const { title, text } = await draw({
    ...typed,
    status: 422,
    answer: { error: 'Wrong.', fields: { email: 'No address.', items: 'Enter the quantity.' } },
  });
  expect(title).toBe('Not sent: Contact');
  expect(text).toContain('Enter an e-mail address such as');
  expect(text).toContain('Enter a quantity for each article, or write a message.');
  expect(text).toContain('Mechanics glove');
  expect([valueOf('fields.email'), valueOf('items.0.size')]).toEqual(['mara@northquay', '9']);
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/api/enquiries');
});

it('a form that was received has its receipt', async () => {
  const { title, text } = await draw({ ...typed, status: 201, answer: { ref: '20261120-K7QFXR' } });
  expect(title).toBe('Received: Contact');
  expect(text).toContain('20261120-K7QFXR');
  expect(document.querySelector('form')?.hidden).toBe(true);
  expect(valueOf('fields.name')).toBe('');
});

it('a form that was not sent says why, and what to do instead', async () => {
  const { text } = await draw({ ...typed, status: 429, answer: { error: 'Too many.' } });
  expect(text).toContain('Too many enquiries wait to be checked');
  expect(valueOf('fields.name')).toBe('Mara');
});

it('an answer that the server has forgotten is said to be unknown', async () => {
  const { title, text } = await draw();
  expect(title).toBe('Contact');
  expect(text).toContain('We do not know if it arrived');
});

it.each([
  ['?items=QM101&utm=x&answer=1', '?items=QM101&answer=1'],
  ['?sent=enquiry', ''],
])('the query %s is drawn as %j', (search, drawn) => {
  expect(drawnQuery(fakeRequest(`/contact-us${search}`))).toBe(drawn);
});
