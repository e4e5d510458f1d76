import { expect, it } from '@jest/globals';
import { cleanEmail, isEmail, isVisible } from './email.js';

it.each([
  'info@example.com\u200B',
  '\uFEFFin\u00ADfo@example.com',
  '\u202Ainfo@example.com\u202C',
  '\u00A0 info@example.com\t\n',
  'mailto:info@example.com',
  'MAILTO: info@example.com',
  '<info@example.com>',
  ' < info@example.com > ',
  '<mailto:info@example.com>',
  'mailto:<info@example.com>',
  'ｉｎｆｏ＠example.com',
])('an address pasted as %j is info@example.com', (text) => {
  expect(cleanEmail(text)).toBe('info@example.com');
});

it.each([
  "o'neil+gloves@mail.example.com",
  'first.last@sub-domain.example.com',
  'jörg@müller.example',
  'उपयोगकर्ता@उदाहरण.भारत',
  `${'x'.repeat(242)}@example.com`,
])('%j is an address', (text) => {
  expect([cleanEmail(text), isEmail(text)]).toEqual([text, true]);
});

it.each([
  '',
  'info',
  'info@example',
  '@example.com',
  'info@@example.com',
  'in fo@example.com',
  'in\nfo@example.com',
  'info@example..com',
  'in..fo@example.com',
  '.info@example.com',
  'info.@example.com',
  'info@example.com.',
  'info@example.com,',
  'info@example.com;',
  'info@example.com, ada@example.com',
  'info@-example.com',
  'a:b@example.com',
  'Ada <info@example.com>',
  '<<info@example.com>>',
  `${'x'.repeat(243)}@example.com`,
])('%j is no address', (text) => {
  expect(isEmail(cleanEmail(text))).toBe(false);
});

it.each(['', ' \t', '\u200B', '\u2060\u3164', '\u2800'])('the name %j shows nothing', (name) => {
  expect(isVisible(name)).toBe(false);
});

it.each(['李', '-', '👩\u200D🔧', 'می\u200Cخواهم'])('the name %j shows something', (name) => {
  expect(isVisible(name)).toBe(true);
});
