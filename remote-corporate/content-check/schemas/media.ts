import * as v from 'valibot';
import {
  advised,
  day,
  distinct,
  file,
  flag,
  id,
  idLike,
  path,
  pictureText,
  sample,
  sampleEntry,
  sampleOrReal,
  textEntries,
  textLike,
  time,
} from './parts.js';

const timeAdvice =
  'Write day, time and offset: in Berlin "2027-01-19T09:00:00+01:00", and "+02:00" in summer.';

/** Offset of a zone from UTC: `+02:00`; `undefined` for a zone that nobody knows. */
function offsetAt(timeMs: number, timeZone: string) {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return /GMT([+-]\d{2}:\d{2})?/.exec(format.format(timeMs))?.[1] ?? '+00:00';
  } catch {
    return undefined;
  }
}

/** Pages print a time as it is written: it must be that of the place. */
const hasOffsetOf = (zone: string, time: string) =>
  [undefined, time.slice(19).replace('Z', '+00:00')].includes(offsetAt(Date.parse(time), zone));

const wrongOffset = 'has not the offset that the zone has then';

/** Calendars count changes in 32 bits. */
const mostChanges = 2_147_483_647;

const event = v.pipe(
  v.strictObject({
    id,
    kind: advised('Write the kind of event: "Fair", "Training" or "Webinar".'),
    title: advised('Write the name of the event.'),
    start: time(timeAdvice),
    end: time(timeAdvice),
    zone: textLike(
      /^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_+/0-9-]*$/,
      'Write the zone of the place by its name in calendars: "Europe/Berlin".',
    ),
    allDay: v.exactOptional(
      flag('Write true, without quotes, where calendars show whole days, or leave the line out.'),
    ),
    place: advised('Write hall and stand, place.'),
    status: v.pipe(v.picklist(['planned', 'cancelled']), v.description('Whether it takes place.')),
    sequence: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(mostChanges),
      v.description('Write 0 for a new event, and one more after each change, without quotes.'),
    ),
    updated: time('Write when you changed it, with zone: "2026-11-19T15:00:00Z".'),
    remark: v.exactOptional(advised('Write one sentence, or leave the line out.')),
    sample: sampleOrReal,
    registrationUrl: v.exactOptional(
      advised(
        'Write where a visitor registers, "https://…" or "mailto:{email}?subject=…", or leave the line out.',
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['start'], ['end']],
      ({ start, end }) => !(Date.parse(start) >= Date.parse(end)),
      'is not after the start',
    ),
    ['end'],
  ),
  v.forward(
    v.partialCheck([['zone']], ({ zone }) => offsetAt(0, zone) !== undefined, 'is in no calendar'),
    ['zone'],
  ),
  v.forward(
    v.partialCheck([['start'], ['zone']], ({ start, zone }) => hasOffsetOf(zone, start), wrongOffset),
    ['start'],
  ),
  v.forward(
    v.partialCheck([['end'], ['zone']], ({ end, zone }) => hasOffsetOf(zone, end), wrongOffset),
    ['end'],
  ),
);

const newsItem = v.strictObject({
  id,
  date: day('Write year, month and day: "2027-01-19".'),
  ...textEntries('title', 'text'),
  topic: advised('Write one word: "Range".'),
  href: v.exactOptional(path),
  link: v.exactOptional(advised('Write what the link leads to: "Read the standards page".')),
  sample: sampleOrReal,
});

const picture = v.strictObject({
  id: idLike('Write the name of a drawing of the gallery without ".svg": "welder-back".'),
  title: advised('Write the line under the picture.'),
  view: v.pipe(
    v.picklist(['front', 'back', 'palm', 'close-up']),
    v.description('What side of the article is seen.'),
  ),
  category: textLike(
    /^\/products\/\S+$/,
    'Write the address of its category: "/products/industrial_gloves/leather".',
  ),
  alt: pictureText,
  sizeKb: v.pipe(
    v.number(),
    v.gtValue(0),
    v.description('Write the size of the file in kilobytes, without quotes.'),
  ),
  isLarge: v.exactOptional(
    flag('Write true, without quotes, for a picture of double width, or leave the line out.'),
  ),
  sample: sampleEntry,
});

const call = v.strictObject({ ...textEntries('heading', 'text', 'label'), path, sample });

export const media = {
  events: file({
    events: distinct(event, 'id'),
  }),

  news: file({ items: distinct(newsItem, 'id') }),

  gallery: file({ pictures: distinct(picture, 'id') }),

  catalogues: file({
    none: call,
    noArticles: v.pipe(call, v.description('Stands in place of "none" where the site shows no articles.')),
    print: call,
  }),
};
