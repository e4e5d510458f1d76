import type { LoadContext, ScreenModule, ScreenProps } from 'shared-types';
import { fetchCallParts } from '../../api/call-parts';
import { AnswerView } from './answer-view';
import type { ChooseData } from './choose-data';
import { HazardView } from './hazard-view';
import { HazardsView } from './hazards-view';
import { importLoad } from './import-load';

export { head } from './head';

type ChooseModule = Required<ScreenModule<ChooseData>>;

/** Scripts that the first call waits for; a prerendered page does not need them. */
async function fetchLoad(source: Pick<LoadContext, 'http' | 'site'>) {
  const [module] = await Promise.all([importLoad(), fetchCallParts(source)]);
  return module;
}

export const load: ChooseModule['load'] = async (request, context) =>
  (await fetchLoad(context)).load(request, context);

export const paths: ChooseModule['paths'] = async (context) => (await fetchLoad(context)).paths(context);

/** The choice by hazard: the hazards, the questions about one, or the articles of an answer. */
export function Screen(props: ScreenProps<ChooseData>) {
  const { data } = props;
  if (data.kind === 'hazards') return <HazardsView data={data} />;
  if (data.kind === 'hazard') return <HazardView data={data} />;
  return <AnswerView key={props.request.path} {...props} data={data} />;
}
