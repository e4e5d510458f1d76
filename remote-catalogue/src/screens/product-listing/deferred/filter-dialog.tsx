import { useDeferredValue, useRef } from 'react';
import { closeDialog, ModalDialog } from '../../../components/modal-dialog';
import { articleCount } from '../../../../articles/article-count';
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

const openGroupsAtFirst = 3;

/** The filters where there is no room for a column. Each change is made at once; closing keeps it. */
export function FilterDialog({ view, within, onChange, onClose }: FilterDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** For the last button that removes a filter: it goes away with its focus. */
  const focusHeading = () => heading.current?.focus();
  const { details, count } = view;
  // The press is answered by the empty dialog; the fields come in the next frame.
  const groups = useDeferredValue(true, false) ? view.groups : [];
  const chips = details?.chips ?? [];
  const clear = () => {
    focusHeading();
    onChange([{ kind: 'clear' }]);
  };
  const foot = (
    <>
      {chips.length > 0 && (
        <button type="button" className="button button-outlined" onClick={clear}>
          Clear all
        </button>
      )}
      <button type="button" className={`button ${classNames.show}`} onClick={closeDialog}>
        {count === 0 ? 'No articles' : `Show ${articleCount(count)}`}
      </button>
    </>
  );
  return (
    <ModalDialog title="Filters" heading={heading} isWhole foot={foot} onClose={onClose}>
      <div className={classNames.body}>
        {details && <FilterChips {...details} onChange={onChange} onGone={focusHeading} />}
        <div role="search" aria-label="Filters">
          {within && <WithinField {...within} onChange={onChange} />}
          <FilterForm groups={groups} onChange={onChange}>
            <FoldedGroups
              groups={groups}
              first={firstGroupCount}
              unfolded={openGroupsAtFirst}
              families={details?.families}
            />
          </FilterForm>
        </div>
      </div>
    </ModalDialog>
  );
}
