/** Small turns of a language that say what a brief means, where they are known. Regular expressions. */
export type Turns = {
  /** That what is small print holds: 'terms apply'. */
  termsApply?: string;
  /** What clauses of a request say to the designer, and to nobody else: 'so explain it', 'people dont know'. */
  toldDesigner?: string;
};
