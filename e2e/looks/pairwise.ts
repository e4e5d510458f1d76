/** Rows of choices in which each two values of two options meet at least once. */
export type Options = Readonly<Record<string, readonly string[]>>;

export type Row = Readonly<Record<string, string>>;

type Choice = readonly [option: string, value: string];

const pairName = ([one, value]: Choice, [other, otherValue]: Choice) =>
  `${one}=${value} ${other}=${otherValue}`;

/** The pairs that a row has of an option with those before it. */
const pairsWith = (row: Row, option: string, value: string) =>
  Object.entries(row).map((choice) => pairName(choice, [option, value]));

function allPairs(options: Options): Set<string> {
  const names = Object.keys(options);
  const valuesOf = (name: string) => options[name] ?? [];
  return new Set(
    names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .flatMap((other) =>
          valuesOf(one).flatMap((value) =>
            valuesOf(other).map((otherValue) => pairName([one, value], [other, otherValue])),
          ),
        ),
    ),
  );
}

/** Rows until all pairs have met. Each option takes the value that brings most new pairs, the rarest among equals. */
export function pairwiseRows(options: Options): readonly Row[] {
  const open = allPairs(options);
  const uses = new Map<string, number>();
  const rows: Row[] = [];
  const usesOf = (option: string, value: string) => uses.get(`${option} ${value}`) ?? 0;
  while (open.size > 0) {
    const [seed = ''] = open;
    const fixed = Object.fromEntries(seed.split(' ').map((part) => part.split('=') as [string, string]));
    let row: Row = {};
    for (const [option, values] of Object.entries(options)) {
      const gain = (value: string) => pairsWith(row, option, value).filter((pair) => open.has(pair)).length;
      const [best = ''] = [...values].sort(
        (one, other) => gain(other) - gain(one) || usesOf(option, one) - usesOf(option, other),
      );
      const value = fixed[option] ?? best;
      for (const pair of pairsWith(row, option, value)) open.delete(pair);
      uses.set(`${option} ${value}`, usesOf(option, value) + 1);
      row = { ...row, [option]: value };
    }
    rows.push(row);
  }
  return rows;
}
