import type { AxiosInstance } from 'axios';
import type { Site } from 'shared-types';
import { retryFailedFiles } from './retry-failed-files';
import type { OwnRequest, RequestGate } from './session/own-requests';

/** Gives each remote an axios instance of its own. axios arrives when the first one is asked for. */
export type HttpService = (remote: string) => Promise<AxiosInstance>;

const importAxios = () => import(/* webpackChunkName: "axios" */ 'axios');

type Axios = Awaited<ReturnType<typeof importAxios>>['default'];

/** An instance whose requests carry the token of who is signed in, where they go to an API of the site. */
function createInstance(axios: Axios, baseURL: string, gate: RequestGate): AxiosInstance {
  const instance = axios.create({ baseURL });
  // The first one is called last: no other changes the address afterwards.
  instance.interceptors.request.use((request) => {
    gate.rules?.sign(request, instance.getUri(request));
    return request;
  });
  instance.interceptors.response.use(
    (response) => response,
    (error: unknown) => {
      if (axios.isAxiosError(error) && error.config)
        gate.rules?.failed(error.config as OwnRequest, error.response?.status);
      throw error;
    },
  );
  return instance;
}

/** @param gate absent where pages are rendered */
export function createHttpService(site: Site, gate: RequestGate = {}): HttpService {
  const instances = new Map<string, AxiosInstance>();
  return async (remote) => {
    const { default: axios } = await retryFailedFiles(importAxios);
    const instance = instances.get(remote) ?? createInstance(axios, site.api[remote]?.baseUrl ?? '', gate);
    instances.set(remote, instance);
    return instance;
  };
}
