import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { plans, tiers } from '#app/domain/billing/plans.ts';
import type { Post } from '#app/domain/blog/blog.server.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/** Names other objects refer to. */
const organizationId = () => `${config().publicUrl}/#organization`;
const websiteId = () => `${config().publicUrl}/#website`;

/** Who runs the site, the site and the product with its plans, for the landing page. */
export function siteStructuredData(description: string): object[] {
  const { brandName, publicUrl, supportEmail } = config();
  const organization = {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brandName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
  };
  const website = {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: brandName,
    url: `${publicUrl}/`,
    publisher: { '@id': organizationId() },
    inLanguage: 'en',
  };
  const application = {
    '@type': 'SoftwareApplication',
    name: brandName,
    description,
    url: `${publicUrl}/`,
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Web browser',
    image: `${publicUrl}${href('/og/:file', { file: 'home.png' })}`,
    publisher: { '@id': organizationId() },
    offers: tiers.map((tier) => offerOf(tier)),
  };
  return [organization, website, application];
}

function offerOf(tier: (typeof tiers)[number]): object {
  const { name, priceCents, tagline } = plans[tier];
  const price = (priceCents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    name,
    description: tagline,
    price,
    priceCurrency: 'USD',
    url: `${config().publicUrl}/#pricing`,
    availability: 'https://schema.org/InStock',
    ...(priceCents > 0 && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        billingDuration: 'P1M',
        unitText: 'month',
      },
    }),
  };
}

/** An article and where it stands. `sharePicture` is the path of its drawn preview. */
export function postStructuredData(post: Post, sharePicture: string): object[] {
  const { brandName, publicUrl } = config();
  const path = href('/blog/:slug', { slug: post.slug });
  const pictures = [sharePicture, ...(post.picture ? [post.picture.src] : [])];
  const published = post.publishedDate.toISOString();
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      articleSection: post.category,
      datePublished: published,
      dateModified: published,
      author: { '@type': /\bteam$/i.test(post.author) ? 'Organization' : 'Person', name: post.author },
      publisher: { '@type': 'Organization', '@id': organizationId(), name: brandName, url: `${publicUrl}/` },
      image: pictures.map((each) => `${publicUrl}${each}`),
      mainEntityOfPage: `${publicUrl}${path}`,
      timeRequired: `PT${post.article.minutes}M`,
    },
    breadcrumbs({ loaderData: { brandName, publicUrl } }, [
      { name: 'Blog', path: href('/blog') },
      { name: post.title, path },
    ]),
  ];
}
