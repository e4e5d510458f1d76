import { useId, useState } from 'react';
import shape from '../../../components/cross.module.css';
import type { ArticleLine } from '../../../model/chosen-articles';
import classNames from './order-line.module.css';

interface OrderLineProps {
  readonly article: { readonly articleNo: string; readonly unit: string };
  readonly line: ArticleLine;
  /** Sizes to choose from; empty if nobody knows them. */
  readonly sizes: readonly string[];
  /** There is no other line to stay. */
  readonly isOnly: boolean;
  readonly onChange: (line: ArticleLine) => void;
  readonly onRemove: () => void;
}

const maxSizeLength = 20;

/** A size and how many of it. */
export function OrderLine({ article, line, sizes, isOnly, onChange, onRemove }: OrderLineProps) {
  const { articleNo, unit } = article;
  const { size, quantity } = line;
  const sizeControl = {
    'aria-label': `Size, ${articleNo}`,
    value: size,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...line, size: target.value }),
  };
  return (
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
      <Quantity
        label={unit}
        name={`${unit}, ${articleNo}${size === '' ? '' : `, size ${size}`}`}
        value={quantity}
        onChange={(next) => onChange({ ...line, quantity: next })}
      />
      {!isOnly && (
        <button
          className={`icon-button no-print ${classNames.remove}`}
          type="button"
          aria-label={`Remove ${size === '' ? 'this line' : `size ${size}`} of ${articleNo}`}
          onClick={onRemove}
        >
          <span className={`${shape.cross} ${classNames.cross}`} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

interface QuantityProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (quantity: string) => void;
}

const isQuantity = (text: string) => /^[1-9]\d{0,5}$/.test(text);

/** A whole number. What is none stays in the field and is not stored. */
function Quantity({ label, name, value, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string>();
  const fault = useId();
  const change = (text: string) => {
    const isStored = text === '' || isQuantity(text);
    setTyped(isStored ? undefined : text);
    onChange(isStored ? text : '');
  };
  return (
    <label className={classNames.field}>
      {label}
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={name}
        value={typed ?? value}
        {...(typed !== undefined && { 'aria-invalid': true, 'aria-describedby': fault })}
        onChange={({ target }) => change(target.value.trim())}
      />
      {typed !== undefined && (
        <span id={fault} className={`error-text ${classNames.fault}`}>
          Enter a whole number.
        </span>
      )}
    </label>
  );
}
