import type { NavBadge } from 'shared-types';

/** Least contrast of a text with its background (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

const isColour = (value: string | undefined): value is string =>
  value !== undefined && /^#[0-9a-f]{6}$/i.test(value);

/** Relative luminance (WCAG 2.2). @param colour `#rrggbb` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [
    Math.max(luminance(one), luminance(other)),
    Math.min(luminance(one), luminance(other)),
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The colours that a badge names; `undefined` if they cannot be read, and the theme's are used. */
export function badgeColours({ bg, fg }: NavBadge): { readonly bg: string; readonly fg: string } | undefined {
  if (!isColour(bg) || !isColour(fg)) return undefined;
  return contrast(bg, fg) >= leastContrast ? { bg, fg } : undefined;
}
