/** Reads what a provider or the browser has kept, which may be damaged. */
import type { UserEntries, UserEntry } from 'shared-types';

type Fields = Readonly<Record<string, unknown>>;

const maxIdLength = 100;

/** A clock may be wrong. What lies further ahead is damage: no later change could ever count. */
const farthestAheadMs = 10 * 365 * 86_400_000;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxIdLength;

/** A time in the one form that texts compare by. What is no time is the oldest of all; what lies too far ahead is now. */
export function validTime(value: unknown, now: Date): string {
  const time = typeof value === 'string' ? Math.max(Date.parse(value), 0) || 0 : 0;
  return new Date(time > now.getTime() + farthestAheadMs ? now : time).toISOString();
}

const hasKeys = (value: unknown): value is Fields => isRecord(value) && Object.keys(value).length > 0;

function parseEntry(value: unknown, now: Date): readonly UserEntry[] {
  if (!isRecord(value)) return [];
  const { id, changedAt, removed, version, data, ...others } = value;
  if (!isId(id) || typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return [];
  return [
    // What a newer host has added stays.
    {
      ...others,
      id,
      changedAt: validTime(changedAt, now),
      version,
      ...(removed === true && { removed }),
      ...(hasKeys(data) && { data }),
    },
  ];
}

/** The valid entries. Lists of remotes that are not live stay as well. */
export function parseEntries(given: unknown, now: Date): UserEntries {
  if (!isRecord(given)) return {};
  return Object.fromEntries(
    Object.entries(given).map(([name, list]) => [
      name,
      // A database may give a list as an object of its places.
      (isRecord(list) || Array.isArray(list) ? Object.values(list) : []).flatMap((entry) =>
        parseEntry(entry, now),
      ),
    ]),
  );
}
