import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ScreenProps } from 'shared-types';

/** Button and OutlinedInput are the host's, the other components are the remote's own. */
export function Screen({ request }: ScreenProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div className="container">
      <h1>{request.title}</h1>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Choose</Button>
      <FormControl error disabled>
        <OutlinedInput inputProps={{ 'aria-label': 'Size' }} />
        <FormHelperText>Sizes are from 5 to 12</FormHelperText>
      </FormControl>
      <TextField label="Name" />
      <Switch slotProps={{ input: { 'aria-label': 'News by mail' } }} defaultChecked />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => setAnchor(null)}>Leather</MenuItem>
      </Menu>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle>Sent</DialogTitle>
      </Dialog>
    </div>
  );
}
