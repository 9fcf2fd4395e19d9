import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type ResetLink, viewOfFragment } from './auth-view.ts';

/** What the URL's fragment asks to be shown instead; known only in the browser, after the first paint. */
export function useFragmentView(link: ResetLink) {
  const { hash } = useLocation();
  const [shown, setShown] = useState<ReturnType<typeof viewOfFragment>>(null);
  useEffect(() => setShown(viewOfFragment(hash, link)), [hash, link]);
  return shown;
}
