import type pg from 'pg';

/** How many rows of each kind the operator's pages are measured with. */
export const amounts = {
  users: 100_000,
  ads: 1_000_000,
  /** Ads of the one user whose page is opened. */
  adsOfOne: 5_000,
  newsletter: 100_000,
  contact: 50_000,
  audit: 20_000,
  media: 3_000,
  posts: 2_000,
  jobs: 5_000,
} as const;

/** The user with `adsOfOne` ads. */
export const busiestUser = 'user-777';

const pick = (array: string, by: string) => `(${array})[1 + (${by})::int % cardinality(${array})]`;
const firstNames = `'{Anna,Bjørn,Chinedu,Dilnoza,Emre,Fatima,Giulia,Hans,İpek,José,Keiko,Lena,María,Nguyễn,Olga,Pavel,Quinn,Ravi,Søren,Tomás,Ümit,Vera,Wang,Ximena,Yusuf,Zoë,Александр,美咲,محمد,Ελένη}'::text[]`;
const lastNames = `'{Abdullah,Becker,Costa,Dvořák,Eriksson,Fischer,García,Haddad,Ivanov,Jansen,Kowalski,López,Müller,Nowak,Okafor,Popescu,Rossi,Schmidt,Tanaka,Usmanov,Vargas,Weber,Yılmaz,Zhang,Petrov,Suzuki,Öztürk,Nielsen,Kim,Silva,Smith,Jones,Brown}'::text[]`;
const hosts = `'{example.com,example.org,mail.example.net,studio.example,example.com,example.com}'::text[]`;
const words = `'{order,refund,invoice,watermark,export,logo,colour,upgrade,download,password,template,language,Arabic,square,story,banner,credit,payment,team,account,gallery,headline,font,picture,campaign,please,thanks,help,question,problem}'::text[]`;

/** A sentence of `length` words that differ from row to row. */
const sentence = (length: string, by = 'n') =>
  `(select string_agg(${pick(words, `hashint4(${by} * 131 + w) & 65535`)}, ' ') from generate_series(1, ${length}) w)`;

/** Newer rows are denser, as in a product that grows: half of the rows of two years lie in the last half year. */
const grown = (total: number) =>
  `now() - interval '730 days' * power(n / ${total}.0, 2) - interval '1 minute'`;

const statements: string[] = [
  `insert into users (id, name, email, email_verified, role, banned, created_at)
      select 'user-' || n, first || ' ' || last, lower(translate(last, 'řöüıñóÖü', 'rouinoou')) || '.' || n || '@' || ${pick(hosts, 'n')},
        n % 9 <> 0, case when n % 20000 = 0 then 'admin' else 'user' end, n % 60 = 0, ${grown(amounts.users)}
      from generate_series(1, ${amounts.users}) n,
        lateral (select ${pick(firstNames, 'hashint4(n) & 65535')} as first, ${pick(lastNames, 'hashint4(n * 7) & 65535')} as last) names`,
  `insert into subscribers (user_id, email, subscribed, subscription_tier, subscription_status, subscription_end, customer_id)
      select id, email, paid, case when paid then case when n % 3 = 0 then 'enterprise' else 'professional' end end,
        case when paid then 'active' when n % 5 = 0 then 'canceled' end, case when paid then now() + interval '20 days' end, 'cus_' || n
      from (select id, email, substr(id, 6)::int as n, substr(id, 6)::int % 8 = 0 as paid from users where id like 'user-%') u
      where n % 2 = 0`,
  `insert into monthly_usage (user_id, month_year, credits_used)
      select 'user-' || n, to_char(now() at time zone 'utc' - make_interval(months => m), 'YYYY-MM'), 1 + (n + m) % 30
      from generate_series(1, ${amounts.users}) n, generate_series(0, 3) m where (n + m) % 3 = 0`,
  `insert into ads (user_id, title, prompt, brief, size, status, failure, refunded_at, clean_key, marked_key, writer, painter,
        charged_month, idempotency_key, seed, design, report, created_at, completed_at, touched_at, deleted_at)
      select case when n % ${amounts.ads / amounts.adsOfOne} = 0 then '${busiestUser}' else 'user-' || 1 + (n::bigint * 7919 % ${amounts.users})::int end,
        'Ad number ' || n, 'Sale Goals: more orders', jsonb_build_object('title', 'Ad number ' || n), '1024x1024', status,
        case when status = 'failed' then 'model-unavailable' end, case when status = 'failed' then at end,
        case when status = 'completed' then 'ads/' || n || '/clean.png' end, 'ads/' || n || '/marked.png', 'built-in', 'built-in',
        to_char(at at time zone 'utc', 'YYYY-MM'), n::text, n, jsonb_build_object('layers', repeat(md5(n::text), 6)),
        jsonb_build_object('checks', repeat(md5(n::text), 4)), at,
        case when status = 'completed' then at + interval '1 second' * (1 + n % 20) end, at, case when n % 25 = 7 then now() end
      from generate_series(1, ${amounts.ads}) n,
        lateral (select case when n % 17 = 0 then 'failed' else 'completed' end as status, ${grown(amounts.ads)} as at) made`,
  `insert into newsletter_subscribers (email, source, is_active, confirmed_at, subscribed_at)
      select 'reader.' || ${pick(words, 'hashint4(n) & 65535')} || '.' || n || '@' || ${pick(hosts, 'n')},
        case when n % 3 = 0 then 'blog' else 'footer' end, n % 11 <> 0, case when n % 7 <> 0 then now() end, ${grown(amounts.newsletter)}
      from generate_series(1, ${amounts.newsletter}) n`,
  `insert into contact_requests (user_id, name, email, subject, message, status, is_priority, created_at)
      select case when n % 3 = 0 then 'user-' || n end, ${pick(firstNames, 'n')} || ' ' || ${pick(lastNames, 'n / 30')}, 'writer.' || n || '@example.com',
        (array['general','billing','technical','feature'])[1 + n % 4], ${sentence('20 + n % 60')},
        case when n % 40 = 0 then 'open' when n % 55 = 0 then 'in_progress' else 'resolved' end, n % 9 = 0, ${grown(amounts.contact)}
      from generate_series(1, ${amounts.contact}) n`,
  `insert into audit_log (actor, action, subject, before, after, created_at)
      select 'user-' || 20000 * (1 + n % 5), (array['user.block','user.unblock','contact.set-status','media.update','post.publish','newsletter.export','maintenance.enable','credits.grant'])[1 + n % 8],
        'user-' || n, jsonb_build_object('enabled', false, 'n', n), jsonb_build_object('enabled', true, 'n', n), ${grown(amounts.audit)}
      from generate_series(1, ${amounts.audit}) n`,
  `insert into media_library (filename, file_path, storage_key, file_size, mime_type, width, height, alt_text, category, is_active, created_at)
      select 'picture-' || n || '.webp', '/media/' || md5(n::text) || '.webp', 'gallery/' || md5(n::text) || '.webp', 40000 + n, 'image/webp', 1024, 1024,
        ${sentence('6')}, (array['slider','examples','gallery','hero','general'])[1 + n % 5], n % 6 <> 0, ${grown(amounts.media)}
      from generate_series(1, ${amounts.media}) n`,
  `insert into blog_posts (slug, title, excerpt, content, author, published_date, is_published, created_at)
      select 'post-' || n, ${sentence('6')}, ${sentence('20')}, repeat(${sentence('40')} || E'\\n\\n', 30), 'Editor', ${grown(amounts.posts)}, n % 4 <> 0, ${grown(amounts.posts)}
      from generate_series(1, ${amounts.posts}) n`,
  `insert into newsletter_issues (subject, content, status, recipient_count, sent_count, created_at, started_at, finished_at)
      select 'Issue ' || n, 'Hello.', 'sent', 90000, 90000, at, at, at from generate_series(1, 200) n, lateral (select ${grown(200)} as at) sent`,
  `insert into pgboss.job (id, name, data, state, retry_count, output, created_on, started_on, completed_on)
      select gen_random_uuid(), 'send-mail', jsonb_build_object('mail', jsonb_build_object('to', 'reader.' || n || '@example.com')), 'failed', 3,
        jsonb_build_object('message', 'connect ECONNREFUSED'), at, at, at
      from generate_series(1, ${amounts.jobs}) n, lateral (select now() - n * interval '1 minute' as at) failed`,
];

/** Fills the tables; foreign keys are right by construction and not checked row by row. Prints how long it took. */
export async function fillTables(client: pg.PoolClient): Promise<void> {
  const started = performance.now();
  await client.query(
    "set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0; set maintenance_work_mem = '256MB'",
  );
  // Made anew in one go once the rows are there, which takes a fraction of the time.
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const sql of statements) await client.query(sql);
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    `  ${amounts.users} users, ${amounts.ads} ads and the rest, written in ${seconds} s\n`,
  );
}
