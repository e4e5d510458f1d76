// Stands in for the version ranges of the federation runtime (@module-federation/runtime-core 2.9.2), of which our builds
// write one form, `^1.2.3`, and the runtime itself another, `<=1.2.3`. Any other range or version fits nothing.

/** @param {string} version @returns {number[]} three; none for another form */
const numbersIn = (version) => {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return parts.map(Number);
};

/** @param {number[]} one @param {number[]} other @returns {number} below 0 if the first is the older */
const difference = (one, other) => {
  const place = one.findIndex((number, index) => number !== other[index]);
  return (one[place] ?? 0) - (other[place] ?? 0);
};

/** Within `^`, the first number that is not 0 stays. @param {number[]} version @param {number[]} least */
const isCompatible = (version, least) => {
  const place = least.findIndex((number) => number > 0);
  return version.slice(0, place < 0 ? 3 : place + 1).every((number, index) => number === least[index]);
};

/** @param {string} version @param {string} range */
export function satisfy(version, range) {
  const [, operator, bound = ''] = /^(\^|<=)(.*)$/.exec(range) ?? [];
  const [has, limit] = [numbersIn(version), numbersIn(bound)];
  if (has.length === 0 || limit.length === 0) return false;
  const order = difference(has, limit);
  return operator === '^' ? order >= 0 && isCompatible(has, limit) : order <= 0;
}
