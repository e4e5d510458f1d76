import { useEffect, useState } from 'react';
import type { Shell } from 'shared-types';
import { listFormat, listKeys, storeList, withTick } from './stored-lists';

const importParts = () => import(/* webpackChunkName: "chosen" */ './chosen-parts');

type ChosenParts = Awaited<ReturnType<typeof importParts>>;

async function loadParts({ storage }: Shell): Promise<ChosenParts> {
  const parts = await importParts();
  parts.connectChosenLists(storage);
  return parts;
}

/** Puts an article on the list to compare, or takes it off. */
export const setCompared = async (shell: Shell, articleNo: string, isCompared: boolean): Promise<void> =>
  (await loadParts(shell)).chosenLists.compare.change(articleNo, isCompared);

const boxes = '[name="compare"], [name="enquiry"]';

/** Whether this visitor has lists, or has ticked a box before the script ran. */
const hasChosen = ({ storage }: Shell): boolean =>
  Object.values(listKeys).some((key) => storage.open(key, listFormat).getState().length > 0) ||
  document.querySelector(`:checked:is(${boxes})`) !== null;

/** The lists and their tray, fetched for those who use them. */
export function useChosenParts(shell: Shell): ChosenParts | undefined {
  const [parts, setParts] = useState<ChosenParts>();
  useEffect(() => {
    let hasArrived = false;
    const load = async () => {
      try {
        setParts(await loadParts(shell));
        hasArrived = true;
      } catch {
        // Asked for again with the next tick.
      }
    };
    const onChange = ({ target }: Event) => {
      if (hasArrived || !(target instanceof HTMLInputElement) || !target.matches(boxes)) return;
      const stored = shell.storage.open(listKeys[target.name as keyof typeof listKeys], listFormat);
      // The visitor may leave before the lists are there to take the tick.
      storeList(stored, withTick(stored.getState(), target.value, target.checked));
      void load();
    };
    if (hasChosen(shell)) void load();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [shell]);
  return parts;
}
