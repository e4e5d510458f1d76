import type { EnquiryItem } from 'shared-types/enquiry';
import type { ArticlesField } from 'shared-types/protocol/form-values';
import { flushSync } from 'react-dom';
import scripts from '../../components/scripted.module.css';
import { newLine, type ArticleGroup } from '../../model/article-lines';
import { ArticleLine } from './article-line';
import type { Articles } from './use-articles';
import classNames from './article-row.module.css';

type ArticleRowProps = {
  article: ArticleGroup;
  articles: Articles;
  field: ArticlesField;
  /** Id of the message about the articles, after an attempt to send. */
  faultId: string | undefined;
  /** False before the script runs: the browser posts the form, and a number is changed by hand. */
  isAlive: boolean;
  onRemove: () => void;
};

export function ArticleRow({ article, articles, field, faultId, isAlive, onRemove }: ArticleRowProps) {
  const { articleNo, lines } = article;
  const { change } = articles;
  const known = articles.known?.get(articleNo.toUpperCase());
  const sizes = known?.sizes ?? [];
  const hasMore = field.columns.length > 1 && (sizes.length === 0 || lines.length < sizes.length);
  const addLine = (row: Element | null) => {
    const place = (lines.at(-1)?.place ?? 0) + 1;
    // The button may go away with the last size: the focus goes to the size of the new line.
    flushSync(() => change((all) => all.toSpliced(place, 0, newLine({ articleNo }))));
    fieldsIn(row).at(-2)?.focus();
  };
  const removeLine = (row: Element | null, place: number) => {
    fieldsIn(row)[0]?.focus();
    change((all) => all.toSpliced(place, 1));
  };
  return (
    <li className={classNames.row}>
      {known?.drawing && (
        <span className={`plate ${classNames.plate}`}>
          <img src={known.drawing} width={48} height={60} alt="" />
        </span>
      )}
      <span className={classNames.name}>
        <span className="small link">{articleNo}</span>
        {known && <strong>{known.title}</strong>}
        {articles.known && !known && (
          <span className="small error-text">Article not found. Correct or remove it.</span>
        )}
      </span>
      {lines.map(({ line, place }, index) => (
        <ArticleLine
          // A line has no other identity than its place: all of its state is in the list.
          key={index}
          {...{ line, place, known, field, faultId, isAlive }}
          removeLabel={`Remove ${index === 0 ? articleNo : nameOf(line)}`}
          onChange={(changed) => change((all) => all.with(place, { ...line, ...changed }))}
          onRemove={(row) => (index === 0 ? onRemove() : removeLine(row, place))}
        />
      ))}
      {hasMore && (
        <button
          className={`link ${classNames.more} ${scripts.scripted}`}
          type="button"
          aria-label={`Add a size, ${articleNo}`}
          onClick={({ currentTarget }) => addLine(currentTarget.closest('li'))}
        >
          Add a size
        </button>
      )}
    </li>
  );
}

const nameOf = ({ articleNo, size }: EnquiryItem) =>
  `${size === '' ? 'line without a size' : `Size ${size}`}, ${articleNo}`;

const fieldsIn = (row: Element | null) => [
  ...(row?.querySelectorAll<HTMLElement>('select, input:not([type=hidden])') ?? []),
];
