/** `remote.json`: what a remote offers. Each key is documented in its schema, `schemas/descriptor.mjs` and `schemas/offer.mjs`. */
import type { RecordOf } from './record-of';
import type { descriptorSchema } from './schemas/descriptor.mjs';

/** `remote.json`: what a remote offers. Written by its team, copied into the release as it is. */
export type RemoteDescriptor = RecordOf<typeof descriptorSchema>;

/** The places of the host that a remote can fill. */
export type SlotDescriptors = NonNullable<RemoteDescriptor['slots']>;

/** What a form may send: its fields by the names in `fields` of the message, with their greatest length in characters. */
export type FormDeclaration = NonNullable<RemoteDescriptor['forms']>[string];

/** One page, or one family of pages. */
export type RouteDescriptor = RemoteDescriptor['routes'][number];

/** The link to a feed. */
export type FeedLink = NonNullable<RouteDescriptor['feed']>;

/** One thing that is stored in a visitor's browser, as the privacy page lists it. */
export type StorageEntry = RemoteDescriptor['storage'][number];

/** How the host shows that a list has items. What they are, it does not know. */
export type CountedKey = NonNullable<StorageEntry['counted']>;
