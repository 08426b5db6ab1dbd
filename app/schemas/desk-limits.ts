export const KIBIBYTE = 1024;

/** How much the desk keeps. */
export const MOST_CLIENTS = 500;
export const MOST_NOTES = 200;
export const MOST_BYTES_OF_CLIENT = 8 * KIBIBYTE;
export const MOST_BYTES_OF_NOTE = 16 * KIBIBYTE;
/** What a form of the desk may have as it is sent: letters of other scripts take several times their room there. */
export const MOST_BYTES_SENT = 64 * KIBIBYTE;

export const MOST_TAGS = 10;
export const MOST_RELATIONS = 10;
export const MOST_BIRTHS = 3;
export const MOST_EVENTS = 30;

/** Requests at a time, those of a day, and those that one network may send on it. */
export const MOST_REQUESTS = 1_000;
export const MOST_REQUESTS_A_DAY = 100;
export const MOST_REQUESTS_OF_A_NETWORK = 3;
export const MOST_LETTERS_OF_QUESTION = 1_000;
export const MOST_WISHES = 3;
/** Days after its end that a request stays. */
export const REQUEST_DAYS = 180;

/** How many rows one answer of a list of requests has, and one part of the export: what is shown is opened, and no more. */
export const REQUESTS_OF_A_PAGE = 12;
export const CLIENTS_OF_A_PAGE = 30;
export const ROWS_OF_A_PART = 24;
/** Links to the intake form that the list of requests has beside them, unless all are asked for. */
export const LINKS_OF_A_PAGE = 6;

/** Links to the intake form that may be open at a time, and for how many days each is. */
export const MOST_INTAKES = 100;
export const INTAKE_DAYS = 14;
/** Forms that may come in on a day, and from one network. */
export const MOST_INTAKES_A_DAY = 100;
export const MOST_INTAKES_OF_A_NETWORK = 10;
export const MOST_PEOPLE_OF_INTAKE = 3;
export const MOST_EVENTS_OF_INTAKE = 10;

/** Prepared readings and templates, how much each may be, and how many rows its list has on a page. */
export const MOST_READINGS = 300;
export const MOST_BYTES_OF_READING = 48 * KIBIBYTE;
export const MOST_BLOCKS = 60;
export const READINGS_OF_A_PAGE = 8;
/** Readings and letters that the page of a client names: a reading is opened whole for its title. */
export const READINGS_OF_A_CLIENT = 4;
export const LETTERS_OF_A_CLIENT = 8;

/** Letters that can be opened at a time, how large one is once it is sealed, and for how many days it opens. */
export const MOST_DELIVERIES = 300;
export const MOST_BYTES_OF_DELIVERY = 200 * KIBIBYTE;
export const DELIVERY_DAYS = 90;
export const MOST_DELIVERY_DAYS = 365;
/** Openings that are counted, and days that a letter which was taken back stands in the list. */
export const MOST_OPENED = 999;
export const REVOKED_DAYS = 30;

/** Minutes that a session may take, and does where nothing is said. */
export const LEAST_MINUTES = 5;
export const MOST_MINUTES = 480;
export const USUAL_MINUTES = 60;

/** Of the messages of a day so many are the owner's: visitors cannot use them up. */
export const MESSAGES_FOR_OWNER = 10;

/** Days that a client stays of whom no consent is noted, and that lie between the desk's saying that one goes and the end. */
export const DRAFT_DAYS = 30;
/** Months after the last contact. */
export const CLIENT_MONTHS = 24;

/** Days that the id of a deleted client is kept, so that a backup which is put back deletes them once more. */
export const DELETED_DAYS = 60;
/** Clients of one write of a file that is read in, and how much it may be. */
export const CLIENTS_OF_A_WRITE = 50;
export const MOST_BYTES_OF_A_WRITE = 256 * KIBIBYTE;
/** Those whose time ends soon, as many as one page asks about. */
export const ENDING_OF_A_PAGE = 20;
/** Texts of the owner's in place of ours, how much one may be, and how much a file of them. */
export const MOST_OWN_TEXTS = 500;
export const MOST_BYTES_OF_TEXT = 4 * KIBIBYTE;
export const MOST_BYTES_OF_TEXTS = 512 * KIBIBYTE;
/** All that are kept, as their file has them: it is taken in again, with what is said there beside its texts. */
export const MOST_BYTES_OF_OWN_TEXTS = MOST_BYTES_OF_TEXTS - KIBIBYTE;
export const TEXTS_OF_A_PAGE = 20;
