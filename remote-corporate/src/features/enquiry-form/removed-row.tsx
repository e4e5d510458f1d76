import { useEffect, useRef } from 'react';
import { articlesOf, type ArticleGroup } from '../../model/article-lines';
import type { Articles } from './use-articles';

type RemovedRowProps = {
  removed: ArticleGroup;
  articles: Articles;
  onDone: () => void;
};

/** Says what was removed, with the focus on the button that brings it back to its place. */
export function RemovedRow({ removed, articles, onDone }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const { articleNo, lines } = removed;
  useEffect(() => undo.current?.focus(), [removed]);
  const putBack = () => {
    articles.change((present) => {
      const others = articlesOf(present);
      const hasRoom = others.length < articles.atMost && others.every((one) => one.articleNo !== articleNo);
      const own = lines.map(({ line }) => line);
      return hasRoom ? present.toSpliced(lines[0]?.place ?? 0, 0, ...own) : present;
    });
    undo.current?.closest('fieldset')?.focus();
    onDone();
  };
  return (
    <p>
      {articleNo} removed.{' '}
      <button
        ref={undo}
        className="link"
        type="button"
        aria-label={`Undo: ${articleNo} removed`}
        onClick={putBack}
      >
        Undo
      </button>
    </p>
  );
}
