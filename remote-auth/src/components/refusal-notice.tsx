import Alert from '@mui/material/Alert';
import type { Refusal } from '../../providers/provider';

export interface RefusalNoticeProps {
  readonly result: { readonly kind: 'done' } | Refusal<unknown> | undefined;
}

/** Why nothing was changed, except for errors of single fields. */
export function RefusalNotice({ result }: RefusalNoticeProps) {
  const text = textOf(result);
  return text === undefined ? null : (
    <Alert severity="error" variant="outlined">
      {text}
    </Alert>
  );
}

function textOf(result: RefusalNoticeProps['result']) {
  switch (result?.kind) {
    case undefined:
    case 'done':
    case 'refused':
      return undefined;
    case 'failed':
      return result.message;
    case 'unexpected':
      return 'The sign-in service sent an unexpected answer. Nothing was changed. Try again later.';
    case 'unreachable':
      return 'The sign-in service could not be reached. Check your connection, then try again.';
  }
}
