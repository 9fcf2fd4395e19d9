import { type Row, rows } from './row.ts';

const inBrowser = 'tests/ads/edit-ad-browser.test.ts';

/** The editor of a finished ad, a page the project added. */
export const editor: Row[] = [
  ...rows(2, inBrowser, [
    [
      'ads.edit.page',
      'editor, a decision: words, what was left out, subject, layout, colors and language of a finished ad, on every plan',
      'from the card to a saved ad: words, what was left out, subject, layout and colors; the download differs',
      ['Not in the picture', 'Former versions', 'Bring back'],
    ],
    [
      'ads.edit.telephone',
      'editor: the picture stays in sight at 360 px',
      'at 360 px the picture stays in sight while somebody types, and nothing is wider than the screen',
    ],
    [
      'ads.edit.keyboard',
      'editor: by keyboard alone',
      'by keyboard alone: typed, saved with Enter, a step back',
    ],
    [
      'ads.edit.steps',
      'editor: a step back and forth, by button and by keyboard',
      'a step back and forth with Ctrl+Z and Ctrl+Shift+Z, whatever was changed, and Ctrl+S saves',
    ],
    [
      'ads.edit.things',
      'editor: up to three things shown together',
      'things are shown together, up to three, taken out again, and none at last',
      ['Find a thing'],
    ],
    ['ads.edit.colors', 'editor: how words read on each color', 'a color says at once how words read on it'],
    [
      'ads.edit.without-javascript',
      'editor: without JavaScript',
      'without JavaScript the form puts in, saves and brings back',
    ],
  ]),
  ...rows(4, inBrowser, [
    [
      'ads.edit.unsaved',
      'editor: what is unsaved outlives a reload, and leaving asks first',
      'what is unsaved outlives a reload, and leaving asks first',
      ['Leave without saving?'],
    ],
    [
      'ads.edit.conflict',
      'editor: two people at once are told with both texts, and nothing is lost',
      'a second tab: an untouched editor follows, a touched one is told with both texts and chooses',
      ['Go on with mine', 'Take theirs'],
    ],
    [
      'ads.edit.deleted',
      'editor: the ad is deleted meanwhile',
      'a deleted ad is said in an open editor, and what was typed stays',
      ['This ad was deleted'],
    ],
  ]),
  ...rows(5, inBrowser, [
    [
      'ads.edit.room',
      'editor: words without room are refused with the letters too many',
      'words without room are named with the letters too many, stay, and are not saved',
    ],
  ]),
  ...rows(8, inBrowser, [
    [
      'ads.edit.failure',
      'editor: a save that never arrives',
      'with the network cut nothing typed is lost, and it is saved once it is back',
      ['This was not saved'],
    ],
  ]),
  ...rows(8, 'tests/ads/edit-ad-network.test.ts', [
    [
      'ads.edit.trouble',
      'editor: offline, unreachable, timed out or refused by the server, each with a way to try again',
      'nothing of the editor loses what was typed, each says why, and each can be tried again',
      [
        'The picture does not follow.',
        'Things can’t be looked up.',
        'The small pictures do not follow.',
        'This version was not brought back',
      ],
    ],
  ]),
  ...rows(6, 'tests/ads/edit-ad.test.ts', [
    ['ads.edit.who', 'editor: owner and team, on every plan', 'owner and team, on every plan; nobody else'],
  ]),
  ...rows(9, 'tests/ads/edit-ad-versions.test.ts', [
    [
      'ads.edit.versions',
      'editor: twenty former versions and the designer’s are kept',
      'are bounded: the newest twenty and the designer’s',
    ],
  ]),
];
