/** Parts that screens draw beside the text of their page. */
type ScreenParts = {
  /** Data files of the screen that have another name than it. */
  data?: readonly string[];
  /** Anchors of headings and forms. */
  headings?: readonly string[];
  /** True if the screen has no place for text of its own. */
  isTextless?: true;
  /** Parts with a place in the text, each once: `::insert[goals]`. */
  inserts?: readonly string[];
  entries?: readonly DrawnEntries[];
};

/** A list of a data file: `prefix` and the field of each entry make an anchor. */
type DrawnEntries = { file: string; list: string; field: string; prefix?: string };

const parts: Readonly<Record<string, ScreenParts>> = {
  'about-us': { data: ['glance'] },
  'about-us-objectives': { data: ['goals'], headings: ['goals'], inserts: ['goals'] },
  career: { data: ['jobs'], entries: [{ file: 'jobs', list: 'jobs', field: 'id', prefix: 'job-' }] },
  'contact-us': { data: ['enquiry'], headings: ['your-enquiry'], isTextless: true },
  credentials: {
    data: ['certificates'],
    headings: ['by-hazard'],
    inserts: ['certificates', 'standards'],
    entries: [{ file: 'standards', list: 'standards', field: 'slug' }],
  },
  forms: {
    headings: [
      ...['sample-request', 'return-or-complaint', 'documents', 'supplier-enquiry'],
      ...['applications', 'registrations'],
    ],
  },
  home: { isTextless: true },
  gallery: { entries: [{ file: 'gallery', list: 'pictures', field: 'id' }] },
  media: {
    data: ['news'],
    headings: ['news', 'press-kit'],
    inserts: ['news'],
    entries: [{ file: 'news', list: 'items', field: 'id' }],
  },
  'media-events': {
    data: ['events'],
    headings: ['upcoming', 'past'],
    entries: [{ file: 'events', list: 'events', field: 'id' }],
  },
  policies: { inserts: ['policies'] },
  'privacy-policy': { inserts: ['counsel', 'enquiries', 'processors', 'retention', 'storage'] },
};

/** Parts by the name of the screen. */
export const screenParts: ReadonlyMap<string, ScreenParts> = new Map(Object.entries(parts));
