/** Words of titles typed in one breath, as sources; '#' stands for a number. */
export type RunOnWords = {
  /** How people begin to tell who they are where a name is asked for: "hi we are a". */
  opening: string;
  /** With what such a sentence goes on, where the title is parted: "we do". */
  goesOn: string;
  /** How it turns to the designer, which is not printed: "please make people", "people always ask". */
  orders: string;
  /** What leads to words that are to be printed: "please say that …". */
  saying?: string;
};
