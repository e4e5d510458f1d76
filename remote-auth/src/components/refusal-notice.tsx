import type { ReactNode } from 'react';
import type { Refusal } from '../providers/provider';
import classNames from './refusal-notice.module.css';

export interface RefusalNoticeProps {
  /** Result of an attempt; shown only if it is a refusal. */
  readonly result:
    | { readonly kind: 'done' | 'editing' | 'sending' | 'signed-in' }
    | Refusal<unknown>
    | undefined;
  /** Text for an answer that makes no sense. */
  readonly unexpected?: ReactNode;
  /** Text for a change that may have been made. */
  readonly unknown: string;
}

const unchanged = '. Nothing was changed. Try again later.';

/** Reason why nothing was done, except for errors of single fields. */
export function RefusalNotice({ result, ...texts }: RefusalNoticeProps) {
  const text = textOf({ result, ...texts });
  return text === undefined ? null : (
    <p className={classNames.notice} role="alert">
      {text}
    </p>
  );
}

function textOf({ result, unexpected = unchanged, unknown }: RefusalNoticeProps): ReactNode {
  switch (result?.kind) {
    case 'failed':
      return result.message;
    case 'unexpected':
      return <>The sign-in service sent an unexpected answer{unexpected}</>;
    case 'unreachable':
      return 'The sign-in service could not be reached. Check your connection, then try again.';
    case 'unknown':
      return unknown;
    default:
      return undefined;
  }
}
