/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The options of axe for all that WCAG 2.2 AA asks for. */
const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** The same for what another colour scheme can change. */
const rulesOfColours = { runOnly: ['color-contrast', 'link-in-text-block'] };

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** Runs in the page. Colours that are still on their way are nobody's choice. */
const transitionsEnd = async () => {
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(running.map(({ finished }) => finished));
};

/** Each violation in one line for each element. */
export const violationsOf = (page: Page) => violationsOfRules(page, everyRule);

/** The same for a page that was looked at whole in other colours. */
export const colourViolationsOf = (page: Page) => violationsOfRules(page, rulesOfColours);

async function violationsOfRules(page: Page, options: object): Promise<readonly string[]> {
  await page.evaluate(transitionsEnd);
  // Not as a script element: the page's own policy would refuse it.
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (axeOptions) => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }>;
      };
    };
    return (await axe.run(axeOptions)).violations;
  }, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}
