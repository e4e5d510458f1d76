/** Reads what a provider or the browser has kept, which may be damaged. */
import type { UserEntries, UserEntry } from 'shared-types';

type Fields = Readonly<Record<string, unknown>>;

const maxIdLength = 100;

/** Data of more levels are damage: they would end in an error of the stack. */
const maxLevels = 20;

/** A clock may be wrong. Times from here on are damage: as texts, those after the year 9999 do not compare. */
const firstDamagedMs = Date.UTC(9100, 0);
/** The same for all devices, whatever their clock, and early enough for later changes to count. */
const damagedMs = Date.UTC(9000, 0);

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxIdLength;

/** A time in the one form that texts compare by. What is no time is the oldest of all. */
export function validTime(value: unknown): string {
  const time = typeof value === 'string' ? Math.max(Date.parse(value), 0) || 0 : 0;
  return new Date(time < firstDamagedMs ? time : damagedMs).toISOString();
}

/** An object of JSON whose data can be written again. */
export const isItem = (value: unknown): value is Fields => isRecord(value) && hasAtMost(maxLevels, value);

const hasAtMost = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((member) => hasAtMost(levels - 1, member)));

const hasKeys = (value: unknown): value is Fields => isRecord(value) && Object.keys(value).length > 0;

function parseEntry(value: unknown): readonly UserEntry[] {
  if (!isItem(value)) return [];
  const { id, changedAt, removed, version, data, ...others } = value;
  if (!isId(id) || typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return [];
  return [
    // What a newer host has added stays.
    {
      ...others,
      id,
      changedAt: validTime(changedAt),
      version,
      ...(removed === true && { removed }),
      ...(hasKeys(data) && { data }),
    },
  ];
}

/** The valid entries. Lists of remotes that are not live stay as well. */
export function parseEntries(given: unknown): UserEntries {
  if (!isRecord(given)) return {};
  return Object.fromEntries(
    Object.entries(given).map(([name, list]) => [
      name,
      // A database may give a list as an object of its places.
      (isRecord(list) || Array.isArray(list) ? Object.values(list) : []).flatMap(parseEntry),
    ]),
  );
}
