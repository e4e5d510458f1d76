import { expect, it } from '@jest/globals';
import { printableDrawing } from './printable-drawing';

it('writes the opacity of a shape as fill and stroke opacity, and leaves groups unchanged', () => {
  expect(printableDrawing('<g opacity=".5"><path d="M0 0" opacity=".85"/><use href="#a"/></g>')).toBe(
    '<g opacity=".5"><path d="M0 0" fill-opacity=".85" stroke-opacity=".85"/><use href="#a"/></g>',
  );
});
