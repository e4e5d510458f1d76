import type { Sizes } from '../../model/product';
import { sizesOf } from '../../model/sizes';
import classNames from './size-list.module.css';

interface SizeListProps {
  readonly sizes: Sizes;
  /** The size that fits the visitor, once it is known. */
  readonly fitting: string | undefined;
}

/** All sizes of the system; those that the article is not made in are struck through. */
export const SizeList = ({ sizes: { system, values }, fitting }: SizeListProps) => (
  <ul className={classNames.sizes}>
    {sizesOf(system).map((size) =>
      values.includes(size) ? (
        <li key={size} className={size === fitting ? classNames.fitting : undefined}>
          {size}
          {size === fitting && <span className="visually-hidden"> fits you</span>}
        </li>
      ) : (
        <li key={size} className={classNames.absent}>
          <s>{size}</s> <span className="visually-hidden">not available</span>
        </li>
      ),
    )}
  </ul>
);
