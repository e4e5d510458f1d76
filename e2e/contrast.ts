/** The contrast of texts whose background axe cannot determine: something is over, beside or inside them. */
import type { Page } from '@playwright/test';

/** Runs in the page. The elements with too little contrast to their background, with the ratio. */
function tooFaint(selectors: readonly string[]): readonly string[] {
  const partsOf = (colour: string) => {
    const [red, green, blue, alpha = 1, ...others] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const isKnown = colour.startsWith('rgb') && others.length === 0;
    return { channels: [red, green, blue].map((value) => (isKnown ? value : undefined) ?? NaN), alpha };
  };
  const luminance = (colour: string) => {
    const [red = NaN, green = NaN, blue = NaN] = partsOf(colour).channels.map((value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): string => {
    if (element === null) return getComputedStyle(document.body).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return partsOf(backgroundColor).alpha === 1 ? backgroundColor : groundOf(element.parentElement);
  };
  const least = ({ fontSize, fontWeight }: CSSStyleDeclaration) => {
    const sizePx = Number.parseFloat(fontSize);
    return sizePx >= 24 || (sizePx >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [`${selector} is gone`];
    const style = getComputedStyle(element);
    const [dark = NaN, light = NaN] = [luminance(style.color), luminance(groundOf(element))].sort(
      (one, other) => one - other,
    );
    const ratio = (light + 0.05) / (dark + 0.05);
    // Written so that a colour in another notation is none that stands out.
    return ratio >= least(style) ? [] : [`${selector} ${style.color} on ${groundOf(element)}: ${ratio}`];
  });
}

export const faintTexts = (page: Page, selectors: readonly string[]) => page.evaluate(tooFaint, selectors);
