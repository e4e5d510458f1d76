/** Types of `remote.json`. Each key is documented in its schema, `schemas/descriptor.ts` and `schemas/offer.ts`. */
import type { RecordOf } from './record-of';
import type { descriptorSchema } from './schemas/descriptor.js';

/** `remote.json`, the offer of a remote. Written by its team, copied into the release as it is. */
export type RemoteDescriptor = RecordOf<typeof descriptorSchema>;

/** The places of the host that a remote can fill. */
export type SlotDescriptors = NonNullable<RemoteDescriptor['slots']>;

/** Fields of a form, by the names in `fields` of the message, in the order of the form. */
export type FormDeclaration = NonNullable<RemoteDescriptor['forms']>[string];

/** A field of a form. */
export type FormField = FormDeclaration[string];

/** One page, or one family of pages. */
export type RouteDescriptor = RemoteDescriptor['routes'][number];

/** The link to a feed. */
export type FeedLink = NonNullable<RouteDescriptor['feed']>;

/** One thing that is stored in a visitor's browser, as the privacy page lists it. */
export type StorageEntry = RemoteDescriptor['storage'][number];

/** Sign by which the host shows that a list has items. The host does not know what they are. */
export type CountedKey = NonNullable<StorageEntry['counted']>;
