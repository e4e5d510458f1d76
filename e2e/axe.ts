/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // A first act: what is left out of an untouched page has no colours to be seen, and its transitions stand still.
  await page.keyboard.press('Shift');
  await page.evaluate(transitionsEnd);
  // Not as a script element: the page's own policy would refuse it.
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }>;
      };
    };
    const runOnly = { type: 'tag', values };
    return (await axe.run({ runOnly, rules: { 'target-size': { enabled: true } } })).violations;
  }, tags);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}
