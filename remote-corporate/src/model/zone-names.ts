/** Names of time zones in words, by the difference from UTC that a time has. */
import names from './zone-names.json';

/** Names by minutes ahead of UTC. */
type ZoneNames = Readonly<Record<string, string>>;

const families: readonly { readonly zones: readonly string[]; readonly names: ZoneNames }[] = names.families;

/** The zone of the other capitals of Europe. */
const central: ZoneNames = names.central;

/**
 * `Central European Summer Time (UTC+2)`; where a zone has no name of its own here, `Singapore time (UTC+8)`.
 *
 * @param zone          IANA name
 * @param offsetMinutes ahead of UTC at the time that is meant
 */
export function zoneText(zone: string, offsetMinutes: number): string {
  const known = families.find(({ zones }) => zones.includes(zone))?.names ?? namesOfRegion(zone);
  return `${known[offsetMinutes] ?? placeName(zone)} (${offsetText(offsetMinutes)})`;
}

const namesOfRegion = (zone: string): ZoneNames => (zone.startsWith('Europe/') ? central : {});

function placeName(zone: string): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return place === 'UTC' ? 'Coordinated Universal Time' : `${place} time`;
}

/** `UTC+2`, `UTC−3:30`. */
function offsetText(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${offsetMinutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${minutes}`;
}
