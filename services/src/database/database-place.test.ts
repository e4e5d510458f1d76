import { expect, it } from '@jest/globals';
import { checkDatabasePlace } from './database-place.js';

it.each([
  '/srv/enquiries.sqlite',
  'postgres://u:p%40ss@db.example.com/site',
  'postgresql://u:p%40ss@[::1]:6432/site?sslmode=disable',
])('the place %s is taken', (place) => {
  expect(() => checkDatabasePlace(place)).not.toThrow();
});

it.each([
  'postgres://u:secret@:x/site',
  'postgre://u:secret@db.example.com/site',
  ' postgres://u:secret@db.example.com/site',
  'postgres//u:secret@db.example.com/site',
])('the place %s is refused without repeating its password', (place) => {
  const checking = () => checkDatabasePlace(place);
  expect(checking).toThrow('is no address of PostgreSQL');
  expect(checking).not.toThrow('secret');
});
