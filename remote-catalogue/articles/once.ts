/** A function that computes its result once for each object, as long as the object exists. */
export function once<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    let known = results.get(key);
    if (!known) results.set(key, (known = { result: compute(key) }));
    return known.result;
  };
}
