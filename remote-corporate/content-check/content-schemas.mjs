/** What data files may contain: by name of a file, `events` for `data/events.json`, or of a list that several files have. */
import { company } from './schemas/company.mjs';
import { forms } from './schemas/forms.mjs';
import { home } from './schemas/home.mjs';
import { lists } from './schemas/lists.mjs';
import { media } from './schemas/media.mjs';

/** @typedef {Readonly<Record<string, import('valibot').GenericSchema>>} Schemas */

export const contentSchemas = { ...lists, ...home, ...company, ...media, ...forms };
