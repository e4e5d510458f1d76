import type { AriaAttributes, ReactNode } from 'react';
import type { ArticleFact } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { maxItemTextLength } from 'shared-types/protocol/enquiry-limits';
import { hasWrongQuantity, quantityFault, type ArticlesField } from 'shared-types/protocol/form-values';
import { sizeFault } from '../../model/article-lines';
import classNames from './article-row.module.css';

const units = { pair: 'Pairs', piece: 'Pieces' };

type ArticleLineProps = {
  id: string;
  line: EnquiryItem;
  /** Data of the article in the catalogue. */
  known: ArticleFact | undefined;
  field: ArticlesField;
  /** Id of the message about the articles, after an attempt to send. */
  faultId: string | undefined;
  onChange: (change: Partial<EnquiryItem>) => void;
  /** The button that removes it. */
  children: ReactNode;
};

/** Size and quantity, as far as the form asks for them. A size that the article does not have is sent nevertheless. */
export function ArticleLine({ id, line, known, field, faultId, onChange, children }: ArticleLineProps) {
  const { articleNo, quantity } = line;
  const size = line.size.trim();
  const sizes = known?.sizes ?? [];
  const unit = known?.unit ? units[known.unit] : 'Quantity';
  const faults = {
    size: known && size !== '' && sizes.length > 0 && !sizes.includes(size) ? sizeFault(known, size) : '',
    quantity: hasWrongQuantity(line) ? quantityFault : '',
  };
  const stateOf = (column: 'size' | 'quantity'): AriaAttributes => {
    const isMissed = field.needed?.includes(column) && line[column].trim() === '';
    if (faultId && isMissed) return { 'aria-invalid': true, 'aria-describedby': faultId };
    if (faults[column] === '') return {};
    return {
      'aria-describedby': `${id}-${column}-fault`,
      ...(column === 'quantity' && { 'aria-invalid': true }),
    };
  };
  return (
    <>
      {field.columns.includes('size') && (
        <label htmlFor={`${id}-size`} className={classNames.amount}>
          Size
          <SizeChoice
            id={`${id}-size`}
            {...stateOf('size')}
            aria-label={`Size, ${articleNo}`}
            size={line.size}
            sizes={sizes}
            onChoose={(chosen) => onChange({ size: chosen })}
          />
        </label>
      )}
      {field.columns.includes('quantity') && (
        <label className={classNames.amount}>
          {unit}
          <input
            {...stateOf('quantity')}
            aria-label={`${unit}, ${articleNo}`}
            inputMode="numeric"
            maxLength={maxItemTextLength}
            value={quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </label>
      )}
      {children}
      {field.columns
        .filter((column) => faults[column] !== '')
        .map((column) => (
          <span key={column} id={`${id}-${column}-fault`} className={`error-text ${classNames.fault}`}>
            {faults[column]}
          </span>
        ))}
    </>
  );
}

type SizeChoiceProps = AriaAttributes & {
  id: string;
  size: string;
  /** The article's own; none if nobody says. */
  sizes: readonly string[];
  onChoose: (size: string) => void;
};

/** One of the article's sizes; a text where they are not known. What was typed before they came stays. */
function SizeChoice({ size, sizes, onChoose, ...state }: SizeChoiceProps) {
  const attributes = {
    ...state,
    value: size,
    onChange: ({ target }: { target: { value: string } }) => onChoose(target.value),
  };
  if (sizes.length === 0) return <input {...attributes} maxLength={maxItemTextLength} />;
  const offered = size === '' || sizes.includes(size) ? sizes : [...sizes, size];
  return (
    <select {...attributes}>
      <option value="">Choose</option>
      {offered.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}
