import type { FilterGroup } from '../list-view';
import { ColumnFields } from './filter-column';
import classNames from './filters.module.css';

/** A group that stands open. */
export function OpenGroup({ group: { label, columns } }: { readonly group: FilterGroup }) {
  const [only] = columns;
  return (
    <fieldset className={classNames.group}>
      <legend className={classNames.legend}>
        {label}
        {columns.length === 1 && only?.kind === 'levels' && (
          <span className={classNames.atLeast}>at least</span>
        )}
      </legend>
      <GroupFields columns={columns} />
    </fieldset>
  );
}

/** The fields of a group. */
export function GroupFields({ columns }: Pick<FilterGroup, 'columns'>) {
  const [only] = columns;
  if (only && columns.length === 1) return <ColumnFields column={only} />;
  return columns.map((column) =>
    column.kind === 'flag' ? (
      <ColumnFields key={column.key} column={column} />
    ) : (
      <fieldset key={column.label} className={classNames.part}>
        <legend className={classNames.partLegend}>
          {column.label}
          {column.kind === 'levels' && <span className={classNames.atLeast}>at least</span>}
        </legend>
        <ColumnFields column={column} />
      </fieldset>
    ),
  );
}
