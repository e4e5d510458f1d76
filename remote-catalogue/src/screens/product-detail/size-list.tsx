import type { Sizes } from '../../model/product';
import { sizesOf } from '../../model/sizes';
import classNames from './size-list.module.css';

interface SizeListProps {
  readonly sizes: Sizes;
}

/** All sizes of the system; those that the article is not made in are struck through. */
export function SizeList({ sizes: { system, values } }: SizeListProps) {
  return (
    <section className={classNames.sizes} aria-labelledby="sizes">
      <h2 id="sizes">Available sizes</h2>
      <ul>
        {sizesOf(system).map((size) =>
          values.includes(size) ? (
            <li key={size}>{size}</li>
          ) : (
            <li key={size} className={classNames.absent}>
              <s>{size}</s> <span className="visually-hidden">not made</span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
