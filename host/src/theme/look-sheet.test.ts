/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { href } from './look.css';
import { lookSheet } from './look-sheet';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link')];

function answer(event: 'load' | 'error') {
  links().at(-1)?.dispatchEvent(new Event(event));
}

beforeEach(() => document.head.replaceChildren());

describe('the sheet of looks', () => {
  it('is linked once for all who wait', async () => {
    const both = Promise.all([lookSheet.link(), lookSheet.link()]);
    answer('load');
    await both;
    expect(links()).toHaveLength(1);
  });

  it('is asked for again after a failure', async () => {
    const first = expect(lookSheet.link()).rejects.toThrow('cannot be loaded');
    answer('error');
    await first;
    const second = lookSheet.link();
    answer('load');
    await second;
    expect(links()).toHaveLength(1);
  });

  it('is not there if it was not found, though browsers have an empty sheet then', () => {
    const link = Object.assign(document.createElement('link'), { href });
    document.head.append(link);
    Object.defineProperty(link, 'sheet', { value: { cssRules: [] } });
    expect(lookSheet.isThere()).toBe(false);
  });
});
