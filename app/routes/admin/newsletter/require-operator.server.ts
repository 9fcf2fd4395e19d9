import { data, type RouterContextProvider } from 'react-router';
import { type Viewer, viewerContext } from '#app/middleware/session.server.ts';

/** The acting admin. The layout's middleware lets nobody else through; this is what actions sign their entries with. */
export function requireOperator(context: Readonly<RouterContextProvider>): Viewer {
  const viewer = context.get(viewerContext);
  if (viewer?.role !== 'admin') throw data(null, { status: 403 });
  return viewer;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A row's id from a form or an address; undefined for what can't be one. */
export function rowIdOf(value: FormDataEntryValue | string | null | undefined): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value : undefined;
}
