import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';

/** Gives the body of an answer, now or later; throws where there is no connection. */
export type FakeService = (request: InternalAxiosRequestConfig) => unknown;

/** An axios instance whose requests end at the given service. For tests of screens. */
export const fakeNetwork = (service: FakeService): AxiosInstance =>
  axios.create({
    adapter: async (config) => {
      const data = await service(config);
      return { data, status: 200, statusText: 'OK', headers: {}, config };
    },
  });

/** A service that nobody can reach. */
export const unreachable: FakeService = (config) => {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
};
