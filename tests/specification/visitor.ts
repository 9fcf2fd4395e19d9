import { type Row, rows } from './row.ts';

/** What visitors meet beyond the pages themselves: slider, examples, gallery, articles. */
export const visitor: Row[] = [
  ...rows(2, 'tests/e2e/landing.test.ts', [
    [
      'landing.slider.controls',
      'slider: previous, next and dots, looping, moving on by itself, with a pause (a decision)',
      'the slider moves on every four seconds, loops, can be paused, and waits while somebody is at it',
    ],
    [
      'landing.slider.loading',
      'slider: Loading slider... while loading',
      '"Loading slider..." is said while the code of the slider is on its way',
      ['Loading slider...'],
    ],
    [
      'landing.examples.categories',
      'examples: category chips',
      'a chip shows the examples of its trade, also without JavaScript, and has an address',
    ],
  ]),
  ...rows(2, 'tests/media/gallery.test.ts', [
    [
      'gallery.overlay',
      'gallery: full-view overlay',
      'a picture opens over the window by keyboard, is turned by keys, and gives the focus back',
    ],
  ]),
  ...rows(2, 'tests/blog/blog.test.ts', [
    [
      'blog.empty',
      'blog: the empty state with a link to /contact',
      'without any post the blog says so and leads to the contact page',
      ['No Articles Yet'],
    ],
    [
      'blog.list',
      'blog: published posts, newest first',
      'published posts are listed newest first, drafts nowhere',
    ],
    [
      'blog.post.missing',
      'blog post: a missing one says so and leads back',
      'a post that is missing is a 404 with a way back, kept out of search engines',
      ['Post Not Found'],
    ],
    [
      'blog.post.paragraphs',
      'blog post: content split into paragraphs at line breaks',
      'its plain text is shown in paragraphs, one for each line, with markup as text',
    ],
    [
      'blog.post.markdown',
      'blog post: Markdown, as the operator side says',
      'Markdown is set: headings below the title, lists, quotes, code, tables, emphasis',
    ],
  ]),
  ...rows(3, 'tests/blog/blog.test.ts', [
    [
      'blog.fields',
      'blog_posts: slug, title, excerpt, category, author, date, is_published',
      'published posts are listed newest first, drafts nowhere',
    ],
  ]),
  ...rows(7, 'tests/blog/blog.test.ts', [
    [
      'calls.blog',
      'select blog_posts: published, newest first; one by slug',
      'published posts are listed newest first, drafts nowhere',
    ],
  ]),
  ...rows(5, 'tests/blog/blog.test.ts', [
    [
      'blog.search',
      'blog search: title, excerpt or category, whatever the case',
      'the search looks in title, excerpt and category, whatever the case, and takes % as a letter',
    ],
  ]),
  ...rows(9, 'tests/e2e/landing.test.ts', [
    [
      'landing.slider.interval',
      'slider: 4000 ms, still under reduced motion',
      'the slider stands still for those who asked for less motion, until they press Play',
    ],
  ]),
];
