import { describe, expect, it } from '@jest/globals';
import { builtHost, builtRemote, route } from '../testing/release-factory.js';
import { releaseProblems } from './release-checks.js';

const problems = (changes: Partial<Parameters<typeof builtRemote>[0]>) =>
  releaseProblems(builtRemote({ name: 'shop', version: '1.0.0', ...changes }).release).join('\n');

describe('a release', () => {
  it('is valid as a build writes it', () => {
    expect(releaseProblems(builtHost({ version: '1.0.0' }).release)).toEqual([]);
    expect(problems({})).toBe('');
  });

  it('has its routes inside its claims', () => {
    expect(problems({ routes: [route('/elsewhere')] })).toContain('/elsewhere is outside its claims /shop');
  });

  it('exposes the screens that its routes name', () => {
    const text = problems({ routes: [route('/shop', { screen: 'missing' })] });
    expect(text).toContain('names the screen missing, which is not exposed');
    expect(text).toContain('the file node/missing.cjs is missing');
  });

  it('exposes the screens that fill its slots', () => {
    expect(problems({ slots: { quickPanel: { screen: 'page' } } })).toBe('');
    expect(problems({ slots: { quickPanel: { screen: 'missing' } } })).toContain(
      'the slot quickPanel names the screen missing, which is not exposed',
    );
  });

  it.each(['session', 'search'])('fills the slot %s with a module of its own', (slot) => {
    expect(problems({ slots: { [slot]: { screen: 'missing' } } })).toContain(
      `the slot ${slot} names the screen missing, which is not exposed`,
    );
    expect(problems({ slots: { [slot]: { screen: 'page' } } })).toContain(
      `the slot ${slot} names the screen page of a route or of the quick panel: name a module of its own`,
    );
    expect(problems({ slots: { [slot]: { screen: 'panel' }, quickPanel: { screen: 'panel' } } })).toContain(
      `the slot ${slot} names the screen panel of a route or of the quick panel: name a module of its own`,
    );
  });

  it('has its version in its federation name', () => {
    expect(problems({ id: 'shop' })).toContain('must be shop_1_0_0');
  });

  it('claims only addresses of pages', () => {
    expect(problems({ claims: ['/shop', '/remotes/shop'] })).toContain('/remotes/shop is not for pages');
  });

  it('offers facts of the contract, or below its own name, and none that the host makes', () => {
    expect(problems({ facts: ['shop.sizes'] })).not.toContain('name of another');
    expect(problems({ facts: ['news.sizes'] })).toContain(
      'the fact news.sizes has the name of another remote: call it shop.sizes',
    );
    expect(problems({ facts: ['routes'] })).toContain('the fact routes is made by the host');
    expect(problems({ name: 'host' })).toContain('cannot be named host');
    expect(problems({ name: 'configuration' })).toContain('stands for the site configuration');
  });

  it('has headings only on routes without parameters, and each route once', () => {
    const parameter = route('/shop/:id', { heading: 'Shop' });
    expect(problems({ routes: [parameter, parameter] })).toMatch(
      /has parameters and a heading or words[^]*stands twice/,
    );
  });

  it('has words for the search only on routes without parameters', () => {
    expect(problems({ routes: [route('/shop', { words: ['sizes'] })] })).not.toContain('words');
    expect(problems({ routes: [route('/shop/:id', { words: ['sizes'] })] })).toContain(
      'route /shop/:id has parameters and a heading or words: give those to routes that are one page',
    );
  });

  it('removes only pages inside its claims that are not routes', () => {
    expect(problems({ removed: ['/shop/old'] })).toBe('');
    expect(problems({ removed: ['/news/old', '/shop'] })).toMatch(
      /\/news\/old is outside its claims[^]*\/shop is removed and a route/,
    );
  });

  it('has every file that it names', () => {
    expect(problems({ facts: ['prices'] })).toContain('the file facts/prices.json is missing');
  });
});
