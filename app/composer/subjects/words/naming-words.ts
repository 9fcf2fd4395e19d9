/** A name at the start of an English title and what begins to say what it is: "Desk Angel – your virtual assistant". */
export const nameBefore =
  "^(?:\\p{Lu}[\\p{L}\\p{N}'’]*(?: &| and| of)? ){1,4}[-–—|:] (?=(?:the|your|an?|our)\\s)";

/** What opens the names of inns and shops: "Le Chat Noir", "Zur Alten Mühle", "Pod Lwem". */
export const nameOpens =
  'The|Zum|Zur|Zu den|Le|La|Les|Au|Aux|À la|El|Los|Las|Il|Lo|Gli|I|Al|Alla|Ai|Alle|Da|O|A|Os|As|Pod|U|De|Het|Den|Det';
/** What pairs two words of a name: "Tea & Tattle". */
export const pairs = '&|and|et|y|e|i|und';
/** Before the name of a doctor: "Praxis Dr. Vogel". */
export const doctors = 'Dr|Dra|Prof|Dott|Mag|Ing|lek';
/** A name at the start of a title before any dash, colon or bar: "The Crown & Thistle – Sunday lunch". */
export const nameApart =
  `^(?:(?:${nameOpens}) |L['’])?` +
  "(?:(?:d['’])?\\p{Lu}[\\p{L}'’]*(?: &| and| of| et| y| e| und| de| del| di| du)? ){0,3}(?:d['’])?\\p{Lu}[\\p{L}'’]*(?: [-–—|:] |[:,] )(?=[^\\s])";

/** How a title says that an app, a game or a record may be had. */
export const released = 'out now|out today|is out|now out|is live|has landed|has launched|is here';

/** What stands in an English title before a house by which one finds the place: "Diner, across from the feed mill". */
export const across =
  'across(?: the (?:road|street))? from|opposite|next(?: door)? to|behind|beside|(?:a)?round the corner from|over from|in the old';

/** The name of an inn that opens an English title, whose words show nothing: "The Wool Pack Inn". */
export const innFirst =
  "^(?:The )?(?:\\p{Lu}[\\p{L}'’]+(?: &| and)? ){1,3}(?:Inn|Arms|Tavern|Tea ?[Rr]ooms?)(?!\\p{L})";

/** What stands behind the family name of a firm: "Cook & Daughters Removals". */
export const familyBehind = '^ (?:&|and) (?:Sons?|Daughters?|Co|Bros|Brothers|Partners)(?!\\p{L})';

/**
 * A house in the name of a firm, before the name of whose it is or what it has: "Maison Perrin", "Casa Rossi", "Haus
 * Lorenz", "Dom Chleba", "House of Candles".
 */
export const houseOfName =
  'maison|casa|villa|haus|huis|huize|dom|dům|дом|будинок|hus|ház|hiša|kuća|къща|casă|σπίτι|house';
/** What stands between the house and whose it is: "Casa do Pão". */
export const ofHouse =
  '(?:van de|van het|de la|de los|de las|d[eoia]|des?|du|der|della|dello|del|of|van|von|zum|zur) ';
