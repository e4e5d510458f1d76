import fc from 'fast-check';

/** Any character. fast-check's own unit of this kind, `binary`, takes a second to make: it goes through all. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
