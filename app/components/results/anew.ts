/** The state of a link to a form for somebody new: the screen does not open with the person in use. */
export interface AnewState {
  readonly anew: true;
}

export function isAnew(state: unknown): boolean {
  return (state as Partial<AnewState> | null)?.anew === true;
}
