/** Names of time zones in words, by the difference from UTC that a time has. */

interface ZoneFamily {
  readonly zones: readonly string[];
  /** By minutes ahead of UTC. */
  readonly names: Readonly<Record<number, string>>;
}

const european = (cities: string) => cities.split(' ').map((city) => `Europe/${city}`);
const american = (cities: string) => cities.split(' ').map((city) => `America/${city}`);

const families: readonly ZoneFamily[] = [
  {
    zones: european('London Belfast Guernsey Isle_of_Man Jersey'),
    names: { 0: 'Greenwich Mean Time', 60: 'British Summer Time' },
  },
  { zones: european('Dublin'), names: { 0: 'Greenwich Mean Time', 60: 'Irish Standard Time' } },
  {
    zones: [...european('Lisbon'), 'Atlantic/Canary', 'Atlantic/Faroe', 'Atlantic/Madeira'],
    names: { 0: 'Western European Time', 60: 'Western European Summer Time' },
  },
  {
    zones: [
      ...european(
        'Athens Bucharest Chisinau Helsinki Kaliningrad Kiev Kyiv Mariehamn Riga Sofia Tallinn Vilnius',
      ),
      'Asia/Nicosia',
    ],
    names: { 120: 'Eastern European Time', 180: 'Eastern European Summer Time' },
  },
  {
    zones: american('Detroit New_York Toronto'),
    names: { [-300]: 'Eastern Standard Time', [-240]: 'Eastern Daylight Time' },
  },
  {
    zones: american('Chicago Winnipeg'),
    names: { [-360]: 'Central Standard Time', [-300]: 'Central Daylight Time' },
  },
  {
    zones: american('Denver Edmonton Phoenix'),
    names: { [-420]: 'Mountain Standard Time', [-360]: 'Mountain Daylight Time' },
  },
  {
    zones: american('Los_Angeles Vancouver'),
    names: { [-480]: 'Pacific Standard Time', [-420]: 'Pacific Daylight Time' },
  },
];

/** The zone of the other capitals of Europe. */
const central: Readonly<Record<number, string>> = {
  60: 'Central European Time',
  120: 'Central European Summer Time',
};

/**
 * `Central European Summer Time (UTC+2)`; where a zone has no name of its own here, `Singapore time (UTC+8)`.
 *
 * @param zone          IANA name
 * @param offsetMinutes ahead of UTC at the time that is meant
 */
export function zoneText(zone: string, offsetMinutes: number): string {
  const names = families.find(({ zones }) => zones.includes(zone))?.names ?? namesOfRegion(zone);
  return `${names[offsetMinutes] ?? placeName(zone)} (${offsetText(offsetMinutes)})`;
}

const namesOfRegion = (zone: string) => (zone.startsWith('Europe/') ? central : {});

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
