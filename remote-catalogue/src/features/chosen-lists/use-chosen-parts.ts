import { useEffect, useState } from 'react';
import { storeTick } from './store-tick';
import { listKeys, readStored } from '../../storage';

const importParts = () => import(/* webpackChunkName: "chosen" */ './chosen-parts');

/** Takes an article off the list to compare. */
export const stopComparing = async (articleNo: string): Promise<void> =>
  (await importParts()).chosenLists.compare.change(articleNo, false);

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
    let hasArrived = false;
    const load = async () => {
      try {
        setParts(await importParts());
        hasArrived = true;
      } catch {
        // Asked for again with the next tick.
      }
    };
    const onChange = ({ target }: Event) => {
      if (hasArrived || !(target instanceof HTMLInputElement) || !target.matches(boxes)) return;
      storeTick(listKeys[target.name as keyof typeof listKeys], target.value, target.checked);
      void load();
    };
    if (hasChosen()) void load();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  return parts;
}
