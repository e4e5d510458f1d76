import { useState } from 'react';

const importDialog = () => import(/* webpackChunkName: "chosen" */ './enquiry/enquiry-dialog');

type DialogPart = Awaited<ReturnType<typeof importDialog>>;

/**
 * The dialog of the enquiry list, fetched when it is first opened.
 *
 * @param hasArticles an empty list has no dialog: the next article does not open it again
 */
export function useEnquiryDialog(hasArticles: boolean) {
  const [part, setPart] = useState<DialogPart>();
  const [isOpen, setOpen] = useState(false);
  if (isOpen && !hasArticles) setOpen(false);
  return {
    Dialog: isOpen ? part?.EnquiryDialog : undefined,
    open: () => {
      setOpen(true);
      // Asked for again with the next click.
      if (!part) importDialog().then(setPart, () => setOpen(false));
    },
    close: () => setOpen(false),
  };
}
