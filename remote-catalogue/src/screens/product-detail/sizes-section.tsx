import { useState } from 'react';
import scripts from '../../components/scripted.module.css';
import type { Sizes } from '../../model/product';
import { sizesOf } from '../../model/sizes';
import classNames from './sizes-section.module.css';
import { usePart } from './use-part';

interface SizesSectionProps {
  readonly articleNo: string;
  readonly sizes: Sizes;
}

const importSizeHelper = async () =>
  (await import(/* webpackChunkName: "product-detail-load" */ './size-helper')).SizeHelper;

/** The sizes of an article, and which of them fits. */
export function SizesSection({ articleNo, sizes }: SizesSectionProps) {
  const [fitting, setFitting] = useState<string>();
  const { part: SizeHelper, fetchPart } = usePart(importSizeHelper);
  return (
    <section aria-labelledby="sizes">
      <h2 id="sizes">Available sizes</h2>
      <SizeList sizes={sizes} fitting={fitting} />
      <details
        className={`no-print ${scripts.scripted} ${classNames.helper}`}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !SizeHelper) fetchPart().catch(() => {});
        }}
      >
        <summary>Find your size</summary>
        {SizeHelper && <SizeHelper articleNo={articleNo} sizes={sizes} onFit={setFitting} />}
      </details>
    </section>
  );
}

interface SizeListProps {
  readonly sizes: Sizes;
  /** The size that fits the visitor, once it is known. */
  readonly fitting: string | undefined;
}

/** All sizes of the system; those that the article is not made in are struck through. */
const SizeList = ({ sizes: { system, values }, fitting }: SizeListProps) => (
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
