import { pageAddress } from '../../../components/page-links';
import scripts from '../../../components/scripted.module.css';
import { withAllFilters } from '../../../model/ask/all-filters';
import type { ListView } from '../list-view';

interface AllFiltersProps {
  readonly view: ListView;
  readonly name: string;
}

/** Leads to the list with all that it can be changed by, where no scripts bring it. */
export const AllFilters = ({ view: { address, hasAllFilters }, name }: AllFiltersProps) =>
  !hasAllFilters && (
    <a
      className={`button button-outlined ${scripts.unscripted}`}
      href={withAllFilters(pageAddress(address, 1))}
      rel="nofollow"
    >
      {name}
    </a>
  );
