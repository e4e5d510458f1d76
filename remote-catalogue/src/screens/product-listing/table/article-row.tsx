import { memo } from 'react';
import { ChoiceBox } from '../../../components/choice-box';
import { articlePath } from '../../../model/article-path';
import type { PlaceCell, TableRow } from '../../../model/listing/table/table-data';
import classNames from './article-table.module.css';

interface ArticleRowProps {
  readonly row: TableRow;
  /** Columns of EN 388. */
  readonly placeCount: number;
  readonly isExact: boolean;
}

/** One article. */
export const ArticleRow = memo(function ArticleRow({ row, placeCount, isExact }: ArticleRowProps) {
  const { articleNo, title, places, cells, markings, sizes } = row;
  return (
    <tr className={rowKind(row)}>
      <th className={classNames.number} scope="row">
        <a className={classNames.link} href={articlePath(articleNo)}>
          {articleNo}
        </a>
      </th>
      <td className={classNames.title}>
        {title}
        {isExact && <span className={classNames.note}> Exact article number</span>}
      </td>
      {places.map((place, index) => (
        <Place key={index} place={place} />
      ))}
      {places.length === 0 && placeCount > 0 && (
        <td className={classNames.none} colSpan={placeCount}>
          –
        </td>
      )}
      <td className={classNames.markings}>{markings}</td>
      {cells.map((cell, index) => (
        <td key={index} className={`${classNames.code} ${cell ? '' : classNames.none}`}>
          {cell || '–'}
        </td>
      ))}
      <td className={classNames.sizes}>{sizes || '–'}</td>
      <td className={`${classNames.box} no-print`}>
        <ChoiceBox className={classNames.toggle ?? ''} list="compare" articleNo={articleNo}>
          Compare <span className="visually-hidden">{articleNo}</span>
        </ChoiceBox>
      </td>
      <td className={`${classNames.box} no-print`}>
        <ChoiceBox className={classNames.toggle ?? ''} list="enquiry" articleNo={articleNo}>
          Enquiry <span className="visually-hidden">{articleNo}</span>
        </ChoiceBox>
      </td>
    </tr>
  );
});

/** Where the markings in one line are shown on a phone: in place of the cells, or above them. */
function rowKind({ places, markings }: TableRow): string | undefined {
  if (places.length === 0) return classNames.plain;
  return markings === '' ? undefined : classNames.asked;
}

function Place({ place: { character, words, isTested, isCut } }: { readonly place: PlaceCell }) {
  const kind = isTested ? (isCut ? classNames.cut : classNames.place) : classNames.untested;
  return (
    <td className={kind} title={words}>
      {character}
    </td>
  );
}
