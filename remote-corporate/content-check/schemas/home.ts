import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { file, path, percent, pictureText, text, textEntries } from './parts.js';

const cell = closedObject({
  ...textEntries('code', 'name', 'meaning'),
  value: v.exactOptional(v.number()),
  max: v.exactOptional(v.number()),
});

const callout = closedObject({
  term: v.pipe(text, v.maxLength(24)),
  text: v.pipe(text, v.maxLength(28)),
  at: v.pipe(
    closedObject({ x: percent, y: percent }),
    v.description(
      'Write where the part is in the large drawing: x from its left edge and y from its upper edge, each in percent.',
    ),
  ),
});

export const home = {
  home: file({
    promise: text,
    actions: v.array(closedObject({ label: text, path })),
    drawings: closedObject({ large: pictureText, small: pictureText }),
    callouts: v.array(callout),
    groups: v.array(closedObject({ ...textEntries('group', 'heading', 'all'), path })),
    marking: closedObject({
      ...textEntries('heading', 'text', 'example'),
      picture: pictureText,
      cells: v.array(cell),
    }),
    hazards: closedObject({ ...textEntries('heading', 'all'), path }),
    trades: closedObject({ ...textEntries('heading', 'all'), path }),
    answers: closedObject({
      heading: text,
      links: v.array(closedObject({ ...textEntries('label', 'text'), path })),
    }),
  }),
};
