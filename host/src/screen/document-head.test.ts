/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { Head, Site } from 'shared-types';
import { fullTitle, useDocumentHead } from './document-head';

const site = { company: { name: 'Handwell Safety' }, baseUrl: 'https://site.example' } as Site;

describe('the title of a document', () => {
  it('ends with the name of the company', () => {
    expect(fullTitle('Careers', site)).toBe('Careers | Handwell Safety');
  });

  it('is cut between words where search engines would cut it', () => {
    const title = fullTitle('QM107 Mechanics glove with safety cuff, reinforced palm and a saddle', site);
    expect(title).toBe('QM107 Mechanics glove with safety cuff… | Handwell Safety');
    expect(fullTitle('x'.repeat(80), site)).toHaveLength(60);
  });
});

describe('the head of the document after navigation', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  const show = (head: Partial<Head>, path = '/career') =>
    renderHook(() =>
      useDocumentHead({ head: { title: 'Careers', description: 'Open positions.', ...head }, site, path }),
    );

  const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

  it('has the address, the title and the description of the view, each once', () => {
    show({}, '/home');
    show({});
    expect(contentOf('meta[property="og:url"]')).toBe('https://site.example/career');
    expect(contentOf('meta[property="og:title"]')).toBe('Careers | Handwell Safety');
    expect(contentOf('meta[property="og:description"]')).toBe('Open positions.');
    expect(document.head.querySelector('link')?.href).toBe('https://site.example/career');
    expect(document.head.querySelectorAll('meta')).toHaveLength(4);
  });

  it('has the query that a page declares, and loses it with the next page', () => {
    show({ search: '?page=2' }, '/products');
    expect(document.head.querySelector('link')?.href).toBe('https://site.example/products?page=2');
    expect(contentOf('meta[property="og:url"]')).toBe('https://site.example/products?page=2');
    show({}, '/products');
    expect(document.head.querySelector('link')?.href).toBe('https://site.example/products');
  });

  it('keeps a view out of search engines, but lets them follow its links', () => {
    show({ robots: 'noindex' });
    expect(contentOf('meta[name="robots"]')).toBe('noindex,follow');
    expect(document.head.querySelector('link')).toBeNull();
    show({});
    expect(contentOf('meta[name="robots"]')).toBeUndefined();
  });
});
