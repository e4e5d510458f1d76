import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { packPdf } from './pack-pdf';

/** A PDF file to make. Equal wishes give equal bytes. */
export interface WantedPdf {
  /** Path of the template, which reads `data.json` beside it. */
  readonly template: string;
  readonly fontPaths: string[];
  readonly data: object;
  /** Sizes of letters: the first with which all stands on one page is used, or the last. */
  readonly scales: readonly number[];
}

let compiler: NodeCompiler | undefined;

/** Makes a tagged file that conforms to PDF/UA-1. @param missing  characters that the typeface lacks */
export function printPdf(wanted: WantedPdf, missing = ''): Uint8Array {
  const { template, fontPaths, data, scales } = wanted;
  const [scale = 1, ...smaller] = scales;
  const workspace = path.dirname(template);
  compiler ??= NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
  const read = JSON.stringify({ ...data, scale, missing });
  compiler.mapShadow(path.join(workspace, 'data.json'), Buffer.from(read));
  const compiled = compiler.compile({ mainFilePath: template, resetRead: true });
  const document = compiled.result;
  if (!document) throw new Error(`${template}: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  if (document.numOfPages > 1 && smaller.length > 0) return printPdf({ ...wanted, scales: smaller }, missing);
  try {
    return packPdf(compiler.pdf(document, { pdfStandard: 'ua-1' }));
  } catch (cause) {
    const found = missingIn(String(cause));
    if (missing || !found) throw cause;
    return printPdf(wanted, found);
  } finally {
    // What the last few files share stays laid out.
    compiler.evictCache(5);
  }
}

/** Characters that PDF/UA-1 refuses, for a regular expression; those that cannot stand alone are escaped. */
const missingIn = (message: string): string =>
  Array.from(message.matchAll(/the text `\\"(.+?)\\"` could not/g), ([, text = '']) =>
    text.replaceAll(/\\+u/g, '\\u'),
  ).join('');
