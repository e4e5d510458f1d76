const ink = '#0b1114';
const white = '#ffffff';

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(hex: string): Channels {
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** The colour that lies `share` of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((value, place) => {
    const channel = Math.round(value + ((target[place] ?? value) - value) * share);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export const darken = (colour: string, share: number): string => mix(colour, ink, share);

export const lighten = (colour: string, share: number): string => mix(colour, white, share);

/** Perceived brightness from 0 to 1. */
export function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** Contours are the material's own colour, darkened: never pure black. */
export const contourOf = (colour: string): string => darken(colour, luminance(colour) < 0.3 ? 0.62 : 0.58);

/** Thread that can be seen on the material. */
export const threadOf = (colour: string): string =>
  luminance(colour) < 0.42 ? lighten(colour, 0.5) : darken(colour, 0.42);

/** Print that can be read on a label. */
export const printOn = (colour: string): string => (luminance(colour) > 0.5 ? '#10191c' : white);
