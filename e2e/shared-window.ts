/** One window for the tests of a worker: a new one would take each test half a second of the processor to start. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { forgetStored } from './stored-keys';

/** What a window keeps for good once it was called. */
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

/** Calls `tell` before each of these calls. */
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
  /** Whether it is no longer as a new one, and cannot be made so. */
  isUsedUp: boolean;
}

/** Gives a window that is as new, the same one for as long as that is possible. */
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

  /** Takes the page away, with what it has stored; what it stores when it is left is gone as well. */
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
