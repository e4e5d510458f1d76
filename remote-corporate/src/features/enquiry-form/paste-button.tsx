import { useEffect, useState } from 'react';
import shared from '#content/form.json';
import { focusOnce } from './focus-once';
import type { Articles } from './use-articles';
import classNames from './add-article.module.css';

const importPart = () => import(/* webpackChunkName: "paste-lines" */ './paste-lines');

type PastePart = Awaited<ReturnType<typeof importPart>>;

interface PasteButtonProps {
  readonly articles: Articles;
  /** True if the form takes no further article: an open field stays, with the lines that found no room. */
  readonly isFull: boolean;
  /** Id of the message about lines that were not added. */
  readonly faultId: string | undefined;
}

/** A button that becomes a field for lines of a spreadsheet. Its code is fetched then. */
export function PasteButton({ articles, isFull, faultId }: PasteButtonProps) {
  const [part, setPart] = useState<PastePart>();
  const [hasClosed, setClosed] = useState(false);
  const open = () => void importPart().then(setPart, () => {});
  // A draft may have lines.
  const hasLines = articles.pasted !== '';
  useEffect(() => {
    if (hasLines) open();
  }, [hasLines]);
  const close = () => {
    articles.paste('');
    setClosed(true);
    setPart(undefined);
  };
  if (part) return <part.PasteLines articles={articles} faultId={faultId} onClose={close} />;
  if (isFull) return null;
  return (
    <button
      ref={hasClosed ? focusOnce : undefined}
      className={`link ${classNames.open}`}
      type="button"
      // Asked for again with the next click.
      onClick={open}
    >
      {shared.paste.open}
    </button>
  );
}
