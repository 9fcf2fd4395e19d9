/** Small turns of a language that say what a brief means, where they are known. Regular expressions. */
export type Turns = {
  /** How a sender gives a name, before it: 'my name is', 'зовут'. */
  introduction?: string;
  /** What is downloaded and is no app: 'brochure', 'price list'. */
  papers?: string;
  /** That nothing of it is carried home: 'eat in only'. */
  eatenThere?: string;
  /** Behind what readers are asked whether they look for it: "Nachhilfe gesucht?" */
  lookedFor?: string;
  /** What names a meal, wherever it is eaten: 'menu'. */
  menus?: string;
  /** Between an app and what it runs on: 'for', 'on'. */
  onPlatform?: string;
  /** What goes on to a place one comes from, and no name: 'minutes from'. */
  comesFrom?: string;
  /** That a clause speaks of those who see the ad, not to them: "they buy the 8 week term". */
  spokenOf?: string;
  /** That what is small print holds: 'terms apply'. */
  termsApply?: string;
  /** What clauses of a request say to the designer, and to nobody else: 'so explain it', 'people dont know'. */
  toldDesigner?: string;
};
