/** Movement points in halves: figures and searches count whole halves, people read points. */
const HALVES = 2

/** Whole half points in so many points. */
export function halvesOf(points: number): number {
  return Math.floor(points * HALVES)
}

/** Movement points as the rules count them, of half points. */
export function pointsOf(halves: number): number {
  return halves / HALVES
}

/** As the sheets print them: 4 is "2", 3 is "1½", 1 is "½". */
export function pointsText(halves: number): string {
  const whole = Math.floor(halves / HALVES)
  if (halves % HALVES === 0) return `${whole}`
  return whole === 0 ? '½' : `${whole}½`
}
