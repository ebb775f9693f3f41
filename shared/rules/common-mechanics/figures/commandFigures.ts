/** The effects of placements on command. @rule CM-CMD-1 @rule CM-CMD-2 */
export interface CommandFigures {
  /** Added to the test for an infiltrated leader, and for an infiltrated target. */
  readonly test: { readonly leaderInfiltrated: number; readonly targetInfiltrated: number }
  readonly order: {
    /** Added to the cost of an order to an infiltrated target. */
    readonly targetInfiltrated: number
    /** Grades of command that an infiltrated leader counts more (less when negative). */
    readonly leaderGrades: number
  }
}

export const COMMAND: CommandFigures = {
  test: { leaderInfiltrated: 2, targetInfiltrated: 2 },
  order: { targetInfiltrated: 2, leaderGrades: -1 },
}
