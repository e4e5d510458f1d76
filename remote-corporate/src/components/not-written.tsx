/** Instead of a text that the company has still to write. */
export const NotWritten = ({ className }: { className: string | undefined }) => (
  <p className={className}>This page has no text yet. Please ask us for what you want to know.</p>
);
