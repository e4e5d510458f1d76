import Alert from '@mui/material/Alert';
import type { StoreState } from '../../api/browser-store';

const lostLater = 'Changes are lost when you close or reload the page.';

function textOf({ kind, leftOut }: StoreState): string | undefined {
  if (kind === 'refused') return `Your browser does not store notes for this site. ${lostLater}`;
  if (kind === 'newer')
    return `Your notes were stored by a newer version of this site, which this version cannot read. They stay stored. ${lostLater}`;
  if (leftOut === 1) return 'One stored note or label is damaged and not shown. It stays stored.';
  if (leftOut > 1) return `${leftOut} stored notes or labels are damaged and not shown. They stay stored.`;
  return undefined;
}

/** Says what the visitor must know of how the notes are stored. */
export function StoreNotice({ state }: { readonly state: StoreState }) {
  const text = textOf(state);
  return (
    text && (
      <Alert severity="warning" variant="outlined" role="status">
        {text}
      </Alert>
    )
  );
}
