import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps } from 'react';
import { CloseIcon } from '../theme/icons';
import { SideDrawer } from './side-drawer';

interface SidePanelProps extends Pick<
  ComponentProps<typeof SideDrawer>,
  'width' | 'isPageSeen' | 'onClose' | 'children'
> {
  readonly title: string;
}

const headStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 68,
  pl: 2.5,
  pr: 1.25,
  borderBottom: '1px solid var(--line)',
  bgcolor: 'background.paper',
};

/** A modal panel at the right with a heading. What the host shows in it has no gutter of its own. */
export function SidePanel({ title, children, ...drawer }: SidePanelProps) {
  const titleId = useId();
  return (
    <SideDrawer anchor="right" labels={{ 'aria-labelledby': titleId }} {...drawer}>
      <Box sx={headStyle}>
        <Typography variant="h2" id={titleId} sx={{ fontSize: '1.25rem' }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={drawer.onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ '--gutter': '0px', px: 2.5, pt: 3, pb: 4 }}>{children}</Box>
    </SideDrawer>
  );
}
