import axios, { type AxiosInstance } from 'axios';

/** Creates the browser's only axios instance. It resolves for every status and rejects only without a response. */
export function createHttp(baseURL?: string): AxiosInstance {
  return axios.create({
    ...(baseURL === undefined ? {} : { baseURL }),
    withCredentials: true,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    validateStatus: () => true,
  });
}
