import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faintTexts } from './contrast';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours: a page in another colour scheme differs in nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Findings that axe leaves open and people have looked at: the rule, and why it is no barrier here. */
const reviewed: Readonly<Record<string, string>> = {
  'aria-hidden-focus':
    'While a panel of MUI is open, the page behind it is hidden from screen readers, and the panel keeps the focus.',
  'th-has-data-cells':
    'In a comparison, a heading of a group of rows spans the table: its cells stand below it, and axe seeks them beside it.',
};

const options = {
  all: { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } },
  colours: { runOnly: { type: 'rule', values: colourRules } },
};

interface Node {
  readonly target: readonly string[];
  readonly failureSummary?: string;
}

interface Finding {
  readonly id: string;
  readonly nodes: readonly Node[];
}

interface Findings {
  readonly violations: readonly Finding[];
  /** Findings that axe leaves to people. */
  readonly incomplete: readonly Finding[];
}

/** Runs in the page. Ends colour transitions, whose colours are not final; in closed parts they never end. */
const finishTransitions = () => {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
};

/**
 * Runs in the page. Only what is read of the findings: all of them are as long as a page. A message that goes away meanwhile
 * moves its neighbours, and axe no longer knows which heading is which: then it looks again.
 */
async function findingsIn([where, options]: readonly [string, object]): Promise<Findings> {
  const mostLooks = 5;
  const { axe } = globalThis as unknown as {
    readonly axe: { readonly run: (where: string, options: object) => Promise<Findings> };
  };
  const readParts = ({ id, nodes }: Finding) => ({
    id,
    nodes: nodes.map(({ target, failureSummary = '' }) => ({ target, failureSummary })),
  });
  const look = () => axe.run(where, { ...options, resultTypes: ['violations', 'incomplete'] });
  let changes = 0;
  const observer = new MutationObserver(() => changes++);
  observer.observe(document, { childList: true, subtree: true });
  let found = await look();
  for (let looks = 1; changes > 0 && looks < mostLooks; looks++) {
    changes = 0;
    found = await look();
  }
  observer.disconnect();
  return { violations: found.violations.map(readParts), incomplete: found.incomplete.map(readParts) };
}

const linesOf = ({ id, nodes }: Finding) =>
  nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`);

/**
 * Each violation, and each finding that axe leaves open, in one line for each element. Most open ones concern the contrast
 * of a text with something over it or a drawing behind it: `faintTexts` measures that.
 * @param scope  all rules, or only the rules about colours
 * @param within selector of the part of the page to check
 */
export async function violationsOf(
  page: Page,
  scope: 'all' | 'colours' = 'all',
  within = 'html',
): Promise<readonly string[]> {
  // Parts that an untouched page leaves out have no visible colours, and their transitions stand still.
  await page.evaluate(() => delete document.documentElement.dataset['untouched']);
  await page.evaluate(finishTransitions);
  // Not as a script element: the page's own policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations, incomplete } = await page.evaluate(findingsIn, [within, options[scope]] as const);
  const isContrast = ({ id }: Finding) => id === 'color-contrast';
  const unsure = incomplete.filter(isContrast).flatMap(({ nodes }) => nodes);
  const faint = await faintTexts(
    page,
    unsure.map(({ target }) => target.join(' ')),
  );
  return [
    ...violations.flatMap(linesOf),
    ...faint.map((line) => `color-contrast ${line}`),
    ...incomplete.filter((finding) => !isContrast(finding) && !(finding.id in reviewed)).flatMap(linesOf),
  ];
}
