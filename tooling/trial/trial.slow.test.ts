/** Apps in a real Chromium, on the site that browser tests open. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { inRoot } from 'tooling/setup/root';
import { findChromium } from '../run/browsers';
import { runCommand } from '../run/command';

// The site is built where it changed.
jest.setTimeout(900_000);

const folder = mkdtempSync(path.join(tmpdir(), 'trial-test-'));
const store = path.join(folder, 'store');
afterAll(() => rmSync(folder, { recursive: true }));

let chromium = '';

const run = async (...command: readonly string[]) =>
  await runCommand([process.execPath, ...command], {
    env: { CHROME_PATH: chromium, JEST_WORKER_ID: undefined },
  });

/** An app whose component does this when it is drawn, and this when its button is pressed. */
function built(name: string, { drawn = '', pressed = '' }: { drawn?: string; pressed?: string }): string {
  const dist = path.join(folder, name);
  cpSync(inRoot('e2e/adopted-app'), dist, { recursive: true });
  const script = `self.makeOrders = ({ createElement: draw, useEffect }) => ({ basePath }) => {
    useEffect(() => { ${drawn} }, []);
    return draw('button', { onClick: () => { ${pressed} } }, 'Save'); };`;
  writeFileSync(path.join(dist, 'orders.js'), script);
  return dist;
}

async function adopt(dist: string, ...more: readonly string[]) {
  const offer = ['--expose', './Orders', '--route', '/orders', '--title', 'Orders', '--store', store];
  const to = path.join(folder, 'release');
  const command = [inRoot('tooling/run.mjs'), 'adopt', dist, ...offer, '--to', to, ...more];
  const { code, output } = await run(...command);
  const record = () => JSON.parse(readFileSync(path.join(to, 'release.json'), 'utf8')) as { trial: object };
  return { isTaken: code === 0, output, record };
}

beforeAll(async () => {
  chromium = await findChromium();
  const prepare =
    "import('tooling/testing/test-site').then((site) => site.prepareTestSite(console.log)).then(({ code, output }) => { console.log(output); process.exitCode = code; })";
  const { code, output } = await run('-e', prepare);
  if (code !== 0) throw new Error(output);
  cpSync(inRoot('.cache/test-site'), store, { recursive: true });
});

describe('a trial in Chromium', () => {
  it('takes an app that the policy of the site allows, and notes it in the release', async () => {
    const { isTaken, output, record } = await adopt(inRoot('e2e/adopted-app'));
    expect(output).toContain('buttons and links: 4.');
    expect(output).toContain('GET /api/orders, which the trial answers with 503');
    expect(isTaken).toBe(true);
    expect(record().trial).toMatchObject({ kind: 'tried', presses: 4 });
  });

  it('refuses what the browser refuses at the first view and after a press, and what nobody declares', async () => {
    const drawn =
      "document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))";
    const pressed =
      "localStorage.orders = 1; fetch('https://api.example/'); history.pushState(null, '', '/about'); document.body.innerHTML = 'a';";
    const { isTaken, output } = await adopt(built('violates', { drawn, pressed }));
    expect(isTaken).toBe(false);
    expect(output).toMatch(/At its first view.*style-src-elem.*mini-css-extract-plugin/);
    expect(output).toMatch(/After a press of "button Save".*connect-src.*https:\/\/api\.example/);
    expect(output).toMatch(/require-trusted-types-for/);
    expect(output).toMatch(/router goes to \/about.*basePath/);
    expect(output).toContain('stores local orders, which nobody declares');
  });

  it('tells what an app leaves behind, and refuses an app that draws nothing', async () => {
    const drawn = "addEventListener('resize', () => basePath); document.body.style.overflow = 'hidden';";
    const leaky = await adopt(built('leaks', { drawn }));
    expect(leaky.output).toContain('Each visit leaves a listener of resize at window.');
    expect(leaky.output).not.toContain('overflow');
    expect(leaky.isTaken).toBe(true);
    const thrown = await adopt(built('throws', { drawn: "throw new Error('No orders')" }));
    expect(thrown.output).toMatch(/No orders[^]*Retry/);
  });

  it('is left out for a reason, which the release notes', async () => {
    const { record } = await adopt(built('untried', {}), '--untried', 'no browser');
    expect(record().trial).toEqual({ kind: 'untried', reason: 'no browser' });
  });

  it('of a release is noted when it is published', async () => {
    await adopt(built('untried', {}), '--untried', 'no browser');
    const publish = [
      inRoot('tooling/dist/release.js'),
      'publish',
      path.join(folder, 'release'),
      '--store',
      store,
    ];
    const note = () =>
      JSON.parse(readFileSync(path.join(store, 'releases/orders/1.0.0/published.json'), 'utf8')) as object;
    await run(...publish);
    expect(note()).toMatchObject({ trial: { kind: 'untried', reason: 'no browser' } });
    await run(...publish, '--try');
    expect(note()).toMatchObject({ trial: { kind: 'tried', presses: 1 } });
  });
});
