export interface Attributes {
  readonly [name: string]: string | number | undefined;
}

/** One element; attributes that are `undefined` are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${shorten(value)}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

const shorten = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(value).replace(/^(-?)0\./, '$1.') : String(value);

export const area = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

/** Width of a seam. The whole picture has it, so that most lines need not say it. */
const seamWidth = 1.3;

const widthOf = (width: number): Attributes => (width === seamWidth ? {} : { 'stroke-width': width });

export const outlined = (d: string, fill: string, contour: string, width = seamWidth): string =>
  area(d, fill, { stroke: contour, ...widthOf(width) });

export const line = (d: string, stroke: string, width = seamWidth, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke, ...widthOf(width), ...more });

/** A row of stitches: 3 on, 2.2 off. */
export const stitches = (d: string, colour: string): string =>
  line(d, colour, 1, { 'stroke-dasharray': '3 2.2', opacity: 0.85 });

/** The drawing again that has this id. */
export const use = (id: string, attributes: Attributes = {}): string =>
  element('use', { href: `#${id}`, ...attributes });

export const group = (attributes: Attributes, content: string): string => element('g', attributes, content);

/** A whole picture of 300 x 375 units, or the part of it that `viewBox` names. */
export function picture(viewBox: string, defs: string, body: string): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox,
    'stroke-linejoin': 'round',
    'stroke-width': seamWidth,
  };
  return element('svg', attributes, element('defs', {}, defs) + body);
}
