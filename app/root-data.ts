import { useRouteLoaderData } from 'react-router';
import { useSignedOutHere } from '#app/network/sign-out-here.ts';
import type { loader } from '#app/root.tsx';

type RootData = Awaited<ReturnType<typeof loader>>;

const withoutRoot: RootData = {
  user: null,
  brandName: 'Adwright',
  publicUrl: '',
  year: new Date().getUTCFullYear(),
  payments: 'off',
  gatesMark: '',
  captcha: { kind: 'altcha', siteKey: '' },
};

/** Who is signed in and what this deployment is called, on every page; plain defaults where the root itself failed. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<typeof loader>('root') ?? withoutRoot;
  return useSignedOutHere() ? { ...data, user: null } : data;
}
