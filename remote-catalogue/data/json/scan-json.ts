import type { JsonMember, JsonNode } from './json-node';
import { JsonCursor, JsonFault } from './json-tokens';

/** What a text is. */
export type JsonScan =
  | { readonly kind: 'json'; readonly root: JsonNode }
  | { readonly kind: 'fault'; readonly message: string; readonly start: number };

/** Deep enough for articles, and no danger to the stack. */
const deepest = 64;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads a JSON text and keeps where each value stands; stops at the first fault. */
export function scanJson(text: string): JsonScan {
  const unreadable = text.indexOf('\ufffd');
  if (unreadable >= 0) return { kind: 'fault', message: 'is not UTF-8 from here on', start: unreadable };
  if (text.startsWith('\ufeff')) {
    return { kind: 'fault', message: 'begins with a byte order mark; save it without', start: 0 };
  }
  try {
    const cursor = new JsonCursor(text);
    const root = readValue(cursor, 0);
    return cursor.peek() === '' ? { kind: 'json', root } : cursor.fail('the end of the file');
  } catch (error) {
    if (error instanceof JsonFault) return { kind: 'fault', message: error.message, start: error.start };
    throw error;
  }
}

function readValue(cursor: JsonCursor, depth: number): JsonNode {
  if (depth > deepest) cursor.fail(`at most ${deepest} levels`);
  switch (cursor.peek()) {
    case '{':
      return readObject(cursor, depth);
    case '[':
      return readArray(cursor, depth);
    case '"':
      return { kind: 'leaf', start: cursor.start, value: readString(cursor) };
    default:
      return readWord(cursor);
  }
}

function readString(cursor: JsonCursor): string {
  cursor.peek();
  const printed = cursor.match('string') ?? cursor.fail('a text in double quotes, closed on its line');
  return JSON.parse(printed) as string;
}

function readWord(cursor: JsonCursor): JsonNode {
  const { start } = cursor;
  const number = cursor.match('number');
  if (number !== undefined) return { kind: 'leaf', start, value: Number(number) };
  const value = words.get(cursor.match('word') ?? '');
  if (value === undefined) throw new JsonFault('expected a value', start);
  return { kind: 'leaf', start, value };
}

function readArray(cursor: JsonCursor, depth: number): JsonNode {
  const { start } = cursor;
  const items = readList(cursor, ['[', ']'], () => readValue(cursor, depth + 1));
  return { kind: 'array', start, items };
}

function readObject(cursor: JsonCursor, depth: number): JsonNode {
  const { start } = cursor;
  const members = readList(cursor, ['{', '}'], () => readMember(cursor, depth));
  return { kind: 'object', start, members };
}

function readMember(cursor: JsonCursor, depth: number): JsonMember {
  cursor.peek();
  const { start } = cursor;
  const key = readString(cursor);
  if (!cursor.takes(':')) cursor.fail('“:”');
  return { key, start, value: readValue(cursor, depth + 1) };
}

function readList<Item>(
  cursor: JsonCursor,
  [open, close]: readonly [string, string],
  readItem: () => Item,
): readonly Item[] {
  cursor.takes(open);
  if (cursor.takes(close)) return [];
  const items = [readItem()];
  while (cursor.takes(',')) items.push(readItem());
  if (!cursor.takes(close)) cursor.fail(`“,” or “${close}”`);
  return items;
}
