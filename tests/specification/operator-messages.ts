import { type Row, rows } from './row.ts';

/** The error catalogue and the success messages of the operator's side. */
export const operatorMessages: Row[] = [
  ...rows(8, 'tests/settings/operator-settings.test.ts', [
    [
      'settings.failures',
      'settings: the three errors, titled Error',
      '%o: the error is said and nothing has changed',
      [
        'Failed to update maintenance mode.',
        'Failed to update beta mode.',
        'Failed to update beta password.',
      ],
    ],
    [
      'admin.dashboard.maintenance-failure',
      'Failed to toggle maintenance mode',
      'Failed to toggle maintenance mode, from the dashboard',
      ['Failed to toggle maintenance mode'],
    ],
    [
      'settings.load-failure',
      'settings load failures are only logged',
      'a process that never read them shows the page, and goes by them once it can',
    ],
    [
      'settings.saved.words',
      'settings: what is said when a save worked',
      'Settings Updated: each switch says what it did, and the row names who did it',
      ['Settings Updated', 'Password Updated', 'Beta access password has been updated.'],
    ],
  ]),
  ...rows(8, 'tests/blog/operator-edit.test.ts', [
    [
      'admin.blog.load-failure',
      'blog: posts can not be fetched',
      'Failed to fetch blog posts: the rest of the page stays',
      ['Failed to fetch blog posts'],
    ],
    [
      'admin.blog.failures',
      'blog: a post can not be made, changed, deleted or published',
      'Failed to create, update and delete blog post, and to update publish status',
      [
        'Failed to create blog post',
        'Failed to update blog post',
        'Failed to delete blog post',
        'Failed to update publish status',
      ],
    ],
    [
      'admin.blog.updated.words',
      'blog: updated',
      'shows what is stored and stores what is sent, with the old text in the audit log',
      ['Blog post updated successfully'],
    ],
    [
      'admin.blog.deleted.words',
      'blog: deleted',
      'a post is deleted with its text kept in the audit log',
      ['Blog post deleted successfully'],
    ],
  ]),
  ...rows(8, 'tests/blog/operator-blog.test.ts', [
    [
      'admin.blog.created.words',
      'blog: created, published and unpublished',
      'is a draft dated now, which nobody sees, until it is published',
      [
        'Blog post created successfully',
        'Blog post published successfully',
        'Blog post unpublished successfully',
      ],
    ],
  ]),
  ...rows(8, 'tests/newsletter/operator-newsletter.test.ts', [
    [
      'admin.newsletter.load-failure',
      'newsletter: subscribers can not be fetched',
      'Failed to fetch newsletter subscribers: the page stays',
      ['Failed to fetch newsletter subscribers.'],
    ],
    [
      'admin.newsletter.status-failure',
      'newsletter: a status can not be changed',
      'Failed to update subscription status: nothing is changed nor noted',
      ['Failed to update subscription status.'],
    ],
    [
      'admin.newsletter.delete-failure',
      'newsletter: a subscriber can not be deleted',
      'Failed to delete subscriber: it is still there',
      ['Failed to delete subscriber.'],
    ],
    [
      'admin.newsletter.status.words',
      'newsletter: deactivated and reactivated',
      'an operator deactivates an address and brings it back; its confirmation stays',
      ['Subscriber deactivated successfully.', 'Subscriber reactivated successfully.'],
    ],
    [
      'admin.newsletter.deleted.words',
      'newsletter: deleted',
      'a deleted subscriber is gone, and the log does not keep the address',
      ['Subscriber deleted successfully.'],
    ],
  ]),
  ...rows(8, 'tests/e2e/admin-screens.test.ts', [
    [
      'admin.sign-in.failure',
      'Admin Sign In Error with what the server says',
      'the admin sign-in waits for its captcha, starts a new one after every attempt, and leads to the dashboard',
      ['Admin Sign In Error'],
    ],
  ]),
  ...rows(8, 'tests/settings/gates.test.ts', [
    [
      'gates.beta.denied.words',
      'beta denial',
      'a wrong password is denied, a blank one asked for again, and neither opens anything',
      ['Access Denied', 'Incorrect beta password. Please try again.'],
    ],
  ]),
  ...rows(8, 'tests/e2e/gates.test.ts', [
    [
      'gates.beta.granted.words',
      'beta: Access Granted',
      'a visitor enters the beta password once: denied, then let in to the page they wanted, for the session',
      ['Access Granted', 'Welcome to the beta!'],
    ],
  ]),
  ...rows(8, 'tests/users/operator-users.test.ts', [
    [
      'admin.users.load-failure',
      'users can not be fetched',
      'Failed to fetch subscribers, when the database fails',
      ['Failed to fetch subscribers'],
    ],
    [
      'admin.user.load-failure',
      'a user can not be fetched',
      'Failed to fetch user details, when the database fails',
      ['Failed to fetch user details'],
    ],
    [
      'admin.user.not-there',
      'a user who is not there',
      'User not found: ids of nobody change nothing',
      ['User not found'],
    ],
    [
      'admin.user.delete-failure',
      'a user can not be deleted, when the database fails',
      'Failed to delete user, when the database fails',
      ['Failed to delete user'],
    ],
    [
      'admin.user.deleted.words',
      'a user is deleted',
      'User deleted successfully: the admin is back at the list, and everything of theirs is gone',
      ['User deleted successfully'],
    ],
  ]),
  ...rows(8, 'tests/users/operator-billing.test.ts', [
    [
      'admin.user.delete-refused',
      'a user can not be deleted: with the reason the server has',
      'Failed to delete user, with the reason, while the subscription can not be ended',
    ],
    [
      'admin.user.cancel-refused',
      'a subscription can not be canceled: with the reason the server has',
      'Failed to cancel subscription, while the provider is down or the database takes nothing',
      ['Failed to cancel subscription'],
    ],
    [
      'admin.user.canceled.words',
      'a subscription is canceled',
      'Subscription cancelled successfully: it is over at the provider and here, and noted',
      ['Subscription cancelled successfully'],
    ],
  ]),
  ...rows(8, 'tests/media/operator-media.test.ts', [
    [
      'admin.media.load-failure',
      'media can not be fetched',
      'Failed to fetch media library: the rest of the page stays',
      ['Failed to fetch media library'],
    ],
    [
      'admin.media.change-failure',
      'media can not be toggled or deleted',
      'Failed to update media status and Failed to delete media',
      ['Failed to update media status', 'Failed to delete media'],
    ],
    [
      'admin.media.deleted.words',
      'media is deleted',
      'is deleted with its files',
      ['Media deleted successfully'],
    ],
  ]),
  ...rows(8, 'tests/media/operator-upload.test.ts', [
    [
      'admin.media.store-failure',
      'media can not be stored',
      'while storage takes no files: Failed to upload file, and no row',
      ['Failed to upload file'],
    ],
    [
      'admin.media.uploaded.words',
      'media is uploaded',
      'of several pictures stores each as a WebP of its own with a smaller file, and says so',
      ['File uploaded successfully'],
    ],
  ]),
  ...rows(8, 'tests/contact/operator-contact.test.ts', [
    [
      'admin.contact.load-failure',
      'contact requests can not be loaded',
      'Failed to load contact requests, when the database fails',
      ['Failed to load contact requests'],
    ],
    [
      'admin.contact.step-failure',
      'a contact request can not be moved on',
      'Failed to update status, when the database fails, and then nothing has changed',
      ['Failed to update status'],
    ],
    [
      'admin.contact.step.words',
      'a contact request is moved on',
      'Status Updated: open, in progress, resolved, open again, in list and detail alike',
      ['Status Updated'],
    ],
  ]),
];
