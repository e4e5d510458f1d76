import { expect, it } from '@jest/globals';
import { checkDatabasePlace, parsePostgresAddress } from './postgres-address.js';

const address = {
  host: 'db.example.com',
  port: 5432,
  user: 'u',
  password: 'p@ss',
  database: 'site',
  ssl: true,
};

it.each([
  ['postgres://u:p%40ss@db.example.com/site', address],
  ['postgresql://u:p%40ss@db.example.com:6432/site?sslmode=verify-full', { ...address, port: 6432 }],
  ['postgres://u:p%40ss@db.example.com/site?sslmode=disable', { ...address, ssl: false }],
  ['postgres://u:p%40ss@127.0.0.1/site', { ...address, host: '127.0.0.1', ssl: false }],
  ['postgres://u:p%40ss@[::1]/site', { ...address, host: '::1', ssl: false }],
])('the address %s is read, with TLS to other machines', (text, expected) => {
  expect(parsePostgresAddress(text)).toEqual(expected);
});

it.each([
  ['postgres://u:secret@:x/site', 'is not an address'],
  ['postgres://u:secret@db.example.com', 'names no host, user or database'],
  ['postgres:///site?host=/run/secret', 'names no host, user or database'],
  ['postgres://u:secret@db.example.com/site?sslmode=prefer', 'may end with ?sslmode='],
  ['postgres://u:secret@db.example.com/site?options=-c', 'may end with ?sslmode='],
  ['postgres://u:secret%@db.example.com/site', "a '%' that is not an escape"],
  ['postgre://u:secret@db.example.com/site', 'is no address of PostgreSQL'],
  [' postgres://u:secret@db.example.com/site', 'is no address of PostgreSQL'],
  ['postgres//u:secret@db.example.com/site', 'is no address of PostgreSQL'],
])('the address %s is refused without repeating its password', (text, expected) => {
  const parsing = () => checkDatabasePlace(text);
  expect(parsing).toThrow(expected);
  expect(parsing).not.toThrow('secret');
});
