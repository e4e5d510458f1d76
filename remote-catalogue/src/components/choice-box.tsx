import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { isOn } from '../model/chosen-articles';
import { ChosenListsContext, type ChosenLists } from './chosen-lists-context';
import classNames from './toggle.module.css';

interface ChoiceBoxProps {
  readonly articleNo: string;
  readonly list: keyof ChosenLists;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A box that puts an article on a list. It is the browser's own until the lists are there, so it can be ticked before
 * any script has run, and its tick counts.
 */
export function ChoiceBox({ articleNo, list: name, className, children }: ChoiceBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const list = useContext(ChosenListsContext)?.[name];
  useEffect(() => {
    const input = box.current;
    if (!list || !input) return undefined;
    if (input.checked) list.change(articleNo, true);
    const follow = () => {
      input.checked = isOn(list.getState(), articleNo);
    };
    follow();
    return list.subscribe(follow);
  }, [list, articleNo]);
  return (
    <label className={className}>
      <input
        // Another article gets a box of its own, or its predecessor's tick would count for it.
        key={articleNo}
        ref={box}
        type="checkbox"
        name={name}
        // A browser that restores ticks after a reload would contradict the list.
        autoComplete="off"
        value={articleNo}
        onChange={({ target }) => list?.change(articleNo, target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

export const CompareToggle = ({ articleNo }: { readonly articleNo: string }) => (
  <ChoiceBox className={`${classNames.toggle} no-print`} list="compare" articleNo={articleNo}>
    Compare <span className="visually-hidden">{articleNo}</span>
  </ChoiceBox>
);

export const EnquiryToggle = ({ articleNo }: { readonly articleNo: string }) => (
  <ChoiceBox
    className={`button button-outlined no-print ${classNames.toggle}`}
    list="enquiry"
    articleNo={articleNo}
  >
    Add <span className="visually-hidden">{articleNo}</span> to enquiry
  </ChoiceBox>
);
