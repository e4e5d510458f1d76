import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { builtRelease } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { testFolder } from '../../testing/test-catalogue';
import { head, load, Screen } from './guides-screen';

let readAsset: (path: string) => Promise<unknown>;
beforeAll(async () => {
  ({ readAsset } = await builtRelease({ packageFolder: '/nowhere', dataFolder: testFolder }));
});

const requestOf = (path: string) => fakeRequest(path, { route: '/documents/:articles' });
const loaded = (path: string) => load(requestOf(path), fakeContext({ readAsset }));

async function show(path: string) {
  const result = await loaded(path);
  if (result.kind !== 'ready') throw new Error(`${path} is ${result.kind}`);
  render(<Screen {...screenProps(requestOf(path), result.data, catalogueShell())} />);
  return result.data;
}

describe('the documents of some articles', () => {
  it('stand article by article, with an unknown number named, for one download', async () => {
    const path = '/documents/qm101,XP301,QM101,EH902,Q999';
    const data = await show(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Documents of 3 articles');
    expect(screen.getByText('Article Q999 not found.')).toBeVisible();
    const own = within(screen.getByRole('region', { name: /^QM101 / }));
    const links = own.getAllByRole('link', { name: /^Download / });
    expect(links.map((link) => link.getAttribute('download'))).toEqual([
      'QM101-instructions-de.pdf',
      'QM101-instructions-en.pdf',
      'QM101-declaration-en.pdf',
      'QM101-certificate-en.pdf',
    ]);
    expect(own.getByText('Ended on 31 March 2020')).toBeVisible();
    const other = within(screen.getByRole('region', { name: /^XP301 / }));
    expect(other.getByRole('link', { name: 'Request: EU declaration of conformity' })).toBeVisible();
    expect(screen.getByText('No documents: it is no protective equipment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download all 4 files (ZIP)' })).toBeVisible();
    expect(head(data, requestOf(path))).toMatchObject({ robots: 'noindex' });
  });

  it('are not found without a known number', async () => {
    expect(await loaded('/documents/Q999')).toEqual({ kind: 'not-found' });
  });
});
