import { href } from 'react-router';
import { MailAction, type MailBrand, MailLayout, MailText } from './layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type FailuresReport = MailBrand & {
  /** Failed ads of the last hour by reason, the most frequent first. */
  ads: { sentence: string; count: number }[];
  /** Jobs that gave up within the last hour, by name. */
  jobs: { name: string; count: number }[];
};

/** Tells an operator what failed within the last hour. */
export function failuresReportMail(props: FailuresReport): Promise<RenderedMail> {
  const { brandName, publicUrl, ads, jobs } = props;
  const failedAds = ads.reduce((sum, { count }) => sum + count, 0);
  const failedJobs = jobs.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    failedAds > 0 ? counted(failedAds, 'ad') : '',
    failedJobs > 0 ? counted(failedJobs, 'job') : '',
  ].filter(Boolean);
  const what = `${parts.join(' and ')} failed`;
  const element = (
    <MailLayout
      {...props}
      preheader={ads[0]?.sentence ?? 'Work in the background gave up.'}
      title={`${what} within the last hour`}
      why={`You get this mail because you are an operator of ${brandName}; at most one an hour.`}
    >
      {ads.map(({ sentence, count }) => (
        <MailText key={sentence}>
          <strong>{counted(count, 'ad')}:</strong> {sentence}
        </MailText>
      ))}
      {jobs.map(({ name, count }) => (
        <MailText key={name}>
          <strong>{counted(count, 'job')}:</strong> {name} gave up after its last try.
        </MailText>
      ))}
      {failedAds > 0 ? <MailText>Everybody has the credits of these ads back.</MailText> : null}
      <MailAction
        href={`${publicUrl}${failedAds > 0 ? href('/admin/failed-ads') : href('/admin/jobs')}`}
        label={failedAds > 0 ? 'See the failed ads' : 'See the jobs'}
      >
        Once the cause is gone, they can be tried again there. What fails from now on comes with the next
        mail, in an hour at the earliest.
      </MailAction>
    </MailLayout>
  );
  return renderMail({ subject: `${brandName}: ${what}`, element });
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;
