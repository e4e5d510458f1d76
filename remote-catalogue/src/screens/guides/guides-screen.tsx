import type { ScreenModule, ScreenProps } from 'shared-types';
import { withCallParts } from '../../api/call-parts';
import { sizeGuideSystem } from '../../../articles/size-guide-path';
import { markingQuery } from '../../model/equal-or-better/alternatives-address';
import { addressPart } from 'shared-types/protocol/search-path';
import type { AlternativesData } from './alternatives/alternatives-data';
import { alternativesHead, AlternativesView } from './alternatives/alternatives-view';
import { documentsHead, DocumentsView, type DocumentsData } from './documents/documents-view';
import { guideTexts } from '../../../articles/size-guide-texts';
import { SizeGuideView, type SizeGuideData } from './size-guide/size-guide-view';

type GuideData = AlternativesData | SizeGuideData | DocumentsData;

type GuidesModule = Required<ScreenModule<GuideData>>;

const importLoad = () => import(/* webpackChunkName: "product-detail-load" */ './load');

export const load: GuidesModule['load'] = async (request, context) => {
  if (request.route.startsWith('/size-guide')) {
    const system = sizeGuideSystem(request.path);
    return system ? { kind: 'ready', data: { kind: 'size-guide', system } } : { kind: 'not-found' };
  }
  if (request.route.startsWith('/documents'))
    return await (await withCallParts(context, importLoad())).loadDocuments(request, context);
  return await (await withCallParts(context, importLoad())).loadAlternatives(request, context);
};

/** A form that was sent without scripts has its marking in the query. */
export const drawnQuery: GuidesModule['drawnQuery'] = ({ search }) => {
  const marking = markingQuery(search);
  return marking && `?marking=${addressPart(marking)}`;
};

/** The guides to the sizes that the catalogue has; answers to typed markings are drawn in the browser. */
export const paths: GuidesModule['paths'] = async (context) => (await importLoad()).guidePaths(context);

export const head: GuidesModule['head'] = (data) => {
  if (data.kind === 'documents') return documentsHead(data);
  if (data.kind !== 'size-guide') return alternativesHead(data);
  const { title, description } = guideTexts[data.system];
  return { title, description };
};

/**
 * The pages that help to choose: what is equal or better, which size fits, and the documents. One screen, because each one makes the first page of
 * every other screen larger: its files are named in the entry.
 */
export const Screen = ({ data, ...props }: ScreenProps<GuideData>) =>
  data.kind === 'documents' ? (
    <DocumentsView data={data} {...props} />
  ) : data.kind === 'size-guide' ? (
    <SizeGuideView data={data} shell={props.shell} />
  ) : (
    <AlternativesView data={data} {...props} />
  );
