import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

export interface ModalProps {
  readonly heading: string;
  /** Called by Escape. */
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog over the page. It is open for as long as it is rendered. MUI's Dialog would hide the messages and questions of the
 * host from assistive technology.
 */
export function Modal({ heading, onDismiss, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Back takes the dialog away without closing it: closing returns the focus.
    return () => element?.close();
  }, []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file chooser that is cancelled sends this event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // A field hands over what is typed into it when it is left.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        onDismiss();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close it by themselves at the second Escape.
        currentTarget.showModal();
        onDismiss();
      }}
      sx={modalSx}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </Box>
  );
}

/** It fills a phone. */
const modalSx = {
  '& fieldset': { minWidth: 0 },
  '& legend': { mb: 1 },
  '&[open]': { display: 'grid', gap: 2.5, alignContent: 'start', overflowY: 'auto' },
  width: { xs: '100%', sm: 560 },
  maxWidth: { xs: 'none', sm: 'calc(100% - 40px)' },
  height: { xs: '100dvh', sm: 'fit-content' },
  maxHeight: { xs: 'none', sm: 'calc(100dvh - 40px)' },
  m: { xs: 0, sm: 'auto' },
  borderRadius: { xs: 0, sm: 'var(--radius-large)' },
};

/** What is said at the left and done at the right, at the end of a dialog. */
export const ModalFoot = ({ children }: { readonly children: ReactNode }) => (
  <Stack
    direction="row"
    spacing={1.5}
    useFlexGap
    sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
  >
    {children}
  </Stack>
);
