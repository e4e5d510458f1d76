import IconButton from '@mui/material/IconButton';
import { Suspense, use } from 'react';
import { Icon } from '../../theme/icons';
import { navIconPaths } from '../navbar/nav-icons';
import type { QuickPanelParts } from '../panel-props';
import { useStoreState } from '../../screen/use-store-state';

type QuickPanelButtonProps = Pick<QuickPanelParts, 'panel' | 'isFilled'>;

/** The button of the quick panel, where a remote is known to fill it. */
export const QuickPanelButton = (props: QuickPanelButtonProps) => (
  <Suspense>
    <FilledButton {...props} />
  </Suspense>
);

function FilledButton({ panel, isFilled }: QuickPanelButtonProps) {
  const { open } = useStoreState(panel);
  return (
    use(isFilled) && (
      <IconButton
        title="Quick panel"
        aria-label="Quick panel"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => panel.toggle()}
      >
        <Icon path={navIconPaths.panel} />
      </IconButton>
    )
  );
}
