/** The WebKit of the system, driven over WebDriver; its window is on a virtual display. */
import { createRequire } from 'node:module';
import { spawn, type ChildProcess } from 'node:child_process';
import { Builder, Capabilities, By, Key, type WebDriver } from 'selenium-webdriver';
import type * as remote from 'selenium-webdriver/remote';
import { test as siteTest } from '../site-test';
import type { EngineFixtures, EngineTab } from './engine-walk';
import { serveReportingProxy, type ReportingProxy } from './reporting-proxy';

// Its types stand under another name than its file.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof remote;

const { WEBKIT_DRIVER_PATH: driverPath, XVFB_PATH: screenPath, PATH = '' } = process.env;

/** Named by those who start the tests: they look for them. */
export const webkitPrograms = driverPath && screenPath ? { driverPath, screenPath } : undefined;

interface VirtualScreen {
  readonly display: string;
  readonly close: () => void;
}

/** The number of the first display that is free; the program writes it when it is ready. */
const displayOf = (screen: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`The virtual screen ended with ${String(code)}`)));
    screen.stdout?.once('data', (line: Buffer) => resolve(`:${String(line).trim()}`));
  });

async function openScreen(program: string): Promise<VirtualScreen> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { display: await displayOf(screen), close: () => screen.kill() };
}

/** A program that answers to WebDriver on a free port. It keeps one session at a time. */
async function startDriver({ driverPath: program, screenPath: screen }: NonNullable<typeof webkitPrograms>) {
  const { display, close } = await openScreen(screen);
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    // Its own sandbox needs rights that a container does not have; the pages are ours.
    .setEnvironment({ PATH, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' })
    .build();
  const address = await service.start();
  return {
    address,
    close: async () => {
      await service.kill();
      close();
    },
  };
}

const startSession = (address: string): Promise<WebDriver> =>
  new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();

/** The one window of a session: WebKit takes no second session beside it, and often none after it. */
async function openTab(driver: WebDriver, { origin, reports }: ReportingProxy): Promise<EngineTab> {
  const resize = (width: number, height: number) => driver.manage().window().setRect({ width, height });
  await resize(1440, 1000);
  const seen = reports.length;
  return {
    open: (path) => driver.get(origin + path),
    ask: (question, value = '') => driver.executeScript(question, value),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resize,
    complaints: async () => reports.slice(seen),
    close: () => Promise.resolve(),
  };
}

interface WorkerFixtures {
  readonly webkit: WebDriver;
  readonly reported: ReportingProxy;
}

/** Gives each test the tab of a WebKit, one at a time, of the site behind a proxy. */
export const test = siteTest.extend<EngineFixtures, WorkerFixtures>({
  webkit: [
    async ({}, use) => {
      if (!webkitPrograms) throw new Error('No WebKit is named');
      const { address, close } = await startDriver(webkitPrograms);
      const driver = await startSession(address);
      await use(driver);
      await driver.quit();
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  reported: [
    async ({ origin }, use) => {
      const proxy = await serveReportingProxy(origin);
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  openTab: ({ webkit, reported }, use) => use(() => openTab(webkit, reported)),
});
