import { describe, expect, it } from '@jest/globals';
import { testFiles } from '../src/testing/test-catalogue';
import { checkSettings } from './catalogue-settings';
import { problemLine } from './check/problem';

const text = testFiles().settings?.text ?? '';
const fileOf = (settings: string) => ({ name: 'catalogue.json', text: settings });
const numbers = ['XP301', 'KC407', 'WL503', 'JV803'];

/** Problems of the settings with one piece of their text exchanged. */
function lines(from: string, to: string): string {
  const file = fileOf(text.replace(from, to));
  expect(file.text).not.toBe(text);
  const { problems, checkNamed } = checkSettings(file);
  return [...problems, ...checkNamed(numbers)].map(problemLine).join('\n');
}

describe('the settings of a catalogue', () => {
  it('are read as they are written', () => {
    const { settings, problems, checkNamed } = checkSettings(fileOf(text));
    expect({ settings, problems }).toEqual({ settings: JSON.parse(text) as unknown, problems: [] });
    expect(checkNamed(numbers)).toEqual([]);
  });

  it('are empty where there is no file', () => {
    const { settings, problems, checkNamed } = checkSettings(undefined);
    expect([settings, problems, checkNamed([])]).toEqual([{}, [], []]);
  });

  it.each([
    ['"cover"', '"covers"', 'covers "XP301": is not a known key: did you mean "cover"?'],
    [
      '"cover": "XP301"',
      '"cover": "XP310"',
      'catalogue.json:3:12 cover "XP310": is no article of the catalogue. Did you mean “XP301”?',
    ],
    ['"cover": "XP301"', '"cover": "A1"', 'cover "A1": is no article of the catalogue.'],
    ['"2026-11-20"', '"November"', 'imprint.edition "November": must be a day written as 2026-11-20'],
    ['"email"', '"mail"', 'imprint.email: is missing'],
    ['Handwell Safety', ' ', 'imprint.company " ": must not be empty'],
    ['{', '{,', 'catalogue.json:1:2'],
  ])('with %s set to %s are rejected at their position', (from, to, message) => {
    expect(lines(from, to)).toContain(message);
  });
});
