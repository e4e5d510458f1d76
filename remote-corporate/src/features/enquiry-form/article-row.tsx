import type { ComponentProps } from 'react';
import type { ArticleFact } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { maxItemTextLength } from 'shared-types/protocol/enquiry-limits';
import { hasWrongQuantity, quantityFault, type ArticlesField } from 'shared-types/protocol/form-values';
import scripts from '../../components/scripted.module.css';
import type { Articles } from './use-articles';
import classNames from './article-row.module.css';

const units = { pair: 'Pairs', piece: 'Pieces' };

type ArticleRowProps = {
  line: EnquiryItem;
  /** Place of the line in the form. */
  place: number;
  articles: Pick<Articles, 'known' | 'change'>;
  field: ArticlesField;
  /** Id of the message about the articles, after an attempt to send. */
  faultId?: string | undefined;
  /** False before the script runs: the browser posts the form, and a number is changed by hand. */
  isAlive: boolean;
  /** Absent for a row without an article. */
  onRemove?: (() => void) | undefined;
  /** Adds another line of the article; absent if it has no further size. */
  onAdd?: (() => void) | undefined;
};

/** A line of the form: an article, with size and quantity where the form asks for them. Any size is sent. */
export function ArticleRow({ onRemove, onAdd, ...amounts }: ArticleRowProps) {
  const { articleNo } = amounts.line;
  const { known: all } = amounts.articles;
  const known = all?.get(articleNo.toUpperCase());
  const isUnknown = all !== undefined && !known && articleNo !== '';
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
        {isUnknown && <span className="small error-text">Article not found. Check the number.</span>}
      </span>
      <span className={classNames.line}>
        <Amounts {...amounts} known={known} />
        <RowButtons line={amounts.line} onRemove={onRemove} onAdd={onAdd} />
      </span>
    </li>
  );
}

type AmountsProps = ArticleRowProps & { known: ArticleFact | undefined };

function Amounts({ line, place, articles, field, faultId, isAlive, known }: AmountsProps) {
  const { articleNo } = line;
  const unit = known?.unit ? units[known.unit] : 'Quantity';
  const isWrong = hasWrongQuantity(line);
  const idOf = (part: string) => `${field.name}-${place}-${part}`;
  const attributesOf = (column: 'size' | 'quantity', label: string) => {
    const isMissed = field.needed?.includes(column) && line[column].trim() === '';
    const ownId = column === 'quantity' && isWrong ? idOf('fault') : undefined;
    const describedBy = isMissed ? faultId : ownId;
    return {
      id: idOf(column),
      name: `items.${place}.${column}`,
      'aria-label': articleNo ? `${label}, ${articleNo}` : undefined,
      'aria-invalid': describedBy ? true : undefined,
      'aria-describedby': describedBy,
      value: line[column],
      onChange: ({ target }: { target: { value: string } }) =>
        articles.change((all) => all.with(place, { ...line, [column]: target.value })),
    };
  };
  return (
    <>
      <label className={`${classNames.amount} ${scripts.plain}`}>
        Article number
        <input
          type={isAlive ? 'hidden' : 'text'}
          name={`items.${place}.articleNo`}
          defaultValue={articleNo}
          maxLength={maxItemTextLength}
        />
      </label>
      {field.columns.includes('size') && (
        <span className={classNames.amount}>
          <label htmlFor={idOf('size')}>Size</label>
          <SizeChoice {...attributesOf('size', 'Size')} sizes={known?.sizes ?? []} />
        </span>
      )}
      {field.columns.includes('quantity') && (
        <label className={classNames.amount}>
          {unit}
          <input {...attributesOf('quantity', unit)} inputMode="numeric" maxLength={maxItemTextLength} />
        </label>
      )}
      {isWrong && (
        <span id={idOf('fault')} className={`error-text ${classNames.fault}`}>
          {quantityFault}
        </span>
      )}
    </>
  );
}

function RowButtons({ line, onRemove, onAdd }: Pick<ArticleRowProps, 'line' | 'onRemove' | 'onAdd'>) {
  const { articleNo, size } = line;
  return (
    <>
      {onRemove && (
        <button
          className={`icon-button ${classNames.remove} ${scripts.scripted}`}
          type="button"
          aria-label={`Remove ${articleNo}${size && `, size ${size}`}`}
          onClick={onRemove}
        >
          <svg width={14} height={14} aria-hidden="true">
            <path d="M1 1 13 13M13 1 1 13" />
          </svg>
        </button>
      )}
      {onAdd && (
        <button
          className={`link ${classNames.more} ${scripts.scripted}`}
          type="button"
          aria-label={`Add a size, ${articleNo}`}
          onClick={onAdd}
        >
          Add a size
        </button>
      )}
    </>
  );
}

type SizeChoiceProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-label'> & {
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
