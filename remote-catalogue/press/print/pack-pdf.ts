import { deflateSync, inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, PDFStreamWriter } from 'pdf-lib';

/** Enough for all objects of a file: together they compress best. */
const objectsPerStream = 1_000_000;

/** Packs a file of Typst, which writes thousands of small objects as text: together and compressed they take a twentieth. */
export async function packPdf(file: Uint8Array): Promise<Uint8Array> {
  const { context } = await PDFDocument.load(file, { updateMetadata: false });
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) context.assign(ref, shortStream(object));
  return await PDFStreamWriter.forContext(context, Infinity, true, objectsPerStream).serializeToBuffer();
}

/** A stream without comments, with a tenth of a point in paths and a thousandth elsewhere; Typst writes eight digits. */
function shortStream(stream: PDFRawStream): PDFRawStream {
  const { dict, contents } = stream;
  const filter = dict.get(PDFName.of('Filter'));
  const isFlate = filter === PDFName.of('FlateDecode');
  // The number of pages is read from metadata as they are.
  if ((filter && !isFlate) || dict.get(PDFName.of('Type')) === PDFName.of('Metadata')) return stream;
  const text = Buffer.from(isFlate ? inflateSync(contents) : contents).toString('latin1');
  // A font or a profile of colours.
  if (text.startsWith('\0')) return stream;
  const short = text
    .replaceAll(/^[-\d. ]+ [mlc]$/gm, (line) => line.replaceAll(/(\.\d)\d+/g, '$1'))
    .replaceAll(/(\.\d{3})\d+/g, '$1')
    .replaceAll(/^%[%!].*\n/gm, '');
  const packed = dict.clone();
  packed.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return PDFRawStream.of(packed, deflateSync(Buffer.from(short, 'latin1'), { level: 9 }));
}
