import { Fragment, memo } from 'react';
import { ChoiceBox } from '../../../components/choice-box';
import scripts from '../../../components/scripted.module.css';
import { EvidenceList } from '../../../components/evidence-list';
import { articlePath } from '../../../../articles/article-path';
import type { ListMatrix } from '../../../model/list-matrix';
import { isAbsent, type FactGroup, type HeadSort } from '../../../../articles/facts/matrix';
import { Cell } from './cell';
import { MatrixFrame } from './matrix-frame';
import classNames from './matrix.module.css';

const groupClasses: Partial<Record<FactGroup['name'], string | undefined>> = {
  Places: classNames.place,
  Codes: classNames.code,
  Sizes: classNames.sizes,
};

interface ListTableProps {
  readonly table: ListMatrix;
  /** Number of the article that is what was searched for. */
  readonly exactNumber?: string | undefined;
}

/** Codes that there is room for where no places of EN 388 stand before them. */
const fittingCodes = 4;

/** Looks of the columns: of a code that finds no room, and is not sorted by, on request. */
const columnClasses = (groups: ListMatrix['groups']) =>
  groups.map(({ name, facts }) =>
    facts.map(({ sort }, column) => {
      const fitting = groups[0]?.facts.length ? 0 : fittingCodes;
      const isMore = name === 'Codes' && column >= fitting && !sort?.current;
      return `${groupClasses[name]} ${isMore ? classNames.more : ''}`;
    }),
  );

/** Articles of a list, one a line. */
export const ListTable = memo(function ListTable({ table, exactNumber }: ListTableProps) {
  const { number, title, groups, articles } = table;
  const classes = columnClasses(groups);
  const lines = articles.map(({ articleNo }, index) => (
    <ArticleLine key={articleNo} isExact={articleNo === exactNumber} {...{ table, index, classes }} />
  ));
  return (
    <MatrixFrame
      form="table"
      hasMore={classes.flat().some((name) => name.endsWith(`${classNames.more}`))}
      head={
        <>
          <SortHead className={classNames.number} name="Number" sort={number} />
          <SortHead className={classNames.title} name="Title" sort={title} />
          {groups.map(({ name: group, facts }, place) =>
            facts.map(({ name, standard, sort }, column) => (
              <SortHead
                key={`${group} ${standard} ${name}`}
                className={classes[place]?.[column]}
                {...{ name, standard, sort }}
              />
            )),
          )}
          <SortHead className={`${classNames.choice} no-print`} name="Compare" />
          <SortHead className={`${classNames.choice} ${scripts.scripted} no-print`} name="Enquiry" />
        </>
      }
    >
      {/* Another list gets new lines: a line that is in both would visibly move. */}
      <Fragment key={articles.map(({ articleNo }) => articleNo).join(' ')}>{lines}</Fragment>
    </MatrixFrame>
  );
});

interface SortHeadProps {
  readonly name: string;
  readonly standard?: string | undefined;
  readonly sort?: HeadSort | undefined;
  readonly className?: string | undefined;
}

/** Head of a column of a list: a link to the list in its order, if it gives one. */
function SortHead({ name, standard, sort, className }: SortHeadProps) {
  const label = (
    <>
      {name}
      {standard !== undefined && <span className={`smallest muted ${classNames.standard}`}> {standard}</span>}
    </>
  );
  return (
    <th className={className} scope="col" {...(sort?.current && { 'aria-sort': sort.current })}>
      {sort ? (
        <a className={classNames.sort} href={sort.address} rel="nofollow">
          {label}
        </a>
      ) : (
        label
      )}
    </th>
  );
}

interface ArticleLineProps {
  readonly table: ListMatrix;
  /** Place of the article in the table. */
  readonly index: number;
  readonly isExact: boolean;
  readonly classes: ReturnType<typeof columnClasses>;
}

function ArticleLine({ table: { articles, groups }, index, isExact, classes }: ArticleLineProps) {
  const { articleNo = '', title, markings, evidence } = articles[index] ?? {};
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
        {evidence && <EvidenceList evidence={evidence} />}
        {isExact && <span className={`smallest link ${classNames.note}`}> Exact article number</span>}
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
      {others.map(({ name, cells }, place) =>
        cells.map((cell, column) => (
          <Cell key={`${name} ${column}`} cell={cell} className={classes[place + 1]?.[column]} isShort />
        )),
      )}
      {(['compare', 'enquiry'] as const).map((list) => (
        <td
          key={list}
          className={`${classNames.choice} ${list === 'enquiry' ? scripts.scripted : ''} no-print`}
        >
          <ChoiceBox list={list} articleNo={articleNo} />
        </td>
      ))}
    </tr>
  );
}
