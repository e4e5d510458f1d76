/** A Chromium that sees the site of a trial, and nothing else of the network. */
import type { Page, Route } from 'playwright-core';
import { browserErrorsAddress } from 'shared-types/protocol/browser-errors';
import { installedChromium } from '../run/browsers.js';
import type { TrialSite } from './trial-site.js';

/** What happened in a page; whoever has read it empties it. */
export interface Events {
  /** What the browser refused. */
  readonly refused: Set<string>;
  /** Errors of code. */
  readonly errors: Set<string>;
  /** Requests to services, which a trial answers with 503. */
  readonly services: Set<string>;
  /** Files of the site that are not there. */
  readonly missing: Set<string>;
}

export type TrialBrowser = Awaited<ReturnType<typeof openBrowser>>;

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
  readonly place: string;
}

/** Runs in the page, before its scripts. The policy decides on each request before the browser makes it. */
function reportViolations() {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI: blocked, sample, sourceFile, lineNumber } = event;
    const place = sourceFile ? `${new URL(sourceFile).pathname}:${lineNumber}` : '';
    const { tellViolation } = globalThis as unknown as { tellViolation: (violation: Violation) => void };
    tellViolation({ directive, blocked, sample, place });
  });
}

/** What to do, by directives of the policy. */
const remedies: Readonly<Record<string, string>> = {
  'connect-src': 'Name it in `api` of the site configuration, and that with --site FILE',
  'font-src': 'Let the builder write fonts as files ("asset/resource")',
  'require-trusted-types-for': 'Draw elements in place of HTML and code that are texts',
  'script-src': 'Build it in production mode, with a devtool that has no "eval"',
  'style-src-elem':
    'Use mini-css-extract-plugin or CssExtractRspackPlugin, and libraries that fill sheets by insertRule',
};

function violationText({ directive, blocked, sample, place }: Violation): string {
  const where = [place && ` in ${place}`, sample && `: ${sample}`].join('');
  const remedy = remedies[directive];
  return `the policy of the site (${directive}) refuses ${blocked}${where}${remedy ? `. ${remedy}` : ''}`;
}

const allowAll = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': '*',
});

/** Answers in place of services, and reads what the host reports. */
async function answerRoute(route: Route, { site, events }: { site: TrialSite; events: Events }) {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (origin !== site.origin || pathname.startsWith('/api/')) {
    events.services.add(`${request.method()} ${origin === site.origin ? '' : origin}${pathname}`);
    await route.fulfill({ status: 503, headers: allowAll(site.origin), body: '{}' });
    return;
  }
  if (pathname === browserErrorsAddress) events.errors.add(String(request.postData()).split('\n')[1] ?? '');
  await route.continue();
}

/** Reports what goes wrong in a page. */
async function watch(page: Page, events: Events) {
  await page.exposeFunction('tellViolation', (violation: Violation) =>
    events.refused.add(violationText(violation)),
  );
  await page.addInitScript(reportViolations);
  page.on('pageerror', ({ name, message }) => events.errors.add(`${name}: ${message}`));
  page.on('response', (answer) => {
    if (answer.status() === 404) events.missing.add(new URL(answer.url()).pathname);
  });
  // A link into another window leads to nothing of the app.
  page.on('popup', (popup) => void popup.close());
}

/** @throws an error that says what to install */
export async function openBrowser(site: TrialSite) {
  const executablePath = await installedChromium();
  // No other command needs what it loads.
  const { chromium } = await import('playwright-core');
  const args = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost'];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext();
  const events: Events = {
    refused: new Set(),
    errors: new Set(),
    services: new Set(),
    missing: new Set(),
  };
  await context.route('**/*', (route) => answerRoute(route, { site, events }).catch(() => {}));
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await watch(page, events);
  let inFlight = 0;
  context.on('request', () => (inFlight += 1));
  context.on('requestfinished', () => (inFlight -= 1));
  context.on('requestfailed', () => (inFlight -= 1));
  return {
    page,
    events,
    /** Waits until nothing is on its way any more, two seconds at most. */
    quiet: async () => {
      for (let round = 0, calm = 0; round < 20 && calm < 2; round += 1) {
        await page.waitForTimeout(100);
        calm = inFlight === 0 ? calm + 1 : 0;
      }
    },
    /** Reads a file of the site. */
    readJson: <Value>(path: string) =>
      page.evaluate(
        async (address) => (await (await fetch(address)).json()) as unknown,
        path,
      ) as Promise<Value>,
    close: () => browser.close(),
  };
}
