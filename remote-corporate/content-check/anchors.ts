import { screenParts } from '../content-compiler/screen-parts.js';
import type { Block } from '../src/model/content.js';

type ReadData = (name: string) => unknown;

export function anchorsOf(screen: string, body: readonly Block[], readData: ReadData): ReadonlySet<string> {
  const { headings = [], entries = [] } = screenParts.get(screen) ?? {};
  const drawn = entries.flatMap(({ file, list, field, prefix = '' }) => {
    const data = readData(file) as Readonly<Record<string, unknown>> | undefined;
    const shown = Array.isArray(data?.[list]) ? (data[list] as (Record<string, unknown> | null)[]) : [];
    return shown.map((entry) => prefix + String(entry?.[field]));
  });
  return new Set([...headingsOf(body), ...headings, ...drawn]);
}

const headingsOf = (body: readonly Block[]): readonly string[] =>
  body.flatMap((block) =>
    block.kind === 'heading' ? [block.id] : block.kind === 'note' ? headingsOf(block.children) : [],
  );
