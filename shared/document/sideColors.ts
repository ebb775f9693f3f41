/** The colours that new sides have, in their order. */

const SIDE_COLORS = ['#a63a32', '#2f5a9e', '#3c7a4b', '#74478a', '#3d3d42'] as const

/** The colour of a side that is added to so many others. */
export function nextSideColor(others: number): string {
  return SIDE_COLORS[others % SIDE_COLORS.length] ?? SIDE_COLORS[0]
}
