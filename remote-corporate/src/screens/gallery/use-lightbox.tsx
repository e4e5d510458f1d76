import { useEffect, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { itemOf, type Picture } from '../../model/gallery';
import { drawings } from './drawings';
import type { useQuery } from './use-query';

async function fetchParts({ pictureDialog }: Pick<Shell, 'pictureDialog'>) {
  const [{ Lightbox }, PictureDialog] = await Promise.all([
    import(/* webpackChunkName: "gallery-lightbox" */ './lightbox/lightbox'),
    pictureDialog(),
  ]);
  return { Lightbox, PictureDialog };
}

/** The picture that the address names, at full size; the code for it comes when somebody looks at a picture. */
export function useLightbox(
  { search, change }: ReturnType<typeof useQuery>,
  pictures: readonly Picture[],
  shell: Shell,
) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof fetchParts>>>();
  // True if the previous entry of the history is the same page without the picture.
  const isOverGrid = useRef(false);
  const item = itemOf(pictures, search);
  useFocusOfLastViewed(item?.id);
  useEffect(() => {
    if (!item || parts) return undefined;
    let isOver = false;
    fetchParts(shell)
      .then(setParts)
      .catch(() => {
        // Back leads from the picture to the grid, not to another attempt.
        if (!isOver) location.replace(drawings[item.id] ?? '');
      });
    return () => {
      isOver = true;
    };
  }, [item, parts, shell]);
  return {
    /** Shows a picture at full size: in the dialog, or by itself where the dialog cannot be had. */
    open: (id: string) => {
      isOverGrid.current = true;
      change({ item: id });
    },
    /** Somebody looks at a picture: what shows it at full size is fetched. */
    prepare: () => void fetchParts(shell).then(setParts, () => {}),
    lightbox: item && parts && (
      <parts.Lightbox
        item={item}
        pictures={pictures}
        onMove={(id) => change({ item: id }, { replace: true })}
        onClose={() => (isOverGrid.current ? history.back() : change({ item: '' }, { replace: true }))}
        PictureDialog={parts.PictureDialog}
      />
    ),
  };
}

/** The visitor returns to the picture that was looked at last, not to the one that was opened. */
function useFocusOfLastViewed(id: string | undefined) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined && last.current !== undefined) {
      document.getElementById(last.current)?.querySelector('a')?.focus();
    }
    last.current = id;
  }, [id]);
}
