/** Made from events.schema.json by `npm run content:types`. */
export interface Contents {
  $schema: string;
  upcoming: string;
  noUpcoming: string;
  none: string;
  past: string;
  cancelled: string;
  events: {
    /**
     * Write small letters, digits and hyphens: "measuring-hands". It becomes the address of the entry and never changes.
     */
    id: string;
    /**
     * Write the kind of event: "Fair", "Training" or "Webinar".
     */
    kind: string;
    /**
     * Write the name of the event.
     */
    title: string;
    /**
     * Write day, time and zone: "2027-01-19T09:00:00+02:00".
     */
    start: string;
    /**
     * Write day, time and zone: "2027-01-19T09:00:00+02:00".
     */
    end: string;
    /**
     * Write the zone of the place by its name in calendars: "Europe/Berlin".
     */
    zone: string;
    /**
     * Write true, without quotes, where calendars show whole days, or leave the line out.
     */
    allDay?: boolean;
    /**
     * Write hall and stand, place.
     */
    place: string;
    /**
     * Whether it takes place.
     */
    status: 'planned' | 'cancelled';
    /**
     * Write 0 for a new event, and one more after each change, without quotes.
     */
    sequence: number;
    /**
     * Write when you changed it, with zone: "2026-11-19T15:00:00Z".
     */
    updated: string;
    /**
     * Write one sentence, or leave the line out.
     */
    remark?: string;
    /**
     * Write true for an invented entry, false for a real one, without quotes.
     */
    sample: boolean;
    /**
     * Write where a visitor registers, "https://…" or "mailto:{email}?subject=…", or leave the line out.
     */
    registrationUrl?: string;
  }[];
  today: string;
  onNow: string;
  add: string;
  update: string;
  subscribed: string;
  subscribe: string;
  all: string;
  feed: string;
  file: string;
  register: string;
}

declare const contents: Contents;
export default contents;
export const upcoming: Contents['upcoming'];
export const noUpcoming: Contents['noUpcoming'];
export const none: Contents['none'];
export const past: Contents['past'];
export const cancelled: Contents['cancelled'];
export const events: Contents['events'];
export const today: Contents['today'];
export const onNow: Contents['onNow'];
export const add: Contents['add'];
export const update: Contents['update'];
export const subscribed: Contents['subscribed'];
export const subscribe: Contents['subscribe'];
export const all: Contents['all'];
export const feed: Contents['feed'];
export const file: Contents['file'];
export const register: Contents['register'];
