import { useEffect, useState, type FormEvent } from 'react';
import type { Shell, Site } from 'shared-types';
import { articleNoPattern } from 'shared-types/protocol/article-number';
import { focusHeadingIfLost } from '../../../components/focus';
import { SampleNotice } from '../../../components/page';
import { compareAddress, compareTitle, documentsAddress, mostCompared } from '../../../model/chosen-articles';
import type { ComparedArticles } from '../../../../articles/facts/compare-products';
import { differencesIn } from '../../../../articles/facts/matrix';
import { ComparisonActions } from './comparison-actions';
import { ComparedColumns } from './compared-columns';
import scripts from '../../../components/scripted.module.css';
import listing from '../product-listing.module.css';
import classNames from './comparison.module.css';

interface ComparisonProps {
  readonly shell: Shell;
  readonly compared: ComparedArticles;
  /** False where a service has the articles. */
  readonly hasFiles: boolean;
  readonly onChange: (articleNo: string, isCompared: boolean) => void;
}

/** Articles side by side, in place of the list. */
export function Comparison({ shell, compared, hasFiles, onChange }: ComparisonProps) {
  const { numbers, articles, groups, isSample } = compared;
  const { length: count } = articles;
  const [isOnly, setOnly] = useState(false);
  const isShort = isOnly && count > 1;
  const shown = isShort ? differencesIn(groups) : groups;
  const address = numbers.join(',');
  // A visitor who came by a link of this document gets the heading, and again when an article was removed with its button;
  // on leaving, the heading of what comes next.
  useEffect(() => {
    // Not supported everywhere, whatever its type says: then the focus stays where the browser has it.
    const { userActivation } = navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } };
    if (userActivation?.hasBeenActive === true) focusHeadingIfLost();
    return focusHeadingIfLost;
  }, [address]);
  const showOnly = (isWanted: boolean) => {
    setOnly(isWanted);
    const lines = (isWanted ? differencesIn(groups) : groups).flatMap(({ facts }) => facts).length;
    shell.announce(lines === 1 ? '1 line' : `${lines} lines`);
  };
  const goTo = (articleNos: readonly string[]) =>
    shell.navigate(compareAddress(articleNos), { keepScroll: true });
  const without = (removed: string) =>
    numbers.filter((articleNo) => articleNo.toLowerCase() !== removed.toLowerCase());
  const remove = (removed: string) => {
    onChange(removed, false);
    goTo(without(removed));
    const putBack = () => {
      onChange(removed, true);
      goTo(numbers);
    };
    shell.messages.show({ message: `${removed} removed`, action: { label: 'Undo', run: putBack } });
  };
  return (
    <>
      <div className={listing.heading}>
        <h1>{compareTitle(count)}</h1>
        {count > 1 && (
          <label className={`${classNames.only} ${listing.choose} ${scripts.scripted} no-print`}>
            <input type="checkbox" checked={isOnly} onChange={({ target }) => showOnly(target.checked)} />
            Only differences
          </label>
        )}
      </div>
      {leftOutLines(compared).map((line) => (
        <p key={line} className={classNames.note}>
          {line}
        </p>
      ))}
      {isSample && <SampleNotice />}
      {count < 2 && <AddAnother numbers={numbers} onAdd={(articleNo) => goTo([...numbers, articleNo])} />}
      {count > 0 && (
        <ComparedColumns
          matrix={{ articles, groups: shown }}
          addressWithout={(articleNo) => compareAddress(without(articleNo))}
          onRemove={remove}
        />
      )}
      {count > 0 && <ComparisonActions {...{ shell, articles, hasFiles }} />}
      {count > 0 && (
        <p className={`${classNames.ask} no-print`}>
          <a className="link" href={documentsAddress(articles.map(({ articleNo }) => articleNo))}>
            {count === 1 ? 'Documents of this article' : `Documents of these ${count} articles`}
          </a>
        </p>
      )}
      {count > 0 && (
        <p className={`${scripts.unscripted} ${classNames.ask}`}>
          <a className="link" href={enquiryMail(shell.site.company, articles)}>
            Ask about these articles by e-mail
          </a>
          , or call {shell.site.company.phone}.
        </p>
      )}
      {shown.length === 0 && isShort && (
        <p className={classNames.note}>These articles have no differences in their data.</p>
      )}
    </>
  );
}

/** An e-mail that holds the articles: without scripts, no form sends an enquiry. */
const enquiryMail = ({ email }: Site['company'], articles: ComparedArticles['articles']): string =>
  `mailto:${email}?subject=${encodeURIComponent(`Enquiry: ${articles.map(({ articleNo }) => articleNo).join(', ')}`)}`;

/** Why articles of the address are not compared, one sentence each. */
function leftOutLines({ numbers, unknown }: ComparedArticles): readonly string[] {
  const beyond = numbers.slice(mostCompared);
  return [
    ...unknown.map((articleNo) => `Article ${articleNo} not found.`),
    ...(beyond.length > 0
      ? [`You can compare up to ${mostCompared} articles. Not shown: ${beyond.join(', ')}.`]
      : []),
  ];
}

interface AddAnotherProps {
  readonly numbers: readonly string[];
  readonly onAdd: (articleNo: string) => void;
}

/** A comparison needs a second article: its number is asked for. */
function AddAnother({ numbers, onAdd }: AddAnotherProps) {
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).getAll('compare').at(-1);
    const articleNo = typeof typed === 'string' ? typed.replaceAll(/\s/g, '') : '';
    const found = faultOf(articleNo, numbers);
    setFault(found);
    if (found === undefined) onAdd(articleNo);
  };
  return (
    <form className={classNames.add} action="/products" onSubmit={submit} noValidate>
      {numbers.map((number) => (
        <input key={number} type="hidden" name="compare" value={number} />
      ))}
      <div className="field">
        <label htmlFor="another-article">Article number to compare with</label>
        <input
          id="another-article"
          name="compare"
          autoComplete="off"
          {...(fault && { 'aria-invalid': true, 'aria-describedby': 'another-fault' })}
        />
        {fault && (
          <p className="error-text" id="another-fault">
            {fault}
          </p>
        )}
      </div>
      <button className="button" type="submit">
        Add
      </button>
      <p className="small">
        Or select Compare in the <a href="/products">list of all products</a>.
      </p>
    </form>
  );
}

/** What is wrong with a number, and what to write instead. */
function faultOf(articleNo: string, numbers: readonly string[]): string | undefined {
  if (!articleNoPattern.test(articleNo)) return 'Enter an article number such as A101.';
  const isThere = numbers.some((other) => other.toLowerCase() === articleNo.toLowerCase());
  return isThere ? `${articleNo} is already in the comparison. Enter another number.` : undefined;
}
