import type { ReactNode } from 'react';
import type { Shell } from 'shared-types';
import { ChosenListsContext } from '../../components/chosen-lists-context';
import { useChosenParts } from './use-chosen-parts';

interface WithChosenListsProps {
  readonly shell: Shell;
  readonly assetBase: string;
  /** False where the view shows the comparison itself. */
  readonly hasTray?: boolean;
  readonly children: ReactNode;
}

/** A screen whose boxes put articles on the visitor's lists, and below it the tray that shows what is on them. */
export function WithChosenLists({ shell, assetBase, hasTray = true, children }: WithChosenListsProps) {
  const parts = useChosenParts(shell);
  return (
    <ChosenListsContext value={parts?.chosenLists}>
      {children}
      {hasTray && parts && <parts.Tray shell={shell} assetBase={assetBase} />}
    </ChosenListsContext>
  );
}
