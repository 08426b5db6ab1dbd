/** What each chart that is derived from two births is read for. */
export const derivedCharts = {
  composite:
    "A composite chart is made of middles: each planet stands halfway between the places that it has in the two charts. No sky ever looked like it. It is read as the chart of the bond itself, as if that were a third person with needs of its own. The Moon in it shows what makes both feel at home together, and Saturn what has to be worked at. The house of the Sun tells what the two are together for.",
  davison:
    "A Davison chart is a real sky: that of the moment halfway between the two births, seen from the place halfway between the two birthplaces. Because it has a date of its own, transits can be taken to it as to anybody's chart, and that is what it is used for most: when is the bond under pressure, and when does it grow? Like a composite it speaks of neither person alone. What both of these charts say deserves to be taken seriously.",
} as const;
