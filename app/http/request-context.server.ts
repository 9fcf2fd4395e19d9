import { createContext } from 'react-router';
import type { Trace } from '#app/http/request-trace.server.ts';

/** What belongs to one request. */
export type RequestState = {
  /** Of the content security policy; fresh for each request. */
  nonce: string;
  /** Shown on error pages and written in the log, so that the two find each other. */
  reference: string;
  trace: Trace;
  /** Set when the database did not answer: the answer becomes a 503 with Retry-After. */
  databaseDown: boolean;
  /** Set when something could not be read and the page shows nothing in its place. */
  isIncomplete: boolean;
};

export const requestContext = createContext<RequestState>();
