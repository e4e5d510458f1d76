import type { ArticleFact } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { hasWrongQuantity, quantityFault, sizeFault } from '../../model/article-lines';
import type { ArticleColumn } from '../../model/enquiry-form';
import classNames from './article-row.module.css';

interface LineProps {
  readonly line: EnquiryItem;
  /** Place of the line in the form. */
  readonly place: number;
  readonly known: ArticleFact | undefined;
  readonly columns: readonly ArticleColumn[];
  /** Id of the message about all articles. */
  readonly faultId: string;
}

export const faultIdsOf = ({ faultId, place }: Pick<LineProps, 'faultId' | 'place'>) => ({
  size: `${faultId}-size-${place}`,
  quantity: `${faultId}-quantity-${place}`,
});

/** Faults of a line; a size that the article does not have is sent nevertheless. */
export function faultsOf({ line, known, columns }: Pick<LineProps, 'line' | 'known' | 'columns'>) {
  const size = line.size.trim();
  const isOther = known && known.sizes.length > 0 && size !== '' && !known.sizes.includes(size);
  return {
    size: columns.includes('size') && isOther ? sizeFault(known, size) : undefined,
    quantity: columns.includes('quantity') && hasWrongQuantity(line) ? quantityFault : undefined,
  };
}

export function LineFaults(props: LineProps) {
  const faults = faultsOf(props);
  const ids = faultIdsOf(props);
  return (['size', 'quantity'] as const).map(
    (column) =>
      faults[column] !== undefined && (
        <span key={column} id={ids[column]} className={`error-text ${classNames.fault}`}>
          {faults[column]}
        </span>
      ),
  );
}
