import { deflateSync, inflateSync } from 'node:zlib';

/** A row in the table of a file: 1 and the place in the file, or 2, the number of a stream and the index in it. */
const rowOf = (kind: 0 | 1 | 2, at: number, index = 0): readonly number[] => {
  const hex = `0${kind}${at.toString(16).padStart(8, '0')}${index.toString(16).padStart(6, '0')}`;
  return [...Buffer.from(hex, 'hex')];
};

/**
 * Packs a file of Typst, which writes thousands of small objects as text: together and compressed they take a twentieth
 * (ISO 32000-1, 7.5.7 and 7.5.8).
 */
export function packPdf(file: Buffer): Buffer {
  const [start = '', ...parts] = file.toString('latin1').split(/^(\d+) 0 obj\n/m);
  const [, trailer = ''] = /^trailer\s+<<([^]*)>>/m.exec(parts.at(-1) ?? '') ?? [];
  const last = parts.length / 2 + 2;
  const rows = [rowOf(0, 0)];
  let packed = start;
  const write = (number: number, body: string) => {
    rows[number] = rowOf(1, packed.length);
    packed += `${number} 0 obj\n${body}\nendobj\n`;
  };
  const places: string[] = [];
  let bodies = '';
  for (let at = 0; at < parts.length; at += 2) {
    const [number, text = ''] = [Number(parts[at]), parts[at + 1]];
    const body = text.slice(0, text.lastIndexOf('endobj')).trim();
    if (body.endsWith('endstream')) write(number, shortStream(body));
    else {
      rows[number] = rowOf(2, last - 1, places.length);
      places.push(`${number} ${bodies.length}`);
      bodies += `${body.replaceAll(/\s+/g, ' ')}\n`;
    }
  }
  const head = `${places.join(' ')}\n`;
  write(last - 1, streamOf(`/Type /ObjStm /N ${places.length} /First ${head.length}`, head + bodies));
  const end = packed.length;
  rows[last] = rowOf(1, end);
  // Each row as its difference from the one before it, byte by byte.
  const changes = rows.flatMap((row, at) => [
    2,
    ...row.map((byte, place) => byte - (rows[at - 1]?.[place] ?? 0)),
  ]);
  const form = `/Type /XRef /W [1 4 3] /DecodeParms <</Predictor 12 /Columns 8>>`;
  const table = `${trailer.replace(/\/Size \d+/, `/Size ${last + 1}`)} ${form}`;
  write(last, streamOf(table, Buffer.from(changes).toString('latin1')));
  return Buffer.from(`${packed}startxref\n${end}\n%%EOF\n`, 'latin1');
}

function streamOf(dictionary: string, content: string): string {
  const deflated = deflateSync(Buffer.from(content, 'latin1'), { level: 9 }).toString('latin1');
  return `<<${dictionary} /Filter /FlateDecode /Length ${deflated.length}>>\nstream\n${deflated}\nendstream`;
}

/** A stream without comments, with a tenth of a point in paths and a thousandth elsewhere; Typst writes eight digits. */
function shortStream(stream: string): string {
  const [, dictionary = '', content = ''] = /^<<([^]*?)>>\nstream\n([^]*)\nendstream$/.exec(stream) ?? [];
  // The number of pages is read from metadata as they are.
  if (/Metadata|Filter \/(?!Flate)/.test(dictionary)) return stream;
  const bytes = Buffer.from(content, 'latin1');
  const text = (dictionary.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  const short = text
    .replaceAll(/^[-\d. ]+ [mlc]$/gm, (line) => line.replaceAll(/(\.\d)\d+/g, '$1'))
    .replaceAll(/(\.\d{3})\d+/g, '$1')
    .replaceAll(/^%[%!].*\n/gm, '');
  const rest = dictionary.replaceAll(/\/(Filter \/FlateDecode|Length \d+)|\s+(?=\s)/g, '');
  const isFont = text.startsWith('\0');
  return streamOf(rest, isFont ? text : short);
}
