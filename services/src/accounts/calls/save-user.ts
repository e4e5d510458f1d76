import { faultText } from 'shared-types/json/read-record';
import * as v from 'valibot';
import { refusal } from 'server/http/path-handler';
import { countRequest } from 'server/http/request-limiter';
import { changeData, type StoredUserData } from '../account-store.js';
import { displayNameFrom } from '../display-name.js';
import { maxEntriesBytes, maxSettingsBytes } from '../limits.js';
import { isPlainObject } from '../read-json-object.js';
import { againText, invalidToken, userOf } from './answers.js';
import { sessionOf } from './authorization.js';
import type { AnswerCall } from './call.js';

const maxShortcuts = 100;
const maxShortcutLength = 100;

const jsonOf = (maxBytes: number) =>
  v.pipe(
    v.unknown(),
    v.check(
      (value) => Buffer.byteLength(JSON.stringify(value)) <= maxBytes,
      `must have at most ${maxBytes} bytes`,
    ),
  );

const shortcutIds = v.pipe(
  v.array(
    v.pipe(v.string('must be a text'), v.maxLength(maxShortcutLength, 'is too long')),
    'must be a list',
  ),
  v.maxLength(maxShortcuts, `must have at most ${maxShortcuts} ids`),
);

/** Changes that users may make to their own data. `null` takes a member away; one that is absent stays. */
const changeSchema = v.object({
  displayName: v.nullish(v.string('must be a text')),
  settings: v.nullish(jsonOf(maxSettingsBytes)),
  shortcuts: v.nullish(shortcutIds),
  entries: v.nullish(jsonOf(maxEntriesBytes)),
});

/** A list passes for an object elsewhere, and has a member `entries`. */
const anObject = v.custom<object>((value) => isPlainObject(value), 'must be an object');

const missing = 'is missing';

const bodySchema = v.object(
  { user: v.pipe(anObject, v.object({ data: v.pipe(anObject, changeSchema) }, missing)) },
  missing,
);

type Change = v.InferOutput<typeof changeSchema>;

function changed(before: StoredUserData, { displayName, ...change }: Change, email: string): StoredUserData {
  const members = Object.entries({ ...before, ...change }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const name = displayName ? displayNameFrom(displayName, email) : before.displayName;
  return { ...Object.fromEntries(members), displayName: name };
}

/** `POST /api/auth/user/update`. Role, id and e-mail address are not the user's to change, so they are not read. */
export const saveUser: AnswerCall = async (world, call) => {
  const { account } = await sessionOf(world, call);
  const waitMs = await countRequest(world.saves, call.network);
  if (waitMs > 0) return refusal(429, `Too many changes. ${againText(waitMs)}`);
  const parsed = v.safeParse(bodySchema, call.body);
  if (!parsed.success) return refusal(400, faultText(parsed.issues[0]));
  const { data } = parsed.output.user;
  const saved = await changeData(world.queries, account, (before) => changed(before, data, account.email));
  return saved ? { status: 200, body: { user: userOf(saved) } } : invalidToken;
};
