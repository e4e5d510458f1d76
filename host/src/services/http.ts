import type { AxiosInstance } from 'axios';
import type { Site } from 'shared-types';
import { retryFailedFiles } from './retry-failed-files';

/** Gives each remote an axios instance of its own. axios arrives when the first one is asked for. */
export type HttpService = (remote: string) => Promise<AxiosInstance>;

const importAxios = () => import(/* webpackChunkName: "axios" */ 'axios');

export function createHttpService(site: Site): HttpService {
  const instances = new Map<string, AxiosInstance>();
  return async (remote) => {
    const { default: axios } = await retryFailedFiles(importAxios);
    const instance = instances.get(remote) ?? axios.create({ baseURL: site.api[remote]?.baseUrl ?? '' });
    instances.set(remote, instance);
    return instance;
  };
}
