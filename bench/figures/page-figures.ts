import { brotliCompressSync } from 'node:zlib';
import type { PageRecord } from 'shared-types/release';
import { chainLength } from '../model/chain.js';
import { bootOf, firstScriptsOf, readRecord, textOf } from '../pages.js';
import { visit, type Request, type Visit } from '../visit.js';

/** Figures of a page; sizes are those of bodies as they are sent. */
export type PageFigures = {
  path: string;
  /** False for an application screen, which is drawn in the browser only. */
  hasView: boolean;
  /** Bytes of the first view by part, the boot script included. */
  scripts: Readonly<Record<string, number>>;
  firstScriptBytes: number;
  idleScriptBytes: number;
  htmlBytes: number;
  styleFileBytes: number;
  imageBytes: number;
  dataBytes: number;
  /** Size of all requests until idle. */
  bytes: number;
  requests: number;
  /** Requests for scripts one after the other, after the document, until the first view is complete. */
  roundTrips: number;
  /** Number of scripts asked for before the largest paint. */
  tooEarly: number;
};

/** Size of the compressed answer, in bytes. */
export async function sentBytes(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const size = Number(response.headers.get('content-length'));
  await response.body?.cancel();
  return size;
}

/** Name of a script in the table. */
function partOf({ host, remote }: PageRecord, path: string) {
  const hostBase = `/remotes/host/${host.version}/`;
  if (path.startsWith(hostBase)) return path.slice(hostBase.length).replace(/\.js$/, '');
  return path === remote?.entry.href ? 'entry' : 'screen';
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const scriptsTooEarly = ({ requests, largestPaintMs }: Visit) =>
  requests.filter(({ type, startMs }) => type === 'Script' && startMs < largestPaintMs).length;

/** The middle one of three visits, since the machine may be busy with something else just when a page is painted. */
async function typicalVisit(address: string): Promise<Visit> {
  const first = await visit(address);
  const inOrder = [first, await visit(address), await visit(address)].sort(
    (one, other) => scriptsTooEarly(one) - scriptsTooEarly(other),
  );
  return inOrder[1] ?? first;
}

type SentRequest = Request & { sizeBytes: number };

const bytesOf = (requests: readonly SentRequest[]) => sum(requests.map(({ sizeBytes }) => sizeBytes));

function scriptsByPart(record: PageRecord, first: readonly SentRequest[]) {
  const bytes: Record<string, number> = {};
  for (const { path, sizeBytes } of first) {
    const part = partOf(record, path);
    bytes[part] = (bytes[part] ?? 0) + sizeBytes;
  }
  return bytes;
}

export async function figuresOfPage(origin: string, path: string): Promise<PageFigures> {
  const html = await textOf(origin + path);
  const record = readRecord(html);
  const named = firstScriptsOf(record);
  const observed = await typicalVisit(origin + path);
  const requests = await Promise.all(
    observed.requests.map(async (request) => ({
      ...request,
      sizeBytes: await sentBytes(origin + request.path),
    })),
  );
  const ofTypes = (...types: string[]) => requests.filter(({ type }) => types.includes(type));
  const allScripts = ofTypes('Script');
  const first = allScripts.filter((script) => !named || named.includes(script.path));
  const scripts = { ...scriptsByPart(record, first), boot: brotliCompressSync(bootOf(html)).length };
  return {
    path,
    hasView: named !== undefined,
    scripts,
    firstScriptBytes: sum(Object.values(scripts)),
    idleScriptBytes: bytesOf(allScripts) - bytesOf(first),
    htmlBytes: bytesOf(ofTypes('Document')),
    styleFileBytes: bytesOf(ofTypes('Stylesheet')),
    imageBytes: bytesOf(ofTypes('Image', 'Font')),
    dataBytes: bytesOf(ofTypes('Fetch', 'XHR')),
    bytes: bytesOf(requests),
    requests: requests.length,
    roundTrips: chainLength(first),
    tooEarly: scriptsTooEarly(observed),
  };
}
