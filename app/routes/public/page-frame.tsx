import { Outlet } from 'react-router';
import { SiteFrame } from '#app/routes/public/site-frame.tsx';
import { Container } from '#app/ui/container.tsx';

/** The site's frame with a padded column for the page. `className` is the column's padding. */
export function PageFrame({ className }: { className: string }) {
  return (
    <SiteFrame>
      <Container className={className}>
        <Outlet />
      </Container>
    </SiteFrame>
  );
}
