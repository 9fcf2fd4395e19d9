import PageLayout from '#app/routes/public/page-layout.tsx';

/** The frame of the pages that links in mails lead to; apart from the others, as no gate may ever stand before them. */
export default function NewsletterLayout() {
  return <PageLayout />;
}
