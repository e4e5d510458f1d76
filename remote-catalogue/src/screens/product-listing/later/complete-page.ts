import { replaceBrokenPhotos } from '../../../components/replace-broken-photos';
import { layOutRest } from './lay-out-rest';

/** What a document with a list gets once, after its first view. */
export function completePage(): void {
  replaceBrokenPhotos();
  layOutRest();
}
