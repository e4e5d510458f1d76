import type { ArticleFact } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import type { AriaAttributes, ChangeEvent } from 'react';
import shared from '#content/form.json';
import type { ArticleColumn } from '../../model/enquiry-form';
import classNames from './article-row.module.css';

const labels = shared.articles;
const units = { pair: labels.pairs, piece: labels.pieces };

type ArticleRowProps = {
  article: EnquiryItem;
  /** Its data in the catalogue. */
  known: ArticleFact | undefined;
  /** The catalogue does not have this number. */
  isUnknown: boolean;
  columns: readonly ArticleColumn[];
  /** Columns that must be filled in, once that has been said. */
  missed: readonly ArticleColumn[];
  /** Of the sentence that says so. */
  faultId: string;
  onChange: (change: Partial<EnquiryItem>) => void;
  onRemove: () => void;
};

/** One article with how many and which size. */
export function ArticleRow(props: ArticleRowProps) {
  const { article, known, isUnknown, columns, missed, faultId, onChange, onRemove } = props;
  const { articleNo, quantity, size } = article;
  const unit = known?.unit ? units[known.unit] : labels.quantity;
  const described = (column: ArticleColumn) =>
    missed.includes(column) &&
    article[column].trim() === '' && { 'aria-invalid': true, 'aria-describedby': faultId };
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
      {columns.includes('quantity') && (
        <label className={classNames.amount}>
          {unit}
          <input
            inputMode="numeric"
            value={quantity}
            aria-label={`${unit}, ${articleNo}`}
            {...described('quantity')}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </label>
      )}
      {columns.includes('size') && (
        <label className={classNames.amount}>
          {labels.size}
          <SizeChoice
            size={size}
            sizes={known?.sizes ?? []}
            aria-label={`${labels.size}, ${articleNo}`}
            {...described('size')}
            onChange={({ target }) => onChange({ size: target.value })}
          />
        </label>
      )}
      <button
        className={`icon-button ${classNames.remove}`}
        type="button"
        aria-label={`${labels.remove} ${articleNo}`}
        onClick={onRemove}
      />
    </li>
  );
}

type SizeChoiceProps = Pick<AriaAttributes, 'aria-label' | 'aria-invalid' | 'aria-describedby'> & {
  size: string;
  /** The article's own; none if nobody says. */
  sizes: readonly string[];
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

/** One of the article's sizes; a text where they are not known. What was typed before they came stays. */
function SizeChoice({ size, sizes, ...control }: SizeChoiceProps) {
  if (sizes.length === 0) return <input value={size} {...control} />;
  const offered = size === '' || sizes.includes(size) ? sizes : [...sizes, size];
  // Uncontrolled: the draft is saved on `input`, and a render then would undo the choice before `change` reports it.
  return (
    <select defaultValue={size} {...control}>
      <option value="">{shared.articles.chooseSize}</option>
      {offered.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}
