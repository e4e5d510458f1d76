import type { Brand } from '../build';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34"><path d="M1 1h28v32z"/></svg>';

/** The brand of all tests. */
export const fakeBrand: Brand = {
  sample: true,
  name: 'Test Brand',
  slogan: 'Tested.',
  accents: {
    light: { primary: '#123456', primaryHover: '#012345', tint: '#eeeeff' },
    dark: { primary: '#abcdef', primaryHover: '#bcdef0', tint: '#112233' },
  },
  mark,
  logos: { light: bytesOf(mark), dark: bytesOf(mark), large: bytesOf('PNG') },
  categories: { cotton: mark.replace('30 34', '300 375') },
};
