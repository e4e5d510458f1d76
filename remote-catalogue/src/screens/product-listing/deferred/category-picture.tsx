import { useEffect, useState } from 'react';
import { categoryPictures } from '../../../api/category-pictures';
import { CardImage } from '../../../components/card-image';
import type { CategoryLink } from '../list-view';

/** The picture that stands for a category in the menu and on the home page, too; the drawing of an article if it cannot be had. */
export function CategoryPicture({ path, drawing }: Pick<CategoryLink, 'path' | 'drawing'>) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void categoryPictures().then((pictures) => {
      if (!isGone) setAddress(pictures.get(path) ?? drawing);
    });
    return () => {
      isGone = true;
    };
  }, [path, drawing]);
  return address ? <CardImage address={address} /> : null;
}
