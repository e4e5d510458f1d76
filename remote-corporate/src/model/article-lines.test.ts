import { describe, expect, it } from '@jest/globals';
import {
  articlesOf,
  askedLines,
  differences,
  joinLines,
  listedLines,
  sentLines,
  takeLines,
  takenWith,
} from './article-lines';

const line = (articleNo: string, size = '', quantity = '') => ({ articleNo, quantity, size });
type Line = Parameters<typeof line>;
const join = (list: readonly Line[], more: readonly Line[]) =>
  joinLines(
    list.map((one) => line(...one)),
    more.map((one) => line(...one)),
    { atMost: 3 },
  );

describe('lines of a form', () => {
  it('are joined so that those of an article stand together, and what is there stays', () => {
    const { list } = join([['A1', '9', '6'], ['B2']], [['A1', '9', '1'], ['A1', '10', '2'], ['C3']]);
    expect(list).toEqual([line('A1', '9', '6'), line('A1', '10', '2'), line('B2'), line('C3')]);
  });

  it('are joined at once, as many as a form takes', () => {
    const many = Array.from({ length: 200 }, (_, place) =>
      line(`A${Math.floor(place / 4)}`, `${place % 4}`, '24'),
    );
    const before = process.cpuUsage();
    for (let time = 0; time < 200; time += 1)
      expect(joinLines(many, many, { atMost: 50 }).list).toHaveLength(200);
    expect(articlesOf(many)).toHaveLength(50);
    // Processor time, which other programs do not lengthen: 0.5 s, and 4.5 s where each line looks at all.
    expect(process.cpuUsage(before).user).toBeLessThan(2_500_000);
  });

  it('replace an article without size and quantity', () => {
    expect(join([['A1']], [['A1', '9', '6']]).list).toEqual([line('A1', '9', '6')]);
    expect(join([['A1', '9', '6']], [['A1']]).list).toEqual([line('A1', '9', '6')]);
  });

  it('are refused where the form has no room for the article', () => {
    const { list, refused } = join(
      [['A1'], ['B2'], ['C3']],
      [
        ['D4', '9', '1'],
        ['A1', '9', '1'],
      ],
    );
    expect(list.map(({ articleNo }) => articleNo)).toEqual(['A1', 'B2', 'C3']);
    expect(refused).toEqual([{ line: line('D4', '9', '1') }]);
  });

  it('are added up on request; a quantity in words stays, and so does what cannot be added to it', () => {
    const options = { atMost: 3, onKnown: 'add-up' } as const;
    const { list, refused } = joinLines(
      [line('A1', '9', '6'), line('B2', '', 'about 20')],
      [line('A1', '9', '4'), line('B2', '', '5')],
      options,
    );
    expect(list).toEqual([line('A1', '9', '10'), line('B2', '', 'about 20')]);
    expect(refused).toEqual([
      { line: line('B2', '', '5'), reason: 'First correct the quantity “about 20” of B2.' },
    ]);
  });

  it('are not added to a quantity in words beside an empty line', () => {
    const list = [line('B2', '', ''), line('B2', '', 'about 20')];
    const joined = joinLines(list, [line('B2', '', '5')], { atMost: 3, onKnown: 'add-up' });
    expect(joined.list).toEqual(list);
    expect(joined.refused).toHaveLength(1);
  });

  it('are not added up to more than the greatest quantity', () => {
    const options = { atMost: 3, onKnown: 'add-up' } as const;
    const more = [line('A1', '9', '999999'), line('A1', '10', '999999')];
    const { list, refused } = joinLines([line('A1', '9', '24')], more, options);
    expect(list).toEqual([line('A1', '9', '24'), line('A1', '10', '999999')]);
    expect(refused).toEqual([
      {
        line: line('A1', '9', '999999'),
        reason: 'The total for A1 size 9 is above 999,999. Reduce a quantity.',
      },
    ]);
  });

  it('have what the form asks for', () => {
    const all = [line('A1', '9', '24')];
    expect(askedLines(all, ['quantity', 'size'])).toEqual(all);
    expect(askedLines(all, ['size'])).toEqual([line('A1', '9')]);
    expect(askedLines(all, [])).toEqual([line('A1')]);
  });

  it('are shown by article', () => {
    const list = [line('A1', '9'), line('A1', '10'), line('B2')];
    expect(
      articlesOf(list).map(({ articleNo, lines }) => [articleNo, lines.map(({ place }) => place)]),
    ).toEqual([
      ['A1', [0, 1]],
      ['B2', [2]],
    ]);
  });

  it('are sent without empty ones, unless the article has no other', () => {
    expect(sentLines([line('A1'), line('A1', '9', '1'), line('B2'), line('B2')])).toEqual([
      line('A1', '9', '1'),
      line('B2'),
    ]);
  });
});

describe('lines of a form, when their source is taken again,', () => {
  const taken = [line('A1', '9', '24'), line('B2')];
  const take = (list: readonly Line[], source: readonly Line[]) =>
    takeLines(
      list.map((one) => line(...one)),
      source.map((one) => line(...one)),
      { atMost: 3, taken },
    );

  it('have the quantity that was changed there', () => {
    expect(take([['A1', '9', '24'], ['B2']], [['A1', '9', '48'], ['B2']])).toEqual([
      line('A1', '9', '48'),
      line('B2'),
    ]);
  });

  it('keep what was changed in the form alone', () => {
    const list: readonly Line[] = [['A1', '9', '30'], ['A1', '10', '5'], ['B2']];
    expect(take(list, [['A1', '9', '24'], ['B2']])).toEqual(list.map((one) => line(...one)));
  });

  it('lose a size that was exchanged there, and no other', () => {
    expect(take([['A1', '9', '24'], ['B2']], [['A1', '10', '24']])).toEqual([
      line('A1', '10', '24'),
      line('B2'),
    ]);
    expect(take([['A1', '9', '30']], [['A1', '10', '24']])).toEqual([
      line('A1', '9', '30'),
      line('A1', '10', '24'),
    ]);
  });

  it('keep their amounts where it says none', () => {
    expect(take([['A1', '9', '24']], [['A1']])).toEqual([line('A1', '9', '24')]);
    expect(take([['A1', '9', '24']], [['A1', '9']])).toEqual([line('A1', '9', '24')]);
  });

  it('stay as they are if nobody knows what was taken', () => {
    const options = { atMost: 3, taken: undefined };
    expect(takeLines([line('A1', '9', '30')], [line('A1', '9', '24')], options)).toEqual([
      line('A1', '9', '30'),
    ]);
  });
});

describe('a list that differs from the form', () => {
  const own = [line('A1', '10', '6'), line('B2', '9', '3')];

  it('is told line by line', () => {
    const form = [line('A1', '10', '24'), line('C3', '', '1')];
    expect(differences(form, own, { atMost: 9, taken: form })).toEqual([
      { line: line('A1', '10', '24'), quantity: '6' },
    ]);
    const taken = [...form, line('A1', '9', '2')];
    expect(differences(taken, own, { atMost: 9, taken })).toContainEqual({
      line: line('A1', '9', '2'),
      quantity: undefined,
    });
  });

  it('does not differ where the form alone was changed', () => {
    expect(differences([line('A1', '10', '24')], own, { atMost: 9, taken: own })).toEqual([]);
  });

  it('keeps quantities that were changed in the form', () => {
    const form = [line('A1', '10', '24')];
    const taken = takenWith(form, own, form);
    expect(taken).toEqual([line('A1', '10', '24'), line('B2', '9', '3')]);
    const joined = joinLines(form, own, { atMost: 9 }).list;
    expect(differences(joined, own, { atMost: 9, taken })).toEqual([
      { line: line('A1', '10', '24'), quantity: '6' },
    ]);
    expect(
      differences([line('A1', '10', '30')], own, { atMost: 9, taken: takenWith(own, own, form) }),
    ).toEqual([]);
  });
});

describe('a stored list of another remote', () => {
  it('gives its articles with sizes and quantities', () => {
    const lines = [
      { size: '9', quantity: '6' },
      { size: '10', quantity: '' },
      { size: '', quantity: '' },
    ];
    expect(listedLines([{ articleNo: 'A1', at: 'now', lines }, { articleNo: 'B2' }])).toEqual([
      line('A1', '9', '6'),
      line('A1', '10'),
      line('B2'),
    ]);
  });

  it.each([
    ['no object', [null, 3, 'A1', []]],
    ['no article number', [{ articleNo: '<b>' }, { articleNo: 3 }]],
  ])('gives nothing for %s', (_, items) => {
    expect(listedLines(items)).toEqual([]);
  });

  it.each([[3], ['9'], [null], [[{ size: 3 }]], [[{ size: 'x'.repeat(50), quantity: '' }]]])(
    'gives the article alone for the lines %j',
    (lines) => {
      expect(listedLines([{ articleNo: 'A1', lines }])).toEqual([line('A1')]);
    },
  );
});
