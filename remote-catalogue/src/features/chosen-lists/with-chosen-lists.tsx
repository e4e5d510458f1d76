import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ScreenSource } from '../../api/open-catalogue';
import { compareForm } from '../../components/choice-box';
import { ChosenListsContext, useListed, type ChosenLists } from '../../components/chosen-lists-context';
import toggles from '../../components/toggle.module.css';
import { most, openLists } from './chosen-lists';

interface WithChosenListsProps extends ScreenSource {
  /** False where the view shows the comparison itself. */
  readonly hasTray?: boolean;
  readonly children: ReactNode;
}

const importTray = () => import(/* webpackChunkName: "chosen" */ './tray');

/** A screen whose boxes put articles on the visitor's lists, and below it the tray that shows what is on them. */
export function WithChosenLists({ shell, assetBase, hasTray = true, children }: WithChosenListsProps) {
  const [tray, setTray] = useState<Awaited<ReturnType<typeof importTray>>>();
  const lists = useMemo(() => {
    const onRefused = (list: keyof ChosenLists, articleNo: string) =>
      shell.messages.show({ message: `Maximum ${most[list]} articles. Remove one to add ${articleNo}.` });
    return { ...openLists(shell.storage), onRefused };
  }, [shell]);
  useEffect(() => {
    const { compare, enquiry } = lists;
    let said = enquiry.numbers().length;
    const ends = [
      compare.subscribe(() =>
        shell.announce(`${compare.numbers().length} of ${most.compare} articles to compare`),
      ),
      enquiry.subscribe(() => {
        const { length } = enquiry.numbers();
        // A list of the same length has another size.
        if (length !== said) shell.announce(`${length} on the enquiry list`);
        said = length;
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [shell, lists]);
  const count = useListed(lists.compare).length + useListed(lists.enquiry).length;
  // What failed is asked for again with the next tick.
  const isWanted = hasTray && !tray && count > 0;
  useEffect(() => {
    if (isWanted) importTray().then(setTray, () => {});
  }, [isWanted, count]);
  return (
    <ChosenListsContext value={lists}>
      {children}
      {hasTray && (
        <form id={compareForm} className={toggles.compare} action="/products">
          <div className="container">
            <button className="button button-hv" type="submit">
              Compare
            </button>
          </div>
        </form>
      )}
      {hasTray && tray && <tray.Tray {...{ shell, assetBase, lists }} />}
    </ChosenListsContext>
  );
}
