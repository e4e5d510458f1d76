/** Motion for visitors who ask for less of it, and borders where the system chooses the colours. */
import { expect, type Page } from '@playwright/test';
import { ruledWidths } from '../pages';

/** Runs in the page. Elements that move or fade, and for how long. */
function motions(): readonly string[] {
  const inMs = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
  const isStill = (property: string, duration: string) =>
    inMs(duration) === 0 || (property === 'opacity' && inMs(duration) <= 100);
  const transitionsOf = ({ transitionProperty, transitionDuration }: CSSStyleDeclaration) => {
    const durations = transitionDuration.split(', ');
    return transitionProperty
      .split(', ')
      .map((property, index) => [property, durations[index % durations.length] ?? '0s'] as const)
      .filter(([property, duration]) => !isStill(property, duration));
  };
  const found = [...document.querySelectorAll('html, body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const moving = transitionsOf(style).map(([property, duration]) => `${property} ${duration}`);
    const isAnimated = style.animationName !== 'none' && inMs(style.animationDuration) > 1;
    const animated = isAnimated ? [`animation ${style.animationName}`] : [];
    const scrolling = style.scrollBehavior === 'smooth' ? ['smooth scrolling'] : [];
    return [...moving, ...animated, ...scrolling].map(
      (what) => `${element.outerHTML.slice(0, 100)}: ${what}`,
    );
  });
  return [...new Set(found)];
}

/** Runs in the page. Controls without a ground of their own that have no border to be seen by. */
function borderless(): readonly string[] {
  const hasBorder = (style: CSSStyleDeclaration) =>
    [style.borderTopWidth, style.borderBottomWidth, style.outlineWidth].some(
      (width) => Number.parseFloat(width) >= 1,
    ) &&
    (style.borderTopStyle !== 'none' || style.borderBottomStyle !== 'none' || style.outlineStyle !== 'none');
  const controls =
    '.button, .MuiButton-contained, .chip, input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea';
  // The border of a field may be that of the box it stands in, or lie over it.
  const around = (element: Element) => [
    element,
    element.parentElement,
    ...(element.parentElement?.children ?? []),
  ];
  const isBare = (element: Element) =>
    !around(element).some((part) => part !== null && hasBorder(getComputedStyle(part)));
  return [...document.querySelectorAll(`#root :is(${controls})`)]
    .filter((element) => element.checkVisibility({ opacityProperty: true }) && isBare(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Asks the page at each width; an answer is told with the width that it was found at. */
async function askAtEachWidth(page: Page, question: () => readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of ruledWidths) {
    await page.setViewportSize({ width, height: 844 });
    found.push(...(await page.evaluate(question)).map((text) => `${width} px: ${text}`));
  }
  return found;
}

export async function expectNoMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await askAtEachWidth(page, motions)).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

export async function expectBordersInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await askAtEachWidth(page, borderless)).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}
