import type { Browser } from '@playwright/test';
import type { MeasuredPage } from '../pages.js';
import { compressed, type Front } from '../peers/front.js';
import { bootOf, stylesOf } from '../peers/page-text.js';
import { observeFirstVisit, type FirstVisit } from './first-visit.js';

export type PageFigures = {
  name: string;
  path: string;
  /** False for an application screen, which is drawn in the browser only. */
  hasView: boolean;
  /** Bytes of the first route by part, the boot script included. */
  scripts: Readonly<Record<string, number>>;
  firstScriptBytes: number;
  idleScriptBytes: number;
  htmlStoredBytes: number;
  /** Size of the HTML at the best compression. */
  htmlBytes: number;
  /** Size of the CSS in the HTML, compressed alone. */
  inlineStyleBytes: number;
  /** Size of what scripts read in the HTML, compressed alone. */
  recordBytes: number;
  styleFileBytes: number;
  imageBytes: number;
  dataBytes: number;
  /** Size of all requests until idle. */
  bytes: number;
  requests: number;
  roundTrips: number;
  tooEarly: readonly string[];
};

const sum = (items: readonly { sizeBytes: number }[]) =>
  items.reduce((total, { sizeBytes }) => total + sizeBytes, 0);

/** Name of a script in the table. */
function partOf({ host, remote }: FirstVisit['record'], path: string) {
  const hostBase = `/remotes/host/${host.version}/`;
  if (path.startsWith(hostBase)) return path.slice(hostBase.length).replace(/\.js$/, '');
  return path === remote?.entry.href ? 'entry' : 'screen';
}

async function scriptsByPart({ record, requests, firstScripts }: FirstVisit, boot: string) {
  const bytes: Record<string, number> = {};
  for (const { path, sizeBytes } of requests.filter((request) => firstScripts.includes(request.path))) {
    const part = partOf(record, path);
    bytes[part] = (bytes[part] ?? 0) + sizeBytes;
  }
  return { ...bytes, boot: (await compressed(Buffer.from(boot))).length };
}

/** Size of the compressed answer, in bytes. */
export async function storedSize(address: string) {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const size = Number(response.headers.get('content-length'));
  await response.body?.cancel();
  return size;
}

export async function figuresOfPage(
  browser: Browser,
  { origin, front }: { origin: string; front: Front },
  { name, path }: MeasuredPage,
): Promise<PageFigures> {
  const visit = await observeFirstVisit(browser, front, path);
  const { bytes, coded } = await front.answerTo(path);
  const html = bytes.toString();
  const scripts = await scriptsByPart(visit, bootOf(html));
  const of = (kind: string) => visit.requests.filter((request) => request.kind === kind);
  const idle = of('script').filter((script) => !visit.firstScripts.includes(script.path));
  return {
    name,
    path,
    hasView: visit.record.view !== undefined,
    scripts,
    firstScriptBytes: Object.values(scripts).reduce((total, size) => total + size, 0),
    idleScriptBytes: sum(idle),
    htmlStoredBytes: await storedSize(origin + path),
    htmlBytes: coded.length,
    inlineStyleBytes: (await compressed(Buffer.from(stylesOf(html)))).length,
    recordBytes: (await compressed(Buffer.from(JSON.stringify(visit.record)))).length,
    styleFileBytes: sum(of('style')),
    imageBytes: sum(of('image')) + sum(of('font')),
    dataBytes: sum(of('data')),
    bytes: sum(visit.requests),
    requests: visit.requests.length,
    roundTrips: visit.roundTrips,
    tooEarly: visit.tooEarly,
  };
}
