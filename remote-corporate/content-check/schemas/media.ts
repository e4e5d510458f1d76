import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { day, distinct, file, flag, id, link, path, pictureText } from './parts.js';
import { sample, text, textEntries, textLike, time, wholeNumber } from './parts.js';

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
  offsetAt(Date.parse(time), zone) === time.slice(19).replace('Z', '+00:00');

const event = v.pipe(
  closedObject({
    id,
    ...textEntries('kind', 'title', 'place'),
    start: time(timeAdvice),
    end: time(timeAdvice),
    zone: textLike(
      /^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_+/0-9-]*$/,
      'Write the zone of the place by its name in calendars: "Europe/Berlin".',
    ),
    allDay: v.exactOptional(flag('Write true where calendars show whole days.')),
    status: v.picklist(['planned', 'cancelled']),
    /** Calendars count changes in 32 bits. */
    sequence: v.pipe(
      wholeNumber(2_147_483_647),
      v.description('Write 0 for a new event, and one more after each change.'),
    ),
    updated: time('Write when you changed it, with zone: "2026-11-19T15:00:00Z".'),
    remark: v.exactOptional(text),
    sample: v.boolean(),
    registration: v.exactOptional(
      v.union(
        [v.literal('form'), v.pipe(link, v.startsWith('https://'))],
        'is neither "form", for our form, nor the address of another site',
      ),
    ),
  }),
  v.check(({ start, end }) => !(Date.parse(start) >= Date.parse(end)), 'end is not after start'),
  v.check(
    ({ start, end, zone }) => hasOffsetOf(zone, start) && hasOffsetOf(zone, end),
    'start or end has not the offset that the zone has then, or no calendar has the zone',
  ),
);

const newsItem = closedObject({
  id,
  date: day('Write year, month and day: "2027-01-19".'),
  ...textEntries('title', 'text', 'topic'),
  href: v.exactOptional(path),
  link: v.exactOptional(text),
  sample: v.boolean(),
});

const picture = closedObject({
  id,
  title: text,
  view: v.picklist(['front', 'back', 'palm', 'close-up']),
  category: path,
  alt: pictureText,
  sizeKb: v.pipe(v.number(), v.gtValue(0)),
  isLarge: v.exactOptional(flag('Write true for a picture of double width.')),
  sample,
});

const call = closedObject({ ...textEntries('heading', 'text', 'label'), path, sample });

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
