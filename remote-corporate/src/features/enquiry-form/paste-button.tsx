import { useState } from 'react';
import shared from '#content/form.json';
import type { Articles } from './use-articles';
import classNames from './add-article.module.css';

const importPart = () => import(/* webpackChunkName: "keep-details" */ './paste-lines');

type PastePart = Awaited<ReturnType<typeof importPart>>;

/** A button that becomes a field for lines of a spreadsheet. Its code is fetched then. */
export function PasteButton({ articles }: { readonly articles: Articles }) {
  const [part, setPart] = useState<PastePart>();
  if (part) return <part.PasteLines articles={articles} onClose={() => setPart(undefined)} />;
  return (
    <button
      className={`link ${classNames.open}`}
      type="button"
      // Asked for again with the next click.
      onClick={() => void importPart().then(setPart, () => {})}
    >
      {shared.paste.open}
    </button>
  );
}
