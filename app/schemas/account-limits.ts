/** What must be typed before an account is deleted, in any case. */
export const DELETION_WORD = "delete";

/** How many other people's births a user can keep. */
export const MOST_PEOPLE = 50;
