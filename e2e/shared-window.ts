/** One window for the tests of a worker: a new one would take each test half a second of the processor to start. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { forgetStored } from './stored-keys';

/** Calls whose effect on a window cannot be undone. */
const lastingPageCalls = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
const lastingContextCalls = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'newPage',
  'route',
  'setOffline',
] as const;
const lastingClockCalls = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

function whenCalled<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  tell: () => void,
) {
  for (const name of names) {
    const original = target[name] as (...parameters: unknown[]) => unknown;
    const told = (...parameters: unknown[]) => {
      tell();
      return original.apply(target, parameters);
    };
    Object.assign(target, { [name]: told });
  }
}

interface OpenWindow {
  readonly page: Page;
  /** True once it was changed in a way that cannot be undone. */
  isUsedUp: boolean;
}

/** Gives a clean window, the same one as long as it can be cleaned. */
export class SharedWindow {
  private window: OpenWindow | undefined;

  constructor(
    private readonly browser: Browser,
    private readonly options: BrowserContextOptions,
  ) {}

  private async open(): Promise<OpenWindow> {
    const context: BrowserContext = await this.browser.newContext(this.options);
    const window: OpenWindow = { page: await context.newPage(), isUsedUp: false };
    const useUp = () => {
      window.isUsedUp = true;
    };
    whenCalled(window.page, lastingPageCalls, useUp);
    whenCalled(context, lastingContextCalls, useUp);
    whenCalled(context.clock, lastingClockCalls, useUp);
    return window;
  }

  async take(): Promise<Page> {
    this.window ??= await this.open();
    return this.window.page;
  }

  /** Empties the page and deletes what it has stored, also what it stores when it is left. */
  async giveBack() {
    if (!this.window) return;
    if (this.window.isUsedUp) return this.close();
    const { page } = this.window;
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/robots.txt');
    await forgetStored(page);
    await page.mouse.move(0, 0);
    await page.context().clearCookies();
    await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: null, contrast: null });
  }

  async close() {
    await this.window?.page.context().close();
    this.window = undefined;
  }
}
