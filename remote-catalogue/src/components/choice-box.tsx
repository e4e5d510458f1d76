import { useContext, useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { ChosenListsContext, type ChosenLists } from './chosen-lists-context';
import scripts from './scripted.module.css';
import classNames from './toggle.module.css';

/** Id of the form that compares the ticked articles of a screen. */
export const compareForm = 'compare';

interface ChoiceBoxProps {
  readonly articleNo: string;
  readonly list: keyof ChosenLists;
  readonly className?: string | undefined;
  /** The name of the list and the article if absent. */
  readonly children?: ReactNode;
}

/** Id of the link of the tray that compares what is ticked. */
export const compareLink = 'compare-selected';

const focusCompareLink = () => document.getElementById(compareLink)?.focus();

const listNames = { compare: 'Compare', enquiry: 'Enquiry' };

/**
 * A box that puts an article on a list. It is the browser's own until its screen is hydrated, so it can be ticked before
 * any script has run, and its tick counts.
 */
export function ChoiceBox({ articleNo, list: name, className, children }: ChoiceBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const lists = useContext(ChosenListsContext);
  const [isTicked, setTicked] = useState(false);
  useEffect(() => {
    const input = box.current;
    if (!lists || !input) return undefined;
    const list = lists[name];
    if (input.checked && !list.change(articleNo, true)) lists.onRefused(name, articleNo);
    const follow = () => {
      input.checked = list.numbers().includes(articleNo);
      setTicked(input.checked);
    };
    follow();
    return list.subscribe(follow);
  }, [lists, name, articleNo]);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!lists || lists[name].change(articleNo, target.checked)) return;
    target.checked = false;
    lists.onRefused(name, articleNo);
  };
  return (
    <>
      <label className={className}>
        <input
          // Another article gets a box of its own, or its predecessor's tick would count for it.
          key={articleNo}
          ref={box}
          type="checkbox"
          name={name}
          // Without scripts, the form sends what is ticked.
          form={name === 'compare' ? compareForm : undefined}
          // A browser that restores ticks after a reload would contradict the list.
          autoComplete="off"
          value={articleNo}
          onChange={onChange}
        />
        <span>
          {children ?? `${listNames[name]} `}
          {children === undefined && <span className="visually-hidden">{articleNo}</span>}
        </span>
      </label>
      {isTicked && name === 'compare' && (
        <button className={`link small no-print ${classNames.jump}`} type="button" onClick={focusCompareLink}>
          Go to selected articles
        </button>
      )}
    </>
  );
}

/** A box on a tile, above the link that covers it. */
export const ChoiceToggle = ({ list, articleNo }: Pick<ChoiceBoxProps, 'list' | 'articleNo'>) => (
  <ChoiceBox
    className={`${classNames.toggle} ${list === 'enquiry' ? scripts.scripted : ''} no-print`}
    {...{ list, articleNo }}
  />
);
