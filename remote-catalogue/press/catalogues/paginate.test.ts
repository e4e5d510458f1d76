import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paginate, type Block } from './paginate';

const room = { height: 700, gap: 20 };

const block = (strips: readonly number[]): Block => ({ headHeight: 50, figureHeight: 250, strips });

const heights = fc.array(fc.array(fc.integer({ min: 10, max: 120 }), { maxLength: 20 }), { maxLength: 12 });

describe('putting articles on pages', () => {
  it('puts two articles on a page if they fit, and splits none that fits on one page', () => {
    const pages = paginate([block([100]), block([200]), block([300, 300])], room);
    expect(pages.map((pieces) => pieces.map((piece) => piece.block))).toEqual([[0, 1], [2]]);
    expect(pages[0]?.[1]?.top).toBe(320);
  });

  it('continues an article that is longer than a page on the next page', () => {
    const [first, second, third] = paginate(
      [block(Array.from({ length: 10 }, () => 100)), block([100])],
      room,
    );
    expect(first).toEqual([{ block: 0, top: 0, firstStrip: 0, endStrip: 6 }]);
    expect(second).toEqual([{ block: 0, top: 0, firstStrip: 6, endStrip: 10 }]);
    expect(third?.[0]?.block).toBe(1);
  });

  it('draws every strip of every article once, in order', () => {
    fc.assert(
      fc.property(heights, (all) => {
        const blocks = all.map(block);
        const pieces = paginate(blocks, room).flat();
        blocks.forEach(({ strips }, index) => {
          const own = pieces.filter((piece) => piece.block === index);
          expect(own[0]?.firstStrip).toBe(0);
          expect(own.at(-1)?.endStrip).toBe(strips.length);
          own.slice(1).forEach((piece, at) => expect(piece.firstStrip).toBe(own[at]?.endStrip));
        });
      }),
    );
  });
});
