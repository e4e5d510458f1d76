import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';

/** Text and structure of a PDF file, as a reader's program finds them. */
export interface ReadStructure {
  readonly pages: number;
  /** Width and height of the first page, in points. */
  readonly size: readonly [number, number];
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly isTagged: boolean;
  readonly isTitleShown: boolean;
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[];
  /** All elements, in reading order. */
  readonly roles: readonly string[];
  /** The texts of pictures. */
  readonly figures: readonly string[];
  /** XML. */
  readonly metadata: string;
}

export async function readStructure(bytes: Uint8Array): Promise<ReadStructure> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  const [page] = document.getPages();
  const elements = elementsOf(catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict));
  const isSet = (dictionary: string, key: string) =>
    String(catalog.lookupMaybe(PDFName.of(dictionary), PDFDict)?.get(PDFName.of(key))) === 'true';
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  return {
    pages: document.getPageCount(),
    size: [page?.getWidth() ?? 0, page?.getHeight() ?? 0],
    title: document.getTitle(),
    language: textOf(catalog, 'Lang'),
    isTagged: isSet('MarkInfo', 'Marked'),
    isTitleShown: isSet('ViewerPreferences', 'DisplayDocTitle'),
    fonts: fontsOf(document),
    roles: elements.flatMap((element) => element.lookupMaybe(PDFName.of('S'), PDFName)?.decodeText() ?? []),
    figures: elements.flatMap((element) => textOf(element, 'Alt') ?? []),
    metadata: metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString() : '',
  };
}

const textOf = (dictionary: PDFDict, key: string): string | undefined => {
  const value = dictionary.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
};

/** An element before those within it. */
function elementsOf(element: PDFDict | undefined): readonly PDFDict[] {
  const children = element?.lookup(PDFName.of('K'));
  const inner =
    children instanceof PDFArray ? children.asArray().map((_, index) => children.lookup(index)) : [children];
  return element
    ? [element, ...inner.flatMap((child) => (child instanceof PDFDict ? elementsOf(child) : []))]
    : [];
}

const fontsOf = (document: PDFDocument): ReadStructure['fonts'] =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .filter((object) => String(object.get(PDFName.of('Type'))) === '/FontDescriptor')
    .map((descriptor) => ({
      name: String(descriptor.get(PDFName.of('FontName'))),
      isEmbedded: descriptor.has(PDFName.of('FontFile2')) || descriptor.has(PDFName.of('FontFile3')),
    }));
