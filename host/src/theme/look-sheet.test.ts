/** @jest-environment tooling/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { href } from './look.css';
import { lookSheet } from './look-sheet';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link')];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** As the boot script leaves it when the sheet could not be loaded: its events have passed. */
function addFailedLink() {
  const link = document.createElement('link');
  link.setAttribute('href', href);
  document.head.append(link);
}

/** The browser has an answer. */
async function answer(event: 'load' | 'error') {
  await nextTask();
  links().at(-1)?.dispatchEvent(new Event(event));
}

beforeEach(() => document.head.replaceChildren());
afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
});

describe('the sheet of looks', () => {
  it('is linked once for all who wait', async () => {
    const both = Promise.all([lookSheet.link(), lookSheet.link()]);
    await answer('load');
    await both;
    expect(links()).toHaveLength(1);
  });

  it('is asked for again after a failure', async () => {
    const first = expect(lookSheet.link()).rejects.toThrow('cannot be loaded');
    await answer('error');
    await first;
    const second = lookSheet.link();
    await answer('load');
    await second;
    expect(links()).toHaveLength(1);
  });

  it('is asked for again where the page itself has failed to load it', async () => {
    addFailedLink();
    const linking = lookSheet.link();
    await answer('load');
    await linking;
    expect(links().map(({ rel }) => rel)).toEqual(['stylesheet']);
  });

  it('is not there if it was not found, though browsers have an empty sheet then', () => {
    addFailedLink();
    Object.defineProperty(links()[0], 'sheet', { value: { cssRules: [] } });
    expect(lookSheet.isThere()).toBe(false);
  });

  it('is not asked for twice while the page loads it', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    addFailedLink();
    const [own] = links();
    const linking = lookSheet.link();
    await nextTask();
    expect(links()).toEqual([own]);
    Object.defineProperty(own, 'sheet', { value: { cssRules: [{}] } });
    dispatchEvent(new Event('load'));
    await linking;
    expect(links()).toEqual([own]);
  });
});
