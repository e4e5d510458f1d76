import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ScreenRequest } from 'shared-types';
import { fakeNetwork, unreachable } from 'shared-types/testing/fake-network';
import { fakeContext, fakeShell } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { load, Screen } from './example-screen';

const request: ScreenRequest = {
  path: '/example',
  search: '',
  hash: '',
  route: '/example',
  title: 'Template demo',
  key: '',
};

async function open(mode: 'mock' | 'http') {
  const http = () => Promise.resolve(fakeNetwork(unreachable));
  const site = { ...fakeSite, api: { 'template-demo': { mode, baseUrl: '' } } };
  const { data } = await load(request, fakeContext({ http, site }));
  const rest = { assetBase: '/', publishedAt: '2026-01-01T00:00:00.000Z' };
  render(<Screen shell={fakeShell({ http, site })} request={request} data={data} {...rest} />);
}

describe('the index of the template demo', () => {
  it('links to each demo', async () => {
    await open('mock');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Notes', '/example/notes'],
      ['List filter', '/example/list'],
      ['Feedback', '/example/feedback'],
    ]);
  });

  it('says how many notes there are now', async () => {
    await open('mock');
    expect(screen.getByText('6 notes, 6 labels')).toBeVisible();
  });

  it('says where the notes are stored', async () => {
    await open('mock');
    expect(screen.getByText(/stored in this browser only/)).toBeVisible();
  });

  it('still links to the demo when the notes cannot be read', async () => {
    await open('http');
    expect(screen.getByText(/Could not load the notes/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Notes' })).toBeVisible();
  });
});
