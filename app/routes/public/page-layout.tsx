import { PageFrame } from '#app/routes/public/page-frame.tsx';

/** The frame of the support and information pages: like the landing page's, with a padded column for the page. */
export default function PageLayout() {
  return <PageFrame className="py-12 sm:py-16 lg:py-20" />;
}
