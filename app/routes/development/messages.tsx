import { Button } from '#app/ui/button.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { showNotice } from '#app/ui/notice-store.ts';
import { Meter } from '#app/ui/progress.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import { Specimen } from './specimen.tsx';

const notices = [
  { tone: 'success', title: 'Success!', description: 'Your ad is being generated.' },
  { tone: 'info', title: 'Nothing to save' },
  {
    tone: 'error',
    title: 'Failed to generate ad',
    description:
      'The part of this site that draws ads is not running, so yours would only wait. Nothing was charged. Please try again in a minute.',
  },
] as const;

export function Messages() {
  return (
    <>
      <Specimen name="Notice in the page">
        {notices.map((notice) => (
          <NoticeBanner key={notice.tone} notice={notice} />
        ))}
      </Specimen>
      <Specimen name="Notice that came with the document">
        <PageNotice notice={notices[0]} />
      </Specimen>
      <Specimen name="Toast: press">
        <div className="flex flex-wrap gap-3">
          {notices.map((notice) => (
            <Button key={notice.tone} type="button" variant="secondary" onClick={() => showNotice(notice)}>
              {notice.tone}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Spinner, alone and large">
        <span className="flex items-center gap-5">
          <Spinner label="Loading" />
          <Spinner className="text-3xl text-accent" />
        </span>
      </Specimen>
      {[0, 45, 85, 100].map((value) => (
        <Specimen key={value} name={`Meter, ${value} of 100`}>
          <Meter label={`${value} of 100 credits`} value={value} max={100} />
        </Specimen>
      ))}
    </>
  );
}
