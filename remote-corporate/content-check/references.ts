/** Names that entries of data files have for other entries: they must be there, or pages leave them out. */
import { suggestion } from 'shared-types/json/nearest-name';
import type { JsonSource } from './json-source.js';

/** `*` is any place of a list. A text of `field` is one of the values at `of`, or an anchor of the page there. */
const references = [
  { file: 'policies', field: 'policies.*.id', of: '/policies' },
  { file: 'policies', field: 'policies.*.successor', of: 'policies', at: 'policies.*.id' },
  { file: 'home-sections', field: 'goals.names.*', of: 'goals', at: 'goals.*.goal' },
  { file: 'standards', field: 'hazards.*.standards.*', of: 'standards', at: 'standards.*.slug' },
];

const partsAt = (source: JsonSource | undefined, field: string) =>
  (source?.parts ?? []).filter(
    ({ path }) => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.') === field,
  );

/** @param sources  by name. @param anchors  by path of the page; only pages that can be read */
export function checkReferences(
  sources: ReadonlyMap<string, JsonSource>,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
) {
  for (const { file, field, of, at } of references) {
    const names = at ? partsAt(sources.get(of), at).map(({ value }) => value) : [...(anchors.get(of) ?? [])];
    const what = at ? `entry of content/data/${of}.json` : `heading of ${of}`;
    for (const { path, value } of at || anchors.has(of) ? partsAt(sources.get(file), field) : []) {
      const advice = suggestion(String(value), names.map(String));
      if (!names.includes(value))
        sources.get(file)?.report(path, `"${String(value)}" is no ${what}; ${advice}`);
    }
  }
}
