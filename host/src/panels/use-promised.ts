import { useEffect, useState } from 'react';

/** Value of a promise; `undefined` until it resolves, and if it rejects. @param load always the same function */
export function usePromised<Value>(load: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isHere = true;
    load().then(
      (loaded) => isHere && setValue(() => loaded),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  return value;
}
