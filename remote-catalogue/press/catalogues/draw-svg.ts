export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Attributes = Readonly<Record<string, string>>;

interface SvgElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: SvgElement[];
}

/** Elements that are drawn only where others refer to them. */
const definitions = new Set(['defs', 'pattern', 'clipPath']);

/**
 * Draws a picture of `drawings` into a PDF. It knows only what these pictures contain: a converter for all of SVG takes
 * six times as long. @throws where a picture contains anything else
 */
export function drawSvg(document: PDFKit.PDFDocument, svg: string, { x, y, width }: Area): void {
  const { root, byId } = parse(svg);
  const [left = 0, top = 0, wide = 1, high = 1] = numbersOf(root.attributes['viewBox']);
  document.save();
  document.rect(x, y, width, (width * high) / wide).clip();
  document
    .translate(x, y)
    .scale(width / wide)
    .translate(-left, -top);
  new Painter(document, byId).paint(root, {});
  document.restore();
}

const numbersOf = (text = ''): readonly number[] => text.split(/[\s,]+/).map(Number);

const unknown = (what: string) => new Error(`A drawing does not go into a PDF: ${what} is unknown.`);

function parse(svg: string) {
  const byId = new Map<string, SvgElement>();
  const root: SvgElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, isEnd, name = '', text = '', isEmpty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const pairs = text.matchAll(/([\w-]+)="([^"]*)"/g);
    const attributes = Object.fromEntries(
      [...pairs].map(([, key = '', value = '']) => [key, value] as const),
    );
    const element: SvgElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (attributes['id']) byId.set(attributes['id'], element);
    if (!isEmpty) open.push(element);
  }
  const [svgElement = root] = root.children;
  return { root: svgElement, byId };
}

class Painter {
  readonly #document: PDFKit.PDFDocument;
  readonly #byId: ReadonlyMap<string, SvgElement>;

  constructor(document: PDFKit.PDFDocument, byId: ReadonlyMap<string, SvgElement>) {
    this.#document = document;
    this.#byId = byId;
  }

  paint(element: SvgElement, inherited: Attributes): void {
    const { name, attributes, children } = element;
    if (definitions.has(name)) return;
    const { transform, 'clip-path': clip, opacity } = attributes;
    const style = { ...inherited, ...attributes, opacity: product(inherited['opacity'], opacity) };
    this.#document.save();
    this.#transform(transform);
    if (clip) {
      for (const shape of this.#named(clip).children) this.#outline(shape);
      this.#document.clip();
    }
    if (name === 'use') this.paint(this.#named(attributes['href']), style);
    else if (name !== 'g' && name !== 'svg') this.#shape(element, style);
    // Its shapes may overlap, so it would need a layer of its own.
    else if (opacity) throw unknown('the opacity of a group');
    else for (const child of children) this.paint(child, style);
    this.#document.restore();
  }

  /** The element that `#id` or `url(#id)` refers to. */
  #named(reference = ''): SvgElement {
    const element = this.#byId.get(/#(\w+)/.exec(reference)?.[1] ?? '');
    if (!element) throw unknown(reference);
    return element;
  }

  #transform(transform = ''): void {
    for (const [, name, text] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
      const [one = 0, other] = numbersOf(text);
      if (name === 'translate') this.#document.translate(one, other ?? 0);
      else if (name === 'scale') this.#document.scale(one, other ?? one);
      else if (name === 'rotate') this.#document.rotate(one, {});
      else throw unknown(transform);
    }
  }

  #shape(element: SvgElement, style: Attributes): void {
    const { fill = '#000000', stroke = 'none' } = style;
    if (fill.startsWith('url('))
      return this.#material(element, fill, Number(product(style['opacity'], style['fill-opacity'])));
    const isFilled = fill !== 'none';
    const isStroked = stroke !== 'none';
    if (isFilled) this.#document.fillColor(fill, Number(product(style['opacity'], style['fill-opacity'])));
    if (isStroked) {
      this.#document.strokeColor(stroke, Number(product(style['opacity'], style['stroke-opacity'])));
      this.#line(style);
    }
    this.#outline(element);
    this.#paintOutline(isFilled, isStroked);
  }

  #paintOutline(isFilled: boolean, isStroked: boolean): void {
    if (isFilled && isStroked) this.#document.fillAndStroke();
    else if (isFilled) this.#document.fill();
    else if (isStroked) this.#document.stroke();
  }

  #line(style: Attributes): void {
    this.#document.lineWidth(Number(style['stroke-width'] ?? 1));
    this.#document.lineJoin(style['stroke-linejoin'] ?? 'miter').lineCap(style['stroke-linecap'] ?? 'butt');
    // pdfkit takes a list, too; its types do not say so.
    const dashes: unknown = style['stroke-dasharray'] && numbersOf(style['stroke-dasharray']);
    if (dashes) this.#document.dash(dashes as number, {});
  }

  /** Fills an area once with each shape of a pattern: a pattern has one colour in a PDF. */
  #material(area: SvgElement, fill: string, opacity: number): void {
    const pattern = this.#named(fill);
    const [width, height] = [Number(pattern.attributes['width']), Number(pattern.attributes['height'])];
    for (const shape of shapesIn(pattern)) {
      const { fill: own, stroke = 'none' } = shape.attributes;
      const isStroked = stroke !== 'none';
      const share = shape.attributes[isStroked ? 'stroke-opacity' : 'fill-opacity'];
      const content = this.#recorded(() => this.#tile(shape, isStroked));
      const tiles = this.#document.pattern([0, 0, width, height], width, height, content);
      this.#document.fillColor(
        [tiles, isStroked ? stroke : (own ?? '#000000')],
        opacity * Number(share ?? 1),
      );
      this.#outline(area);
      this.#document.fill();
    }
  }

  /** A shape of a pattern, whose colour is that of the pattern: one that has a line has nothing else. */
  #tile(element: SvgElement, isStroked: boolean): void {
    if (isStroked) this.#line(element.attributes);
    this.#outline(element);
    this.#paintOutline(!isStroked, isStroked);
  }

  #recorded(draw: () => void): string {
    const lines: string[] = [];
    const write = (line: string) => {
      lines.push(line);
      return this.#document;
    };
    Object.assign(this.#document, { addContent: write });
    draw();
    Reflect.deleteProperty(this.#document, 'addContent');
    return lines.join('\n');
  }

  #outline({ name, attributes }: SvgElement): void {
    const [x, y, rx, ry] = ['x', 'y', 'rx', 'ry'].map((key) => Number(attributes[key] ?? 0)) as Corners;
    const [cx, cy, r] = ['cx', 'cy', 'r'].map((key) => Number(attributes[key] ?? 0)) as Centre;
    if (name === 'path') this.#document.path(attributes['d'] ?? '');
    else if (name === 'circle') this.#document.circle(cx, cy, r);
    else if (name === 'ellipse') this.#document.ellipse(cx, cy, rx, ry);
    else if (name === 'rect') {
      this.#document.roundedRect(x, y, Number(attributes['width']), Number(attributes['height']), rx);
    } else if (name === 'use') this.#outline(this.#named(attributes['href']));
    else throw unknown(`<${name}>`);
  }
}

/** The shapes in an element, with what groups between give them. */
const shapesIn = ({ children, attributes }: SvgElement): readonly SvgElement[] =>
  children.flatMap((child) => {
    const { id: _, width: __, height: ___, ...inherited } = attributes;
    const own = { ...child, attributes: { ...inherited, ...child.attributes } };
    return child.children.length > 0 ? shapesIn(own) : [own];
  });

type Corners = [x: number, y: number, rx: number, ry: number];
type Centre = [x: number, y: number, r: number];

const product = (one = '1', other = '1'): string => String(Number(one) * Number(other));
