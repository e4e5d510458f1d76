import { ChoiceBox } from '../../../components/choice-box';
import { articlePath } from '../../../model/article-path';
import type { ListMatrix } from '../../../model/matrix/list-matrix';
import { isAbsent, type FactGroup } from '../../../model/matrix/matrix';
import { Cell } from './cell';
import classNames from './matrix.module.css';

/** Looks of the columns of a list. */
export const groupClasses: Partial<Record<FactGroup['name'], string | undefined>> = {
  Places: classNames.place,
  Codes: classNames.code,
  Sizes: classNames.sizes,
};

interface ArticleLineProps {
  readonly table: ListMatrix;
  /** Place of the article in the table. */
  readonly index: number;
  readonly isExact: boolean;
}

/** One article of a list. */
export function ArticleLine({ table: { articles, groups }, index, isExact }: ArticleLineProps) {
  const { articleNo = '', title, markings } = articles[index] ?? {};
  const cellsOf = ({ facts }: FactGroup) => facts.flatMap(({ cells }) => cells[index] ?? []);
  const [places, ...others] = groups.map((group) => ({ name: group.name, cells: cellsOf(group) }));
  const hasPlaces = places !== undefined && !places.cells.every(isAbsent);
  return (
    // On a phone, the markings stand in place of the cells, or above them.
    <tr className={hasPlaces && markings ? classNames.asked : undefined}>
      <th className={classNames.number} scope="row">
        <a className={classNames.link} href={articlePath(articleNo)}>
          {articleNo}
        </a>
      </th>
      <td className={classNames.title}>
        {title}
        {isExact && <span className={classNames.note}> Exact article number</span>}
      </td>
      {hasPlaces &&
        places.cells.map((cell, place) => (
          <Cell key={place} cell={cell} className={classNames.place} isShort />
        ))}
      {!hasPlaces && places && places.cells.length > 0 && (
        <td className={classNames.absent} colSpan={places.cells.length}>
          –
        </td>
      )}
      {markings && <td className={classNames.markings}>{markings}</td>}
      {others.map(({ name, cells }) =>
        cells.map((cell, column) => (
          <Cell key={`${name} ${column}`} cell={cell} className={groupClasses[name]} isShort />
        )),
      )}
      {(['compare', 'enquiry'] as const).map((list) => (
        <td key={list} className={`${classNames.choice} no-print`}>
          <ChoiceBox className={`${classNames.toggle}`} list={list} articleNo={articleNo}>
            {list === 'compare' ? 'Compare' : 'Enquiry'} <span className="visually-hidden">{articleNo}</span>
          </ChoiceBox>
        </td>
      ))}
    </tr>
  );
}
