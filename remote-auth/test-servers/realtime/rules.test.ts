import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Caller, readRules } from './rules.js';
import { pathOf, treeOf } from './tree.js';

const file = path.resolve(__dirname, '../../firebase/database.rules.json');
const rules = readRules(readFileSync(file, 'utf8'));

const ada: Caller = { uid: 'ada', token: {} };
const eve: Caller = { uid: 'eve', token: {} };

const data = { displayName: 'Ada', email: 'ada@example.test', shortcuts: ['mail'], settings: false };
const record = { role: 'admin', from: 'firebase', uid: 'ada', data };
const tree = treeOf({ users: { ada: record, eve: { ...record, uid: 'eve' } } });

const canRead = (caller: Caller, text: string) => rules.canRead(caller, pathOf(text), tree);
const canWrite = (caller: Caller, text: string, value: unknown) =>
  rules.canWrite(caller, pathOf(text), { tree, value: treeOf(value) });

describe('the rules of the database', () => {
  it.each([
    ['the user', ada, true],
    ['another user', eve, false],
    ['a guest', null, false],
  ])('let %s read and write a record: %#', (_who, caller, isAllowed) => {
    expect(canRead(caller, 'users/ada')).toBe(isAllowed);
    expect(canRead(caller, 'users/ada/data/email')).toBe(isAllowed);
    expect(canWrite(caller, 'users/ada', record)).toBe(isAllowed);
    expect(canWrite(caller, 'users/ada/data/displayName', 'Countess')).toBe(isAllowed);
    expect(canWrite(caller, 'users/ada', null)).toBe(isAllowed);
  });

  it.each(['', 'users', 'orders', 'orders/ada'])('let nobody read or write all of /%s', (text) => {
    expect(canRead(ada, text)).toBe(false);
    expect(canWrite(ada, text, { x: 1 })).toBe(false);
  });

  it.each([
    ['an unknown role', { ...record, role: 'owner' }],
    ['no role', { ...record, role: null }],
    ['the id of somebody else', { ...record, uid: 'eve' }],
    ['another service', { ...record, from: 'auth0' }],
    ['an unknown member', { ...record, credit: 1 }],
    ['unknown data', { ...record, data: { ...data, credit: 1 } }],
    ['no name', { ...record, data: { email: data.email } }],
    ['a name that is too long', { ...record, data: { ...data, displayName: 'x'.repeat(201) } }],
    ['a name that is no text', { ...record, data: { ...data, displayName: 1 } }],
    ['lists that are no text', { ...record, data: { ...data, entries: { list: 1 } } }],
    ['shortcuts that are a text', { ...record, data: { ...data, shortcuts: 'mail' } }],
  ])('refuse a record with %s', (_what, changed) => {
    expect(canWrite(ada, 'users/ada', changed)).toBe(false);
  });

  it.each(['staff', 'user'])('accept the role %s', (role) => {
    expect(canWrite(ada, 'users/ada', { ...record, role })).toBe(true);
  });
});
