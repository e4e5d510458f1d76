/** A user as the database keeps one, at `users/{uid}`. The database drops nulls, and objects and lists without content. */
import type { DeepPartial, Settings, User, UserData } from 'shared-types';
import * as v from 'valibot';

/** Data of an account that Firebase has. */
export interface Profile {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photoURL: string | null;
}

type KeptData = UserData & { readonly photoURL?: string };

/** Everybody who signs in with Firebase has this role, unless the record names another one. */
const usualRole = 'admin';

const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);

/** Stands for settings or shortcuts without content. Where nothing is stored, the user has not chosen any yet. */
const nothing = false;

/** The host checks what it takes over. */
const settings = v.custom<DeepPartial<Settings>>((value) => typeof value === 'object' && value !== null);

const recordSchema = v.fallback(
  v.object({
    role: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.notValue('guest'))), undefined),
    data: v.fallback(
      v.object({
        displayName: text,
        photoURL: text,
        settings: v.fallback(v.optional(v.union([settings, v.literal(nothing)])), undefined),
        shortcuts: v.fallback(v.optional(v.union([v.array(v.string()), v.literal(nothing)])), undefined),
        entries: text,
      }),
      {},
    ),
  }),
  { data: {} },
);

/** @param record value in the database; anything may be missing */
export function userOf(record: unknown, profile: Profile): User {
  const { role = usualRole, data } = v.parse(recordSchema, record);
  const photoURL = data.photoURL ?? profile.photoURL;
  const known: KeptData = {
    displayName: data.displayName ?? profile.displayName ?? profile.email ?? 'User',
    ...(profile.email !== null && { email: profile.email }),
    ...(photoURL !== null && { photoURL }),
    ...(data.settings !== undefined && { settings: data.settings || {} }),
    ...(data.shortcuts !== undefined && { shortcuts: data.shortcuts || [] }),
    ...(data.entries !== undefined && { entries: data.entries }),
  };
  return { role, from: 'firebase', uid: profile.uid, data: known };
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

/** Record of a user, whose id and role are not read. @param kept role and profile that users cannot change */
export function recordOf(user: Pick<User, 'data'>, kept: { role: string; profile: Profile }): object {
  const { displayName, settings: look, shortcuts, entries }: KeptData = user.data;
  const { uid, email, photoURL } = kept.profile;
  const record = {
    role: kept.role,
    from: 'firebase',
    uid,
    data: {
      displayName,
      email,
      photoURL,
      settings: look && isEmpty(look) ? nothing : look,
      shortcuts: shortcuts && isEmpty(shortcuts) ? nothing : shortcuts,
      entries,
    },
  };
  // The SDK refuses `undefined`.
  return JSON.parse(JSON.stringify(record)) as object;
}
