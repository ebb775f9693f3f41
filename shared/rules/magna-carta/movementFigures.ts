/** What moving costs beside terrain and hexsides, and how far one advances: data. @rule HS-MOV-4 @rule MC-ADV-1 */

/** What stepping without turning costs on foot (SV-MOV-1). */
export interface SteppingWithoutTurning {
  /** Points added to the cost of a side hex. */
  readonly sideExtra: number
  /** What the cost of a rear hex is multiplied by. */
  readonly rearFactor: number
}

export interface MovementFigures {
  /** Points of a rider's turn, a step of 60 degrees. */
  readonly riderTurn: number
  /** Points of a rider's about-turn (MC-VOL-2): the three steps of half a turn. */
  readonly aboutTurn: number
  /** Absent where facing has no effect on foot (MC-GEO-1): every hex is then entered at its plain cost. */
  readonly withoutTurning?: SteppingWithoutTurning
  /** Points of climbing one level. */
  readonly climb: number
  /** Levels up or down that are taken without stairs or a ladder. */
  readonly steepest: number
  /** Hexes of an advance after combat, the loser's included. */
  readonly advanceLimit: number
}

export const MOVEMENT: MovementFigures = {
  riderTurn: 1,
  aboutTurn: 3,
  climb: 1,
  steepest: 1,
  advanceLimit: 2,
}
