import { Form, href, Link, useSearchParams } from 'react-router';
import { adFormLimits } from '#app/domain/ads/ad-form-limits.ts';
import type { Plan } from '#app/domain/billing/plans.ts';
import { BriefField } from '#app/routes/dashboard/brief-form/brief-field.tsx';
import { briefFields } from '#app/routes/dashboard/brief-form/brief-fields.ts';
import { exampleBriefs } from '#app/routes/dashboard/brief-form/example-briefs.ts';
import { FineTuning } from '#app/routes/dashboard/brief-form/fine-tuning.tsx';
import { MoreFields } from '#app/routes/dashboard/brief-form/more-fields.tsx';
import { PictureFields } from '#app/routes/dashboard/brief-form/picture-fields.tsx';
import { SizePicker } from '#app/routes/dashboard/brief-form/size-picker.tsx';
import { useBrief } from '#app/routes/dashboard/brief-form/use-brief.ts';
import type { DashboardAnswer } from '#app/routes/dashboard/dashboard-view.tsx';
import { LockedFineTuning, LockedImages } from '#app/routes/dashboard/locked-feature.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';

type GenerateFormProps = {
  plan: Plan;
  usage: { used: number; limit: number } | null;
  /** A new one with every load; the form keeps its own until it has been spent. */
  idempotencyKey: string;
  answer?: DashboardAnswer;
};

/**
 * A field that gets the focus on a phone is not left behind the button. Two columns between tablet and desktop, where
 * the form has the page to itself.
 */
const formClasses =
  'grid gap-5 md:max-lg:grid-cols-2 md:max-lg:items-start md:max-lg:[&>.wide]:col-span-2 max-md:[&_:is(input,textarea,select,summary)]:scroll-mb-24';

/** The brief: what every ad is made from in sight, the rest to be opened. Everything but the title may stay empty. */
export function GenerateForm({ plan, usage, idempotencyKey, answer }: GenerateFormProps) {
  const [search] = useSearchParams();
  const example = exampleBriefs.find(({ name }) => name === search.get('example'));
  const { form, key, values, pending } = useBrief({ freshKey: idempotencyKey, answer, example });
  const errors = answer?.errors;
  return (
    <Card className="grid gap-5">
      <CardTitle>Generate New Ad</CardTitle>
      <Form
        ref={form}
        id="generate"
        method="post"
        action={href('/dashboard')}
        // Files go only in such a body; who may send none sends a small one.
        encType={plan.imageUploads ? 'multipart/form-data' : undefined}
        preventScrollReset
        className={formClasses}
      >
        <input type="hidden" name="intent" value="generate" />
        <input type="hidden" name="idempotencyKey" value={key} />
        {values?.languageHint ? (
          <input type="hidden" name="languageHint" value={values.languageHint} />
        ) : null}
        <Field
          label="Title"
          name="title"
          required
          error={errors?.title}
          hint="Set large on the ad unless your ad copy says it. Its download is named after it."
          className="wide"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={adFormLimits.title}
              defaultValue={values?.title}
              placeholder="Winter coffee week"
              autoComplete="off"
            />
          )}
        </Field>
        {briefFields
          .filter(({ first }) => first)
          .map((field) => (
            <BriefField key={field.name} field={field} values={values} errors={errors} />
          ))}
        <SizePicker plan={plan} value={values?.size} error={errors?.size} />
        <div className="wide divide-y divide-line-strong rounded-md border border-line-strong">
          <MoreFields values={values} errors={errors} />
          {plan.imageUploads ? <PictureFields values={values} errors={errors} /> : <LockedImages />}
          {plan.fineTuning ? <FineTuning values={values} errors={errors} /> : <LockedFineTuning />}
        </div>
        {errors?.form ? <NoticeBanner notice={{ tone: 'error', title: errors.form }} /> : null}
        {usage && usage.used >= usage.limit ? <LimitReached plan={plan} usage={usage} /> : null}
        <Button
          size="lg"
          pending={pending}
          // Always in reach: on a phone it stays at the lower edge while the form is in view.
          className="wide w-full max-md:sticky max-md:bottom-3 max-md:z-10 max-md:shadow-lift"
        >
          {pending ? 'Starting...' : 'Generate Ad'}
        </Button>
        <p className="wide -mt-2 text-center text-2xs text-ink-soft">
          {plan.fineTuning ? 'One credit for each variant.' : 'One credit.'} It comes back if the ad fails.
        </p>
      </Form>
    </Card>
  );
}

type LimitReachedProps = { plan: Plan; usage: { used: number; limit: number } };

function LimitReached({ plan, usage }: LimitReachedProps) {
  return (
    <div className="wide grid gap-1 rounded-md border border-danger/40 bg-danger-wash px-4 py-3 text-sm">
      <p className="font-semibold text-danger-text">Monthly Limit Reached</p>
      <p>
        You have used {usage.used}/{usage.limit} generations of the {plan.name} plan.{' '}
        {plan.tier === 'enterprise' ? (
          'Wait until next month to create more ads.'
        ) : (
          <>
            Wait until next month, or{' '}
            <Link to={href('/manage-plan')} className="text-link">
              upgrade your plan
            </Link>{' '}
            to create more ads now.
          </>
        )}
      </p>
    </div>
  );
}
