/** @jest-environment tooling/jest/browser-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { tellError, tellErrors } from './browser-errors';

const sendBeacon = jest.fn<(address: string, report: string) => boolean>();

/** Addresses of files that the server has sent. */
const sent = new Set<string>();

Object.assign(navigator, { sendBeacon });
Object.assign(performance, {
  getEntriesByName: (name: string) => (sent.has(name) ? [{ name, responseStatus: 200 }] : [{ name }]),
});

const told = () => sendBeacon.mock.calls.map(([address, report]) => `${address}: ${report}`);

/** No file is ever loaded here: a test says what became of it. */
function fail(name: 'script' | 'link' | 'img', address: string) {
  const attribute = name === 'link' ? 'href' : 'src';
  const element = Object.assign(document.createElement(name), { [attribute]: address });
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

const fileOf = (version: string) => `${location.origin}/remotes/shop/${version}/page.js`;

tellErrors();

beforeEach(() => {
  sendBeacon.mockClear();
  document.body.replaceChildren();
});

describe('an error', () => {
  it('is told once for each version and kind, without the address of the page', () => {
    tellError('timeout', fileOf('1.0.0'));
    tellError('timeout', `${fileOf('1.0.0')}?attempt=2`);
    tellError(
      'render',
      `\n    at Screen (${fileOf('1.0.0')}:1:20)\n    at App (${location.origin}/remotes/host/9.9.9/main.js)`,
    );
    expect(told()).toEqual([
      '/release/errors: timeout /remotes/shop/1.0.0/',
      '/release/errors: render /remotes/shop/1.0.0/',
    ]);
  });

  it('of a file is of its integrity if the server has sent it, and then not of its loading, too', () => {
    sent.add(fileOf('2.0.0'));
    fail('link', fileOf('2.0.0'));
    tellError('load', fileOf('2.0.0'));
    fail('script', fileOf('2.1.0'));
    expect(told()).toEqual([
      '/release/errors: integrity /remotes/shop/2.0.0/',
      '/release/errors: load /remotes/shop/2.1.0/',
    ]);
  });

  it('that nothing catches is told for the version whose code threw, with its place, and nothing of the visitor', () => {
    const error = new TypeError('Cannot read 4711 of mara@northquay.example');
    const place = `${fileOf('3.0.0')}?attempt=2:1:20`;
    error.stack = `TypeError: …\n at Screen (${place})\n at ${location.origin}/remotes/host/9.9.9/main.js:4:5`;
    dispatchEvent(new ErrorEvent('error', { filename: fileOf('3.0.0'), error }));
    const lines = [
      'render /remotes/shop/3.0.0/',
      'TypeError: Cannot read … of …',
      '/remotes/shop/3.0.0/page.js:1:20',
      '/remotes/host/9.9.9/main.js:4:5',
    ];
    expect(told()).toEqual([`/release/errors: ${lines.join('\n')}`]);
  });

  it('is not told if it is of no release', () => {
    fail('img', `${location.origin}/assets/0123.svg`);
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
    tellError('render', '');
    expect(told()).toEqual([]);
  });

  it('changes nothing where a visitor has switched beacons off', () => {
    Object.assign(navigator, { sendBeacon: undefined });
    expect(() => tellError('render', fileOf('4.0.0'))).not.toThrow();
    Object.assign(navigator, { sendBeacon });
  });
});
