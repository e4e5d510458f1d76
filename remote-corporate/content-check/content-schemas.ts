/** Schemas of data files: by name of a file, `events` for `data/events.json`, or of a list that several files have. */
import type { GenericSchema } from 'valibot';
import { company } from './schemas/company.js';
import { forms } from './schemas/forms.js';
import { home } from './schemas/home.js';
import { lists } from './schemas/lists.js';
import { media } from './schemas/media.js';

export type Schemas = Readonly<Record<string, GenericSchema>>;

export const contentSchemas = { ...lists, ...home, ...company, ...media, ...forms };
