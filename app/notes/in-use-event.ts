/** Is dispatched on the window when somebody else, or nobody, was put in use: every result on the screen becomes theirs. */
export const IN_USE_EVENT = "realign:in-use";

/** What the window is told with it. */
export interface InUseChange {
  /** Whether who was shown is to leave no trace: nothing of the screen is kept. */
  readonly isForgotten: boolean;
}
