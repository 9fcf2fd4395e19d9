/** A name at the start of an English title and what begins to say what it is: "Desk Angel – your virtual assistant". */
export const nameBefore =
  "^(?:\\p{Lu}[\\p{L}\\p{N}'’]*(?: &| and| of)? ){1,4}[-–—|:] (?=(?:the|your|an?|our)\\s)";

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
