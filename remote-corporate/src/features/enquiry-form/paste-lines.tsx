import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Draft } from '../../model/draft';
import { focusOnce } from './focus-once';
import type { Articles } from './use-articles';
import classNames from './add-article.module.css';

const importPart = () => import(/* webpackChunkName: "paste-lines" */ './paste-field');

type PastePart = Awaited<ReturnType<typeof importPart>>;

interface PasteLinesProps {
  readonly articles: Articles;
  /** True if the form takes no further article: an open field stays, with the lines that found no room. */
  readonly isFull: boolean;
  /** Id of the message about lines that were not added, after an attempt to send. */
  readonly faultId: string | undefined;
}

/** A button that becomes a field for lines of a spreadsheet. Its code is fetched then. Lines of a draft open it too. */
export function PasteLines({ articles, isFull, faultId }: PasteLinesProps) {
  const hasLines = useWatch<Draft, 'pasted'>({ name: 'pasted' }).trim() !== '';
  const [part, setPart] = useState<PastePart>();
  const [hasClosed, setClosed] = useState(false);
  // Without an answer, the next click asks again.
  const open = () => void importPart().then(setPart, () => {});
  useEffect(() => {
    if (hasLines) open();
  }, [hasLines]);
  const close = () => {
    articles.paste('');
    setClosed(true);
    setPart(undefined);
  };
  if (part) return <part.PasteField {...{ articles, hasLines, faultId }} onClose={close} />;
  if (isFull) return null;
  return (
    <button
      ref={hasClosed ? focusOnce : undefined}
      className={`link ${classNames.open}`}
      type="button"
      onClick={open}
    >
      Paste lines from a spreadsheet
    </button>
  );
}
