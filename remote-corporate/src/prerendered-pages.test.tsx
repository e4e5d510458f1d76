/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import descriptor from '../remote.json';
import { elementOf } from './testing/page-element';

describe('where there is no browser, the page', () => {
  it.each(descriptor.routes)('$path is drawn', async (route) => {
    expect(renderToString(await elementOf(route))).toContain('<h1');
  });
});
