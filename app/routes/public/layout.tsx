import { Outlet } from 'react-router';
import { SiteFrame } from '#app/routes/public/site-frame.tsx';

/** The landing page's: its sections reach from edge to edge. */
export default function PublicLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
