import { useEffect, useRef, useState } from 'react';
import type { NavigateOptions, ScreenProps, Shell } from 'shared-types';
import { itemOf, type Picture } from '../../model/gallery';
import { drawings } from './drawings';

async function fetchParts({ pictureDialog }: Pick<Shell, 'pictureDialog'>) {
  const [{ Lightbox }, PictureDialog] = await Promise.all([
    import(/* webpackChunkName: "gallery-lightbox" */ './lightbox/lightbox'),
    pictureDialog(),
  ]);
  return { Lightbox, PictureDialog };
}

/** The picture that the address names, at full size; the code for it comes when somebody looks at a picture. */
export function useLightbox(pictures: readonly Picture[], props: Pick<ScreenProps, 'shell' | 'request'>) {
  const { shell } = props;
  const { search, show } = useShownItem(props);
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
      show(id);
    },
    /** Somebody looks at a picture: what shows it at full size is fetched. */
    prepare: () => void fetchParts(shell).then(setParts, () => {}),
    lightbox: item && parts && (
      <parts.Lightbox
        item={item}
        pictures={pictures}
        onMove={(id) => show(id, { replace: true })}
        onClose={() => (isOverGrid.current ? history.back() : show('', { replace: true }))}
        PictureDialog={parts.PictureDialog}
      />
    ),
  };
}

/**
 * The query that names the picture. The address follows after a while, so what is asked for counts at once, until Back or
 * Forward.
 */
function useShownItem({ shell, request: { path, search } }: Pick<ScreenProps, 'shell' | 'request'>) {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const onMove = () => {
      if (location.pathname === path) setAsked(location.search);
    };
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [path]);
  return {
    search: asked ?? search,
    /** @param id of a picture; `''` for none */
    show: (id: string, options?: NavigateOptions) => {
      const next = id === '' ? '' : `?item=${id}`;
      setAsked(next);
      shell.navigate(path + next, { ...options, keepScroll: true });
    },
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
