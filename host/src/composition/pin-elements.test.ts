/** @jest-environment tooling/jest/browser-environment */
import { expect, it } from '@jest/globals';
import { pinElements } from './pin-elements';

const base = '/remotes/orders/1.0.0/';

it('pins scripts and sheets of an adopted app, and lets others pass', () => {
  pinElements(base, { 'main.4f.js': 'abc', 'main.css': 'def' });
  const script = () => document.createElement('script');
  const link = () => document.createElement('link');
  const passed = [
    Object.assign(script(), { src: `${base}main.4f.js` }),
    Object.assign(link(), { href: `${base}main.css?a` }),
    Object.assign(script(), { src: '/other.js' }),
    Object.assign(link(), { href: `${base}picture.png` }),
  ];
  const [viaAttribute, other] = [link(), script()];
  viaAttribute.setAttribute('HREF', `${base}main.css`);
  other.setAttribute('id', `${base}other.js`);
  const integrities = [...passed, viaAttribute, other].map(({ integrity }) => integrity || '');
  expect(integrities).toEqual(['sha256-abc', 'sha256-def', '', '', 'sha256-def', '']);
  expect(viaAttribute.getAttribute('href')).toBe(`${base}main.css`);
  expect(() => Object.assign(script(), { src: `${base}main.50.js` })).toThrow('is not pinned');
  expect(() => script().setAttribute('src', `${base}data`)).toThrow('is not pinned');
  expect(() => link().setAttribute('href', `${base}other.css`)).toThrow('is not pinned');
});
