import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The route table of the specification, in its order; what the product needs beside it follows. */
export default [
  layout('routes/public/layout.tsx', [index('routes/public/landing.tsx')]),
  route('auth', 'routes/auth/auth.tsx'),
  layout('routes/dashboard/layout.tsx', [route('dashboard', 'routes/dashboard/dashboard.tsx')]),
  layout('routes/plan/layout.tsx', [
    route('manage-plan', 'routes/plan/manage-plan.tsx'),
    route('payments/checkout/:checkoutId', 'routes/payments/checkout.tsx'),
    route('payments/portal', 'routes/payments/portal.tsx'),
  ]),
  layout('routes/public/page-layout.tsx', [
    route('gallery', 'routes/public/gallery.tsx'),
    route('faq', 'routes/public/faq.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/:slug', 'routes/public/blog-post.tsx'),
    route('privacy-policy', 'routes/public/privacy-policy.tsx'),
    route('terms-of-service', 'routes/public/terms-of-service.tsx'),
  ]),
  route('admin/login', 'routes/admin/login.tsx'),
  layout('routes/admin/layout.tsx', [
    route('admin', 'routes/admin/index.tsx'),
    route('admin/dashboard', 'routes/admin/dashboard.tsx'),
    route('admin/users', 'routes/admin/users.tsx'),
    route('admin/users/:userId', 'routes/admin/user.tsx'),
    route('admin/contact', 'routes/admin/contact.tsx'),
    route('admin/media', 'routes/admin/media.tsx'),
    route('admin/blog', 'routes/admin/blog.tsx'),
    route('admin/newsletter', 'routes/admin/newsletter.tsx'),
    route('admin/settings', 'routes/admin/settings.tsx'),
  ]),

  route('sign-out', 'routes/auth/sign-out.tsx'),
  route('mailbox', 'routes/auth/mailbox.tsx'),
  route('mailbox/:id', 'routes/auth/mailbox-mail.tsx'),
  route('mailbox/:id/html', 'routes/api/mailbox-html.ts'),
  route('files/ads/:adId', 'routes/api/ad-file.ts'),
  route('events', 'routes/api/events.ts'),
  route('api/auth/*', 'routes/api/auth.ts'),
  route('api/captcha/:action', 'routes/api/captcha.ts'),
  route('api/check-subscription', 'routes/api/check-subscription.ts'),
  route('api/webhooks/payments', 'routes/api/webhook.ts'),
  route('healthz', 'routes/api/healthz.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
