/** @jest-environment node */
import { expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { drawSvg } from './draw-svg';

/** Operators that a drawing of 100 x 100 units writes into a page. */
async function written(content: string): Promise<string> {
  const document = new PDFDocument({ compress: false, size: [100, 100], margin: 0 });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  drawSvg(document, `<svg viewBox="0 0 100 100">${content}</svg>`, { x: 0, y: 0, width: 100 });
  document.end();
  await new Promise((resolve) => document.on('end', resolve));
  return Buffer.concat(parts).toString('latin1');
}

it('draws shapes with the style of their groups, clipped and filled by what they refer to', async () => {
  const text = await written(
    '<defs><path id="a" d="M1 2L3 4Z"/><clipPath id="c"><use href="#a"/></clipPath>' +
      '<pattern id="p" width="5" height="6"><circle cx="2" cy="2" r="1" fill="#ff0000"/></pattern></defs>' +
      '<g clip-path="url(#c)" stroke="#00ff00" stroke-opacity=".5" fill="none"><use href="#a" stroke-width="7" opacity=".5"/></g>' +
      '<rect x="1" y="1" width="9" height="9" fill="url(#p)"/>',
  );
  expect(text).toContain('1 2 m\n3 4 l\nh\nW n');
  expect(text).toMatch(/\/CA 0\.25\b/);
  expect(text).toMatch(/0 1 0 SCN[^]*7 w[^]*1 2 m\n3 4 l\nh\nS/);
  expect(text).toMatch(/\/XStep 5\n\/YStep 6/);
  expect(text).toMatch(/1 0 0 \/P1 scn/);
});

it.each(['<text/>', '<g opacity=".5"/>', '<g transform="skewX(3)"/>', '<use href="#nothing"/>'])(
  'refuses %s instead of leaving it out',
  async (content) => {
    await expect(written(content)).rejects.toThrow('A drawing does not go into a PDF');
  },
);
