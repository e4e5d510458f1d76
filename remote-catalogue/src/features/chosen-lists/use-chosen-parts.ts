import { useEffect, useState } from 'react';
import type { Shell } from 'shared-types';
import { listFormat, listKeys, storeList, withTick } from './stored-lists';

const importParts = () => import(/* webpackChunkName: "chosen" */ './tray');

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

/** True if a box was ticked before the script ran. */
const isTicked = () => document.querySelector(`:checked:is(${boxes})`) !== null;

/** The lists and their tray, fetched for those who use them. */
export function useChosenParts(shell: Shell): ChosenParts | undefined {
  const [parts, setParts] = useState<ChosenParts>();
  useEffect(() => {
    let hasArrived = false;
    const lists = Object.values(listKeys).map((key) => shell.storage.open(key, listFormat));
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
    };
    const loadIfNeeded = () => {
      if (!hasArrived && (isTicked() || lists.some(({ getState }) => getState().length > 0))) void load();
    };
    loadIfNeeded();
    // Ticks, and what a user has chosen on another device.
    const ends = lists.map(({ subscribe }) => subscribe(loadIfNeeded));
    document.addEventListener('change', onChange);
    return () => {
      document.removeEventListener('change', onChange);
      for (const end of ends) end();
    };
  }, [shell]);
  return parts;
}
