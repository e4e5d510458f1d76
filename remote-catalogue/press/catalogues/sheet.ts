import { PDFDocument as PackedDocument } from 'pdf-lib';
import PDFDocument from 'pdfkit';
import { drawSvg, type Area } from './draw-svg';
import { colours, page, type TextStyle } from './look';
import { missing, openFont, printableText } from './open-font';

/** An element of the structure that assistive technology reads. */
export type Tag = PDFKit.PDFStructureElement;

/** The type of an element, `P`, alone or with what else is said of it. */
export type TagKind =
  | string
  | {
      readonly type: string;
      readonly alt?: string;
      readonly bbox?: readonly [number, number, number, number];
      readonly scope?: 'Row' | 'Column';
      /** The text, where another one is drawn. */
      readonly actual?: string;
    };

interface PlacedText extends Area {
  readonly text: string;
  readonly style: TextStyle;
}

/** An area that leads somewhere, with the element of its text. */
interface LinkArea {
  readonly area: Area;
  readonly height: number;
  readonly tag: Tag;
  readonly text: string;
}

export type FontFiles = Readonly<Record<TextStyle['font'], string>>;

/** Texts that a reader's program shows of the file as a whole. */
export interface Metadata {
  readonly title: string;
  readonly author: string;
  /** Day of the edition: the clock would make each build another file. */
  readonly date: Date;
  readonly subject?: string;
}

export interface Look {
  readonly fonts: FontFiles;
  readonly accent: string;
}

/** A tagged PDF while it is written, page after page. */
export class Sheet {
  readonly accent: string;
  readonly root: Tag;
  readonly outline: PDFKit.PDFOutline;
  readonly #document: PDFKit.PDFDocument;
  readonly #metadata: Metadata;
  readonly #fonts: FontFiles;
  readonly #bytes: Promise<Buffer>;
  #pages = 0;

  constructor(metadata: Metadata, { fonts, accent }: Look) {
    const { title, author, date, subject } = metadata;
    this.#metadata = metadata;
    this.#document = new PDFDocument({
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: 'en',
      displayTitle: true,
      // None by default: each text names its own.
      font: '',
      // Into XML as they are here; `pack` writes them once more, for programs that read no XML.
      info: {
        Title: escapeXml(title),
        Author: escapeXml(author),
        CreationDate: date,
        ...(subject && { Subject: escapeXml(subject) }),
      },
    });
    this.accent = accent;
    this.#fonts = fonts;
    this.#bytes = collect(this.#document);
    this.root = this.#document.struct('Document');
    this.#document.addStructure(this.root);
    this.outline = this.#document.outline;
  }

  get pages(): number {
    return this.#pages;
  }

  newPage(): void {
    this.#document.addPage({ size: [page.width, page.height], margin: 0 });
    this.#pages++;
  }

  /** An element that others are put into; it ends with the document or by `end()`. */
  part(parent: Tag, type: string): Tag {
    const tag = this.#document.struct(type);
    parent.add(tag);
    return tag;
  }

  tag(parent: Tag, kind: TagKind, draw: () => void): void {
    const { type, ...options } = typeof kind === 'string' ? { type: kind } : kind;
    parent.add(this.#document.struct(type, options, draw));
  }

  /** Draws decoration, or what repeats on each page. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#document.markContent('Artifact', { type });
    draw();
    this.#document.endMarkedContent();
  }

  /** Writes a text as an element, which has the text itself where the typeface lacks a character of it. */
  text(parent: Tag, kind: TagKind, { text, style, ...area }: PlacedText): void {
    const own = typeof kind === 'string' ? { type: kind } : kind;
    const isWhole = text.includes(missing) || !this.printable(text, style).includes(missing);
    this.tag(parent, { ...own, ...(!isWhole && { actual: text }) }, () => this.write(text, area, style));
  }

  write(text: string, { x, y, width }: Area, style: TextStyle): void {
    const { align = 'left', lineGap = 0, colour = colours.text } = style;
    this.#inFont(style).fillColor(colour).text(this.printable(text, style), x, y, { width, align, lineGap });
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#inFont(style).widthOfString(this.printable(text, style));
  }

  heightOf(text: string, width: number, style: TextStyle): number {
    const printable = this.printable(text, style);
    return this.#inFont(style).heightOfString(printable, { width, lineGap: style.lineGap ?? 0 });
  }

  printable(text: string, { font }: TextStyle): string {
    return printableText(text, openFont(this.#fonts[font]));
  }

  photograph(jpeg: Uint8Array, { x, y, width }: Area, height: number): void {
    this.#document.image(Buffer.from(jpeg), x, y, {
      fit: [width, height],
      align: 'center',
      valign: 'center',
    });
  }

  plate({ x, y, width }: Area, height: number, colour: string = colours.plate): void {
    this.#document.roundedRect(x, y, width, height, 6).fill(colour);
  }

  line({ x, y, width }: Area, thickness: number, colour: string): void {
    this.#document.rect(x, y, width, thickness).fill(colour);
  }

  hairline(area: Area): void {
    this.artifact('Layout', () => this.line(area, 0.5, colours.line));
  }

  drawing(svg: string, area: Area): void {
    drawSvg(this.#document, svg, area);
  }

  /** Names the present page as the place that links and bookmarks lead to. */
  bookmark(parent: PDFKit.PDFOutline, title: string, name?: string): PDFKit.PDFOutline {
    if (name) this.#document.addNamedDestination(name, 'Fit');
    // Whole pages: the default place is the right edge of one.
    return parent.addItem(title, { expanded: false, fit: true } as object);
  }

  leadTo(name: string, { area, height, tag, text }: LinkArea): void {
    const { x, y, width } = area;
    this.#document.goTo(x, y, width, height, name, {
      structParent: tag,
      // A text of the file; a plain string would become a name.
      Contents: new String(text),
    } as object);
  }

  async finish(): Promise<Uint8Array> {
    this.root.end();
    this.#document.end();
    return await pack(await this.#bytes, this.#metadata);
  }

  #inFont({ font, size }: TextStyle): PDFKit.PDFDocument {
    // pdfkit takes an opened font, too; its types do not say so.
    const opened: unknown = openFont(this.#fonts[font]);
    return this.#document.font(opened as Uint8Array, font).fontSize(size);
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The structure is thousands of small objects. pdfkit writes each as text; together and compressed they take a tenth. */
async function pack(bytes: Uint8Array, { title, author, subject }: Metadata): Promise<Uint8Array> {
  const document = await PackedDocument.load(bytes, { updateMetadata: false });
  document.setTitle(title);
  document.setAuthor(author);
  if (subject) document.setSubject(subject);
  return await document.save({ addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY });
}
