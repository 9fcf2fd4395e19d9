import PageLayout from '#app/routes/public/page-layout.tsx';

/** The frame of the page that the link of an invitation leads to, for visitors and signed-in people alike. */
export default function TeamLayout() {
  return <PageLayout />;
}
