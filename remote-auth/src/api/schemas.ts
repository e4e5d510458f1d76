import * as v from 'valibot';

const user = v.object({
  role: v.string(),
  from: v.picklist(['default', 'firebase', 'auth0']),
  uid: v.exactOptional(v.string()),
  data: v.object({
    displayName: v.string(),
    email: v.exactOptional(v.string()),
  }),
});

const message = v.nullish(v.string(), null);

/** The answer to credentials that belong to somebody. */
export const acceptedSchema = v.object({ user, access_token: v.pipe(v.string(), v.nonEmpty()) });

/** The answer to credentials that do not. */
export const refusedSchema = v.object({ error: v.object({ username: message, password: message }) });
