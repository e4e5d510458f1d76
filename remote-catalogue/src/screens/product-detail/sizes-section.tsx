import { useState } from 'react';
import type { Sizes } from '../../model/product';
import { SizeList } from './size-list';
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
        className={`no-print ${classNames.helper}`}
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
