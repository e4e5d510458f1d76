import { useEffect, useState } from 'react';
import { listKeys, readStored } from '../../storage';

const importParts = () => import(/* webpackChunkName: "chosen" */ './chosen-parts');

type ChosenParts = Awaited<ReturnType<typeof importParts>>;

const boxes = '[name="compare"], [name="enquiry"]';

/** Whether this visitor has lists, or has ticked a box before the script ran. */
const hasChosen = () =>
  Object.values(listKeys).some((key) => readStored(key) !== null) ||
  document.querySelector(`:checked:is(${boxes})`) !== null;

/** The lists and their tray, fetched for those who use them. */
export function useChosenParts(): ChosenParts | undefined {
  const [parts, setParts] = useState<ChosenParts>();
  useEffect(() => {
    // What does not arrive is asked for again with the next tick.
    const load = () => void importParts().then(setParts, () => {});
    const onChange = ({ target }: Event) => {
      if (target instanceof Element && target.matches(boxes)) load();
    };
    if (hasChosen()) load();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  return parts;
}
