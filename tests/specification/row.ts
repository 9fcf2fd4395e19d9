/** A test: its file, and its title as written, before test.each fills it in. */
export type ShownBy = { file: string; title: string };

/** One screen, rule, message or constant of the specification, of the public and subscriber side or the operator's. */
export type Row = {
  /** What comments and tests cite, in our own words: 'landing.slider.interval'. It stays when the sentence changes. */
  id: string;
  /**
   * Section of the specification: 2 screens, 3 fields, 4 states, 5 validation, 6 roles, 7 calls, 8 messages, 9 limits.
   */
  section: number;
  /** In short; with what differs, and why, where a decision of this project differs. */
  says: string;
  /** Sentences that are shown word for word: each stands in the product's source or in the test. */
  exact?: string[];
  /** The test that shows it. */
  shownBy: ShownBy;
  /** The tests that look at its form, button or message in Chromium (in-browser.ts); table.ts fills it in. */
  inBrowser?: ShownBy[];
};

type Entry = [id: string, says: string, title: string, exact?: string[]];

/** Rows of one section that one test file shows. */
export function rows(section: number, file: string, entries: Entry[]): Row[] {
  return entries.map(([id, says, title, exact]) => ({ id, section, says, exact, shownBy: { file, title } }));
}
