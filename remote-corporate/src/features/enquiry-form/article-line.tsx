import type { AriaAttributes } from 'react';
import type { ArticleFact } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { maxItemTextLength } from 'shared-types/protocol/enquiry-limits';
import { hasWrongQuantity, quantityFault, type ArticlesField } from 'shared-types/protocol/form-values';
import scripts from '../../components/scripted.module.css';
import { sizeFault } from '../../model/article-lines';
import classNames from './article-row.module.css';

const units = { pair: 'Pairs', piece: 'Pieces' };

type ArticleLineProps = {
  line: EnquiryItem;
  /** Place of the line in the form. */
  place: number;
  /** Data of the article in the catalogue. */
  known: ArticleFact | undefined;
  field: ArticlesField;
  /** Id of the message about the articles, after an attempt to send. */
  faultId: string | undefined;
  /** False before the script runs. */
  isAlive: boolean;
  removeLabel: string;
  onChange: (change: Partial<EnquiryItem>) => void;
  onRemove: (row: Element | null) => void;
};

/** Size and quantity, as far as the form asks for them. A size that the article does not have is sent nevertheless. */
export function ArticleLine({ line, place, known, field, faultId, ...props }: ArticleLineProps) {
  const { articleNo } = line;
  const size = line.size.trim();
  const sizes = known?.sizes ?? [];
  const unit = known?.unit ? units[known.unit] : 'Quantity';
  const faults = {
    size: known && size !== '' && sizes.length > 0 && !sizes.includes(size) ? sizeFault(known, size) : '',
    quantity: hasWrongQuantity(line) ? quantityFault : '',
  };
  const idOf = (column: 'size' | 'quantity') => `${field.name}-${place}-${column}`;
  const attributesOf = (column: 'size' | 'quantity', label: string) => ({
    ...stateOf(column),
    id: idOf(column),
    name: `items.${place}.${column}`,
    'aria-label': `${label}, ${articleNo}`,
    value: line[column],
    onChange: ({ target }: { target: { value: string } }) => props.onChange({ [column]: target.value }),
  });
  const stateOf = (column: 'size' | 'quantity'): AriaAttributes => {
    const isMissed = field.needed?.includes(column) && line[column].trim() === '';
    if (faultId && isMissed) return { 'aria-invalid': true, 'aria-describedby': faultId };
    if (faults[column] === '') return {};
    return {
      'aria-describedby': `${idOf(column)}-fault`,
      ...(column === 'quantity' && { 'aria-invalid': true }),
    };
  };
  return (
    <span className={classNames.line}>
      <input
        className={scripts.plain}
        type={props.isAlive ? 'hidden' : 'text'}
        name={`items.${place}.articleNo`}
        defaultValue={articleNo}
        aria-label="Article number"
      />
      {field.columns.includes('size') && (
        <label htmlFor={idOf('size')} className={classNames.amount}>
          Size
          <SizeChoice {...attributesOf('size', 'Size')} sizes={sizes} />
        </label>
      )}
      {field.columns.includes('quantity') && (
        <label className={classNames.amount}>
          {unit}
          <input {...attributesOf('quantity', unit)} inputMode="numeric" maxLength={maxItemTextLength} />
        </label>
      )}
      <RemoveButton label={props.removeLabel} onRemove={props.onRemove} />
      {field.columns
        .filter((column) => faults[column] !== '')
        .map((column) => (
          <span key={column} id={`${idOf(column)}-fault`} className={`error-text ${classNames.fault}`}>
            {faults[column]}
          </span>
        ))}
    </span>
  );
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: ArticleLineProps['onRemove'] }) {
  return (
    <button
      className={`icon-button ${classNames.remove} ${scripts.scripted}`}
      type="button"
      aria-label={label}
      onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
    >
      <svg width={14} height={14} aria-hidden="true">
        <path d="M1 1 13 13M13 1 1 13" />
      </svg>
    </button>
  );
}

type SizeChoiceProps = AriaAttributes & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  /** The article's own; none if nobody says. */
  sizes: readonly string[];
};

/** One of the article's sizes; a text where they are not known. What was typed before they came stays. */
function SizeChoice({ sizes, ...attributes }: SizeChoiceProps) {
  const { value } = attributes;
  if (sizes.length === 0) return <input {...attributes} maxLength={maxItemTextLength} />;
  const offered = value === '' || sizes.includes(value) ? sizes : [...sizes, value];
  return (
    <select {...attributes}>
      <option value="">Choose</option>
      {offered.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}
