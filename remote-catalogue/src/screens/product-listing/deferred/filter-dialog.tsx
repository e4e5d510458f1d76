import { useEffect, useId, useRef } from 'react';
import shape from '../../../components/cross.module.css';
import { articleCount } from '../../../model/article-count';
import { firstGroupCount } from '../filters/filter-fields';
import { FilterForm } from '../filters/filter-form';
import type { ListChange, ListView } from '../list-view';
import { FilterChips } from './filter-chips';
import { FoldedGroups } from './folded-groups';
import { WithinField } from './within-field';
import classNames from './filter-dialog.module.css';

interface FilterDialogProps {
  readonly view: ListView;
  readonly within: { readonly name: string; readonly text: string } | undefined;
  readonly onChange: (changes: readonly ListChange[], options?: { readonly replace?: boolean }) => void;
  readonly onClose: () => void;
}

/** Groups that begin open. */
const openAtFirst = 3;

/** The filters where there is no room for a column. Each change is made at once; closing keeps it. */
export function FilterDialog({ view, within, onChange, onClose }: FilterDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  /** For the last button that removes a filter: it goes away with its focus. */
  const focusHeading = () => heading.current?.focus();
  const { details, groups, count } = view;
  const chips = details?.chips ?? [];
  return (
    <dialog ref={dialog} className={classNames.dialog} aria-labelledby={title} onClose={onClose}>
      <div className={classNames.head}>
        <h2 ref={heading} id={title} tabIndex={-1}>
          Filters
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <span className={`${shape.cross} ${classNames.cross}`} />
        </button>
      </div>
      <div className={classNames.body}>
        <FilterChips chips={chips} onChange={onChange} onGone={focusHeading} />
        <div role="search" aria-label="Filters">
          {within && <WithinField {...within} onChange={onChange} />}
          <FilterForm groups={groups} onChange={onChange}>
            <FoldedGroups
              groups={groups}
              first={firstGroupCount}
              unfolded={openAtFirst}
              families={details?.families}
            />
          </FilterForm>
        </div>
      </div>
      <div className={classNames.foot}>
        {chips.length > 0 && (
          <button
            type="button"
            className="button button-outlined"
            onClick={() => {
              focusHeading();
              onChange([{ kind: 'clear' }]);
            }}
          >
            Clear all
          </button>
        )}
        <button type="button" className="button" onClick={close}>
          {count === 0 ? 'No articles' : `Show ${articleCount(count)}`}
        </button>
      </div>
    </dialog>
  );
}
