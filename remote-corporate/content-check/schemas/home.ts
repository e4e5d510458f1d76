import * as v from 'valibot';
import { advised, file, path, percent, pictureText, text, textEntries, texts } from './parts.js';

const cell = v.strictObject({
  ...textEntries('code', 'name', 'meaning'),
  value: v.exactOptional(v.number()),
  max: v.exactOptional(v.number()),
});

const callout = v.strictObject({
  term: v.pipe(text, v.maxLength(24)),
  text: v.pipe(text, v.maxLength(28)),
  at: v.pipe(
    v.strictObject({ x: percent, y: percent }),
    v.description(
      'Write where the part is in the large drawing: x from its left edge and y from its upper edge, each in percent.',
    ),
  ),
});

export const home = {
  home: file({
    actions: v.array(v.strictObject({ label: text, path })),
    drawings: v.strictObject({ large: pictureText, small: pictureText }),
    callouts: v.array(callout),
    groups: v.array(v.strictObject({ ...textEntries('group', 'heading', 'all'), path })),
    marking: v.strictObject({
      ...textEntries('heading', 'text', 'example'),
      picture: pictureText,
      cells: v.array(cell),
    }),
    featured: v.strictObject({ ...textEntries('heading', 'all'), path }),
  }),

  'home-sections': file({
    notice: text,
    goals: v.strictObject({
      ...textEntries('heading', 'path'),
      names: v.pipe(v.array(advised('Write the goal as goals.json names it.')), v.maxLength(3)),
    }),
    news: texts('heading'),
    answers: v.strictObject({
      heading: text,
      links: v.array(v.strictObject({ ...textEntries('label', 'text'), path })),
    }),
  }),
};
