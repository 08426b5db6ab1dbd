/** 1 is 0°00′–0°59′ of the sign, 30 is 29°00′–29°59′. */
export type DegreeNumber =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30;

/** What a planet in one degree of a sign tends to do or to want. */
export interface DegreeMeaning {
  /** Three to five, lower case. */
  readonly keywords: readonly string[];
  /** One scene of our own, a sentence. */
  readonly image: string;
  /** What the scene means; complete without it. */
  readonly sense: string;
}

export type DegreesOfSign = Readonly<Record<DegreeNumber, DegreeMeaning>>;
