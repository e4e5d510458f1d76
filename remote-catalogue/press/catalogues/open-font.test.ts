import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { openFont, printableText } from './open-font';

const font = openFont(
  createRequire(__filename).resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
);

describe('a text on paper', () => {
  it('keeps letters of Europe, units and signs of comparison', () => {
    const text = 'Größe 10, łódź, 0.8 µm, 250 °C, 220 g/m², ≥\u00a08\u00a0000 cycles, ≤ 7 kN – “X” …';
    expect(printableText(text, font)).toBe(text);
  });

  it('has a mark in the place of characters that the typeface lacks', () => {
    expect(printableText('Dry. 耐熱手袋 for Japan 🧤', font)).toBe('Dry. […] for Japan […]');
  });
});
