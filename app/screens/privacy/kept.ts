/** One thing that is kept, in the words of the privacy page. */
export interface Kept {
  readonly what: string;
  readonly details: string;
  readonly why: string;
  readonly howLong: string;
}
