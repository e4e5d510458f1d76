import { describe, expect, it } from '@jest/globals';
import type { Manifest, PageRecord, RouteMatch } from 'shared-types/release';
import { fakeSite } from 'shared-types/testing/fake-site';
import { remoteSlice } from '../testing/remote-slice';
import { TabState } from './tab-state';

const page = (leftOut?: readonly string[]): PageRecord => ({
  host: { version: '1.0.0', scripts: [] },
  site: fakeSite,
  publishedAt: '2026-03-04T05:06:07Z',
  ...(leftOut && { leftOut }),
});

const live = (host: string, leftOut?: readonly string[]): Manifest => ({
  generation: 2,
  host,
  remotes: [],
  ...(leftOut && { leftOut }),
});

const owning = (name: string): Manifest => ({ ...live('1.0.0'), ownDocuments: [name] });

const pageOf = (name: string): PageRecord => ({ ...page(), remote: remoteSlice(name) });

const match: RouteMatch = {
  remote: remoteSlice('shop'),
  route: { path: '/shop', screen: 'page', title: 'Shop' },
};

describe('an open tab', () => {
  it.each([
    { what: 'the same host and the same links', manifest: live('1.0.0'), record: page(), isNeeded: false },
    { what: 'another host', manifest: live('2.0.0'), record: page(), isNeeded: true },
    { what: 'links left out since', manifest: live('1.0.0', ['/a']), record: page(), isNeeded: true },
    { what: 'links that are back', manifest: live('1.0.0'), record: page(['/a']), isNeeded: true },
    { what: 'a remote in documents of its own', manifest: owning('shop'), record: page(), isNeeded: true },
    { what: 'another remote like that', manifest: owning('orders'), record: page(), isNeeded: false },
    {
      what: 'a document of such a remote',
      manifest: owning('orders'),
      record: pageOf('orders'),
      isNeeded: true,
    },
    { what: 'a document of its own', manifest: owning('shop'), record: pageOf('shop'), isNeeded: false },
    { what: 'links still left out', manifest: live('1.0.0', ['/a']), record: page(['/a']), isNeeded: false },
  ])('with $what needs a document for its next view: $isNeeded', ({ manifest, record, isNeeded }) => {
    expect(new TabState(record, '/home').needsDocument(match, manifest)).toBe(isNeeded);
  });
});
