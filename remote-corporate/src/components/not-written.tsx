/** Instead of a text that the company has still to write. */
export const NotWritten = ({ className }: { className: string | undefined }) => (
  <p className={className}>This page has no content yet. Please contact us with your questions.</p>
);
