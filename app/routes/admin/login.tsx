import { useState } from 'react';
import { data, Form, href, redirect, useNavigation } from 'react-router';
import { signInSchema } from '#app/domain/users/auth-forms.ts';
import { signIn } from '#app/domain/users/sign-in.server.ts';
import { findUserByEmail } from '#app/domain/users/users.server.ts';
import { type Viewer, viewerContext } from '#app/middleware/session.server.ts';
import { useRootData } from '#app/root-data.ts';
import { CaptchaField } from '#app/routes/auth/captcha-field.tsx';
import { EmailField } from '#app/routes/auth/email-field.tsx';
import { PasswordInput } from '#app/routes/auth/password-input.tsx';
import { readWithCaptcha } from '#app/routes/auth/read-auth-form.server.ts';
import { SignOutForm } from '#app/routes/auth/sign-out-form.tsx';
import { waitMessage } from '#app/routes/auth/waiting-time.ts';
import { noStoreWith } from '#app/routes/no-store.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import type { Route } from './+types/login';

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer?.role === 'admin') throw redirect(href('/admin/dashboard'));
  return { viewer };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = String(form.get('email') ?? '').slice(0, 300);
  const refuse = (status: number, message: string, errors = {}) =>
    data({ message, errors, email, at: Date.now() }, { status });

  const read = await readWithCaptcha({ request, form, action: 'admin-sign-in', schema: signInSchema });
  if (!read.ok) return refuse(400, 'Please check the marked fields.', read.errors);
  const signedIn = await signIn(request, read.value);
  if (!signedIn.ok && signedIn.reason === 'too-many') return refuse(429, waitMessage(signedIn.retryAfterMs));
  if (!signedIn.ok) return refuse(400, signedIn.message);
  const headers = new Headers();
  for (const cookie of signedIn.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const user = await findUserByEmail(read.value.email);
  // Anybody else is signed in too, and told on this page that it isn't for them.
  throw redirect(user?.role === 'admin' ? href('/admin/dashboard') : href('/admin/login'), { headers });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => noStoreWith(actionHeaders);

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Admin Sign In', description: 'For operators of this site.' });

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { brandName } = useRootData();
  return (
    <main id="main" className="relative grid min-h-dvh place-items-center overflow-hidden bg-sunk p-4">
      <div aria-hidden="true" className="halftone pointer-events-none absolute inset-0 text-line-strong/30" />
      <div className="relative grid w-full max-w-md gap-8">
        <Logo name={brandName} className="justify-self-center" />
        <Card>
          {loaderData.viewer ? <Denied viewer={loaderData.viewer} /> : <SignIn answer={actionData} />}
        </Card>
      </div>
    </main>
  );
}

function SignIn({ answer }: { answer: Route.ComponentProps['actionData'] }) {
  const [solved, setSolved] = useState(false);
  const busy = useNavigation().state === 'submitting';
  const errors: Partial<Record<string, string>> = answer?.errors ?? {};
  return (
    <>
      <h1 className="mb-5 text-heading font-bold tracking-tight">Admin Sign In</h1>
      {answer ? (
        <NoticeBanner
          className="mb-5"
          notice={{ tone: 'error', title: 'Admin Sign In Error', description: answer.message }}
        />
      ) : null}
      <Form method="post" noValidate className="grid gap-5">
        <EmailField error={errors.email} value={answer?.email} />
        <Field label="Password" name="password" required error={errors.password}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </Field>
        <CaptchaField action="admin-sign-in" error={errors.captcha} onSolved={setSolved} />
        <Button size="lg" className="w-full" disabled={!solved} pending={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Form>
    </>
  );
}

function Denied({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <h1 className="text-heading font-bold tracking-tight">Access Denied</h1>
      <p className="mt-3 text-base text-ink-soft">
        You are signed in as <strong className="font-semibold break-all text-ink">{viewer.email}</strong>,
        which is not an operator's account.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={href('/dashboard')}>Go to the dashboard</LinkButton>
        <SignOutForm>
          <Button variant="secondary">Sign Out</Button>
        </SignOutForm>
      </div>
    </>
  );
}
