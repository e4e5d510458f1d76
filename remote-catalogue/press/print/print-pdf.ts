import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { packPdf } from './pack-pdf';

/** A PDF file to make. Equal wishes give equal bytes. */
export interface WantedPdf {
  /** Path of the template, which reads `data.json` beside it. */
  readonly template: string;
  readonly fontPaths: string[];
  readonly data: object;
}

let compiler: NodeCompiler | undefined;

/** Makes a tagged file that conforms to PDF/UA-1. @param missing  characters that the typeface lacks */
export function printPdf(wanted: WantedPdf, missing = ''): Uint8Array {
  const { template: mainFilePath, fontPaths, data } = wanted;
  const workspace = path.dirname(mainFilePath);
  compiler ??= NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });
  compiler.mapShadow(path.join(workspace, 'data.json'), Buffer.from(JSON.stringify({ ...data, missing })));
  try {
    return packPdf(compiler.pdf({ mainFilePath, resetRead: true }, { pdfStandard: 'ua-1' }));
  } catch (cause) {
    // Characters that PDF/UA-1 refuses, for a regular expression; those that cannot stand alone are escaped.
    const lacked = [...String(cause).matchAll(/the text `\\"(.+?)\\"` could not/g)];
    if (missing || lacked.length === 0) throw cause;
    return printPdf(wanted, lacked.map(([, text = '']) => text.replaceAll(/\\+u/g, '\\u')).join(''));
  } finally {
    // What the last few files share stays laid out.
    compiler.evictCache(5);
  }
}
