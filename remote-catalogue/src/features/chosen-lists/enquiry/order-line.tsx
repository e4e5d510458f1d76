import { useId } from 'react';
import { isQuantity, quantityFault } from 'shared-types/protocol/enquiry-amounts';
import shape from '../../../components/cross.module.css';
import { focusFirstField } from '../../../components/neighbour-focus';
import type { ArticleLine } from '../../../model/chosen-articles';
import classNames from './order-line.module.css';

interface OrderLineProps {
  readonly article: { readonly articleNo: string; readonly unit: string };
  readonly line: ArticleLine;
  /** What stands in the field of the quantity and is none: it is not stored. */
  readonly typed: string | undefined;
  /** Sizes to choose from; empty if nobody knows them. */
  readonly sizes: readonly string[];
  /** There is no other line to stay. */
  readonly isOnly: boolean;
  readonly onChange: (line: ArticleLine, typed?: string) => void;
  readonly onRemove: () => void;
}

const maxSizeLength = 20;

/** A quantity of a list that an earlier version stored. */
const invalid = (quantity: string): string | undefined => (isQuantity(quantity) ? undefined : quantity);

/** A size and how many of it, a whole number: an invalid one stays in the field with an error. */
export function OrderLine({ article, line, typed, sizes, isOnly, onChange, onRemove }: OrderLineProps) {
  const { articleNo, unit } = article;
  const { size, quantity } = line;
  const fault = useId();
  const changeQuantity = (text: string) =>
    text === '' || isQuantity(text)
      ? onChange({ ...line, quantity: text })
      : onChange({ ...line, quantity: '' }, text);
  const sizeControl = {
    'aria-label': `Size, ${articleNo}`,
    value: size,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...line, size: target.value.replaceAll(/\p{Cc}+/gu, ' ') }, typed),
  };
  // The list may have got another quantity since: by pasted lines, or in another tab.
  const wrong = quantity === '' ? typed : invalid(quantity);
  return (
    <div>
      <div className={classNames.line}>
        <label className={classNames.field}>
          Size
          {sizes.length > 0 ? (
            <select {...sizeControl}>
              <option value="">Choose</option>
              {[...sizes, ...(size === '' || sizes.includes(size) ? [] : [size])].map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          ) : (
            <input maxLength={maxSizeLength} {...sizeControl} />
          )}
        </label>
        <label className={classNames.field}>
          {unit}
          <input
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${unit}, ${articleNo}${size === '' ? '' : `, size ${size}`}`}
            value={wrong ?? quantity}
            {...(wrong !== undefined && { 'aria-invalid': true, 'aria-describedby': fault })}
            onChange={({ target }) => changeQuantity(target.value.trim())}
          />
        </label>
        {!isOnly && (
          <button
            className={`icon-button no-print ${classNames.remove}`}
            type="button"
            aria-label={`Remove ${size === '' ? 'this line' : `size ${size}`} of ${articleNo}`}
            onClick={({ currentTarget }) => {
              focusFirstField(currentTarget);
              onRemove();
            }}
          >
            <span className={`${shape.cross} ${classNames.cross}`} aria-hidden="true" />
          </button>
        )}
      </div>
      {wrong !== undefined && (
        <p id={fault} className="error-text">
          {quantityFault}
        </p>
      )}
    </div>
  );
}
