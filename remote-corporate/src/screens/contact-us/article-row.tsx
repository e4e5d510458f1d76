import texts from '../../../content/data/enquiry.json';
import type { EnquiryArticle } from '../../model/enquiry';
import type { KnownArticle } from './known-articles';
import classNames from './article-row.module.css';

const labels = texts.articles;

type ArticleRowProps = {
  article: EnquiryArticle;
  /** What the catalogue tells of it. */
  known: KnownArticle | undefined;
  /** The catalogue does not have this number. */
  isUnknown: boolean;
  onChange: (change: Partial<EnquiryArticle>) => void;
  onRemove: () => void;
};

/** One article with how many and which size. */
export function ArticleRow({ article, known, isUnknown, onChange, onRemove }: ArticleRowProps) {
  const { articleNo, quantity, size } = article;
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
        {isUnknown && <span className="small error-text">{labels.unknown}</span>}
      </span>
      <label className={classNames.amount}>
        {labels.quantity}
        <input
          inputMode="numeric"
          value={quantity}
          aria-label={`${labels.quantity}, ${articleNo}`}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
      </label>
      <label className={classNames.amount}>
        {labels.size}
        <input
          value={size}
          aria-label={`${labels.size}, ${articleNo}`}
          onChange={({ target }) => onChange({ size: target.value })}
        />
      </label>
      <button
        className={`icon-button ${classNames.remove}`}
        type="button"
        aria-label={`${labels.remove} ${articleNo}`}
        onClick={onRemove}
      />
    </li>
  );
}
