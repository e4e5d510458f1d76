import type { ArticleFact } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { maxItemTextLength } from 'shared-types/protocol/enquiry-limits';
import type { AriaAttributes } from 'react';
import { flushSync } from 'react-dom';
import shared from '#content/form.json';
import type { ArticleGroup } from '../../model/article-lines';
import type { ArticleColumn } from '../../model/enquiry-form';
import { faultIdsOf, faultsOf, LineFaults } from './line-faults';
import type { Articles } from './use-articles';
import classNames from './article-row.module.css';

const labels = shared.articles;
const units = { pair: labels.pairs, piece: labels.pieces };

type ArticleRowProps = {
  article: ArticleGroup;
  articles: Articles;
  /** Data of the article in the catalogue. */
  known: ArticleFact | undefined;
  /** The catalogue does not have this number. */
  isUnknown: boolean;
  columns: readonly ArticleColumn[];
  /** Required columns that are empty, after an attempt to send. */
  missed: readonly ArticleColumn[];
  /** Id of the message about them. */
  faultId: string;
  onRemove: () => void;
};

export function ArticleRow({ article, known, isUnknown, onRemove, ...shown }: ArticleRowProps) {
  const { articleNo, lines } = article;
  const { articles, columns } = shown;
  const [first, ...further] = lines;
  const lastPlace = lines.at(-1)?.place ?? 0;
  const sizes = known?.sizes ?? [];
  const hasMore = columns.length > 1 && (sizes.length === 0 || lines.length < sizes.length);
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
      {first && <Amounts {...shown} {...first} known={known} />}
      <button
        className={`icon-button ${classNames.remove}`}
        type="button"
        aria-label={`${labels.remove} ${articleNo}`}
        onClick={onRemove}
      />
      {first && <LineFaults {...shown} {...first} known={known} />}
      {further.map((line, index) => (
        <span
          // A line has no other identity than its place: all of its state is in the list.
          key={index}
          className={classNames.further}
        >
          <Amounts {...shown} {...line} known={known} />
          <button
            className={`icon-button ${classNames.removeLine}`}
            type="button"
            aria-label={`${labels.remove} ${line.line.size === '' ? labels.line : `${labels.size} ${line.line.size}`}, ${articleNo}`}
            onClick={({ currentTarget }) => {
              focusFirstField(currentTarget);
              articles.removeLine(line.place);
            }}
          />
          <LineFaults {...shown} {...line} known={known} />
        </span>
      ))}
      {hasMore && (
        <span className={classNames.addition}>
          <button
            className={`link ${classNames.more}`}
            type="button"
            aria-label={`${labels.addSize}, ${articleNo}`}
            onClick={({ currentTarget }) =>
              addWithFocus(currentTarget, () => articles.addLine(articleNo, lastPlace))
            }
          >
            {labels.addSize}
          </button>
        </span>
      )}
    </li>
  );
}

/** The button of a line goes away with it: the focus stays with the article. */
const focusFirstField = (button: Element) =>
  button.closest('li')?.querySelector<HTMLElement>('select, input')?.focus();

/** The button that adds a line may go away with the last one: the focus goes to the size of the new line. */
function addWithFocus(button: Element, add: () => void) {
  const item = button.closest('li');
  flushSync(add);
  [...(item?.querySelectorAll<HTMLElement>('select, input') ?? [])].at(-2)?.focus();
}

type AmountsProps = Pick<ArticleRowProps, 'articles' | 'known' | 'columns' | 'missed' | 'faultId'> & {
  line: EnquiryItem;
  place: number;
};

/** Size and quantity, as far as the form asks for them. */
function Amounts({ articles, missed, ...shown }: AmountsProps) {
  const { line, place, known, columns, faultId } = shown;
  const { articleNo, quantity, size } = line;
  const unit = known?.unit ? units[known.unit] : labels.quantity;
  const onChange = (change: Partial<EnquiryItem>) => articles.change(place, change);
  const faults = faultsOf(shown);
  const described = (column: ArticleColumn) => {
    if (missed.includes(column) && line[column].trim() === '')
      return { 'aria-invalid': true, 'aria-describedby': faultId };
    if (faults[column] === undefined) return {};
    return {
      'aria-describedby': faultIdsOf(shown)[column],
      ...(column === 'quantity' && { 'aria-invalid': true }),
    };
  };
  return (
    <>
      {columns.includes('size') && (
        <label className={classNames.amount}>
          {labels.size}
          <SizeChoice
            size={size}
            sizes={known?.sizes ?? []}
            aria-label={`${labels.size}, ${articleNo}`}
            {...described('size')}
            onChoose={(chosen) => onChange({ size: chosen })}
          />
        </label>
      )}
      {columns.includes('quantity') && (
        <label className={classNames.amount}>
          {unit}
          <input
            inputMode="numeric"
            maxLength={maxItemTextLength}
            value={quantity}
            aria-label={`${unit}, ${articleNo}`}
            {...described('quantity')}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </label>
      )}
    </>
  );
}

type SizeChoiceProps = Pick<AriaAttributes, 'aria-label' | 'aria-invalid' | 'aria-describedby'> & {
  size: string;
  /** The article's own; none if nobody says. */
  sizes: readonly string[];
  onChoose: (size: string) => void;
};

/** One of the article's sizes; a text where they are not known. What was typed before they came stays. */
function SizeChoice({ size, sizes, onChoose, ...control }: SizeChoiceProps) {
  if (sizes.length === 0) {
    return (
      <input
        maxLength={maxItemTextLength}
        value={size}
        {...control}
        onChange={({ target }) => onChoose(target.value)}
      />
    );
  }
  const offered = size === '' || sizes.includes(size) ? sizes : [...sizes, size];
  return (
    <select
      value={size}
      {...control}
      // The draft is saved on `input`: a choice that waited for `change` would be undone by the render in between.
      onInput={({ currentTarget }) => onChoose(currentTarget.value)}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{shared.articles.chooseSize}</option>
      {offered.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}
