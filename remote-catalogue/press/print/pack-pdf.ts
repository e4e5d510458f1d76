import { deflateSync, inflateSync } from 'node:zlib';

/** An entry in the table of a file: 1 and the place in the file, or 2, the number of a stream and the index in it. */
const entry = (kind: 0 | 1 | 2, at: number, index = 0): Buffer => {
  const hex = `0${kind}${at.toString(16).padStart(8, '0')}${index.toString(16).padStart(6, '0')}`;
  return Buffer.from(hex, 'hex');
};

/**
 * Packs a file of Typst, which writes thousands of small objects as text: together and compressed they take a twentieth
 * (ISO 32000-1, 7.5.7 and 7.5.8).
 */
export function packPdf(file: Buffer): Buffer {
  const text = file.toString('latin1');
  const table = Number(/startxref\s+(\d+)/.exec(text.slice(-50))?.[1]);
  const starts = Array.from(text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm), ([, at]) => Number(at));
  starts.sort((one, other) => one - other);
  const last = starts.length + 2;
  const entries = Array.from({ length: last + 1 }, () => entry(0, 0));
  let packed = text.slice(0, starts[0]);
  const write = (number: number, body: string) => {
    entries[number] = entry(1, packed.length);
    packed += `${number} 0 obj\n${body}\nendobj\n`;
  };
  const [places, bodies]: [string[], string[]] = [[], []];
  let length = 0;
  for (const [index, start] of starts.entries()) {
    const object = text.slice(start, starts[index + 1] ?? table);
    const body = object.slice(object.indexOf('obj') + 3, object.lastIndexOf('endobj')).trim();
    const number = Number.parseInt(object);
    if (body.endsWith('endstream')) write(number, shortStream(body));
    else {
      entries[number] = entry(2, last - 1, bodies.length);
      places.push(`${number} ${length} `);
      bodies.push(body);
      length += body.length + 1;
    }
  }
  const head = places.join('');
  write(
    last - 1,
    streamOf(`/Type /ObjStm /N ${places.length} /First ${head.length}`, head + bodies.join('\n')),
  );
  const end = packed.length;
  entries[last] = entry(1, end);
  const trailer = text.slice(text.indexOf('<<', table) + 2, text.lastIndexOf('>>')).replace(/\/Size \d+/, '');
  // Each entry as its difference from the one before it, byte by byte.
  const rows = entries.map((row, at) => [
    2,
    ...row.map((byte, place) => byte - (entries[at - 1]?.[place] ?? 0)),
  ]);
  const form = `/Type /XRef /Size ${last + 1} /W [1 4 3] /DecodeParms <</Predictor 12 /Columns 8>>`;
  write(last, streamOf(trailer + form, Buffer.from(rows.flat()).toString('latin1')));
  return Buffer.from(`${packed}startxref\n${end}\n%%EOF\n`, 'latin1');
}

function streamOf(dictionary: string, content: string): string {
  const deflated = deflateSync(Buffer.from(content, 'latin1'), { level: 9 }).toString('latin1');
  return `<<${dictionary} /Filter /FlateDecode /Length ${deflated.length}>>\nstream\n${deflated}\nendstream`;
}

/** A stream with a tenth of a point in paths and a thousandth in colours, where Typst writes eight digits. */
function shortStream(stream: string): string {
  const [, dictionary = '', content = ''] = /^<<([^]*?)>>\nstream\n([^]*)\nendstream$/.exec(stream) ?? [];
  if (!/FlateDecode|CMap/.test(dictionary)) return stream;
  const bytes = Buffer.from(content, 'latin1');
  const text = (dictionary.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  const short = text
    .replaceAll(/^[-\d. ]+ [mlc]$/gm, (line) => line.replaceAll(/(\.\d)\d+/g, '$1'))
    .replaceAll(/(\.\d{3})\d+/g, '$1');
  const rest = dictionary.replaceAll(/\/(Filter \/FlateDecode|Length \d+|ProcSet \[.*?\])|\s+(?=\s)/g, '');
  const isFont = text.startsWith('\0');
  return streamOf(rest, isFont ? text : short);
}
