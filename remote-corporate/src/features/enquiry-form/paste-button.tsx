import { useState } from 'react';
import shared from '#content/form.json';
import { focusOnce } from './focus-once';
import type { Articles } from './use-articles';
import classNames from './add-article.module.css';

const importPart = () => import(/* webpackChunkName: "paste-lines" */ './paste-lines');

type PastePart = Awaited<ReturnType<typeof importPart>>;

interface PasteButtonProps {
  readonly articles: Articles;
  /** Whether the form takes no further article: an open field stays, with the lines that found no room. */
  readonly isFull: boolean;
}

/** A button that becomes a field for lines of a spreadsheet. Its code is fetched then. */
export function PasteButton({ articles, isFull }: PasteButtonProps) {
  const [part, setPart] = useState<PastePart>();
  const [hasClosed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    setPart(undefined);
  };
  if (part) return <part.PasteLines articles={articles} onClose={close} />;
  if (isFull) return null;
  return (
    <button
      ref={hasClosed ? focusOnce : undefined}
      className={`link ${classNames.open}`}
      type="button"
      // Asked for again with the next click.
      onClick={() => void importPart().then(setPart, () => {})}
    >
      {shared.paste.open}
    </button>
  );
}
