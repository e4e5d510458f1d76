import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeRequest, fakeShell, publishedAt } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { head, Screen } from './example-screen';

function show(mode: 'mock' | 'http' = 'mock') {
  const shell = fakeShell({ site: { ...fakeSite, api: { 'template-demo': { mode, baseUrl: '' } } } });
  const rest = { request: fakeRequest('/example'), data: undefined, assetBase: '/', publishedAt };
  document.body.innerHTML = renderToString(<Screen shell={shell} {...rest} />);
}

describe('the index of the template demo', () => {
  it('is complete as it is rendered: each demo with its purpose, what to try, and code', () => {
    show();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Notes', '/example/notes'],
      ['List filter', '/example/list'],
      ['Feedback', '/example/feedback'],
      ['Members', '/example/members'],
      ['Session', '/example/session'],
    ]);
    for (const [title] of links) {
      const card = screen.getByRole('article', { name: title ?? '' });
      expect(card).toHaveTextContent(/Try this: .*\. ?In a remote: .*\./);
      expect(card.querySelector('code')).toHaveTextContent('shell.');
    }
  });

  it.each([
    ['mock', /stored in this browser only/],
    ['http', /notes service of this site/],
  ] as const)('says where the notes are with %s', (mode, text) => {
    show(mode);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is kept out of search engines', () => {
    expect(head().robots).toBe('noindex');
  });
});
