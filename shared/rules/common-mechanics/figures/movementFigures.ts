/**
 * The movement table of the fantasy game, as data. Costs are whole half points, so that no rule reckons with fractions.
 * @rule CM-TER-4
 */
import { type Difficulty } from '../rows/difficulties'
import { type Environment } from '#shared/document/types'
import { type MovementClass } from '../rows/profiles'

/** The columns of the table. */
export const MOVEMENT_COLUMNS = ['road', 'clear', 'rough', 'difficult', 'water', 'lava'] as const
export type MovementColumn = (typeof MOVEMENT_COLUMNS)[number]

/** Half points; `min` = only as a minimal move. */
export type MovementCost = number | 'min' | 'never'

/** Half points; `all` = every point of the unit. */
export type ChangeCost = number | 'all' | 'never'

/** One row of the table. */
export interface ClassMovement {
  /** Half points of a unit of ordinary capacity. */
  readonly base: number
  /** Half points of the first turn step of a move or action, and of each that follows it. */
  readonly turn: { readonly first: number; readonly further: number }
  readonly formationAboutTurn: MovementCost
  /** Half points to enter a hex of the column; of lava, those of the units that may be there. */
  readonly costs: Readonly<Record<Environment, Readonly<Record<MovementColumn, MovementCost>>>>
  /** Half points that a rough hexside adds. */
  readonly roughSide: MovementCost
  /** Changing hex or position: in flight, for the flying class; to infiltrate, for the others. */
  readonly change: ChangeCost
  /** Both at once. */
  readonly changeBoth: ChangeCost
}

export interface MovementFigures {
  readonly classes: Readonly<Record<MovementClass, ClassMovement>>
  /** Half points that each grade of the movement profile adds or takes (CM-STAT-1). */
  readonly perGrade: number
  /** Half points of going up, whatever the number of levels (CM-SID-3). */
  readonly goingUp: number
  /** Half points of passing through a friendly unit. */
  readonly passingFriend: number
}

/**
 * The column under which a class of terrain is entered; undefined = never entered on the ground.
 * @interpretation Lava has a column of its own that no sheet prints: its units count it as clear.
 */
export const COLUMN_OF: Readonly<Record<Difficulty, MovementColumn | undefined>> = {
  clear: 'clear',
  rough: 'rough',
  difficult: 'difficult',
  water: 'water',
  lava: 'lava',
  fortification: 'rough',
  impassable: undefined,
}

type Costs = Readonly<Record<MovementColumn, MovementCost>>

/** Lava as clear; the cave as open air but for what is given. */
function costs(outdoors: Omit<Costs, 'lava'>, cave: Partial<Costs> = {}): ClassMovement['costs'] {
  const inCave = { ...outdoors, ...cave }
  return { outdoors: { ...outdoors, lava: outdoors.clear }, cave: { ...inCave, lava: inCave.clear } }
}

export const MOVEMENT: MovementFigures = {
  classes: {
    pedestrian: {
      base: 4,
      turn: { first: 0, further: 1 },
      formationAboutTurn: 2,
      costs: costs({ road: 2, clear: 2, rough: 3, difficult: 4, water: 'never' }),
      roughSide: 1,
      change: 'all',
      changeBoth: 'never',
    },
    mounted: {
      base: 6,
      turn: { first: 1, further: 2 },
      formationAboutTurn: 3,
      costs: costs({ road: 1, clear: 1, rough: 3, difficult: 'min', water: 'never' }, { clear: 2 }),
      roughSide: 2,
      change: 'never',
      changeBoth: 'never',
    },
    animal: {
      base: 6,
      turn: { first: 0, further: 1 },
      formationAboutTurn: 2,
      costs: costs({ road: 1, clear: 1, rough: 3, difficult: 4, water: 'never' }),
      roughSide: 1,
      change: 'all',
      changeBoth: 'never',
    },
    wheeled: {
      base: 4,
      turn: { first: 0, further: 2 },
      formationAboutTurn: 'never',
      costs: costs({ road: 2, clear: 'min', rough: 'never', difficult: 'never', water: 'never' }),
      roughSide: 'never',
      change: 'never',
      changeBoth: 'never',
    },
    flying: {
      base: 8,
      turn: { first: 1, further: 2 },
      formationAboutTurn: 3,
      costs: costs(
        { road: 2, clear: 2, rough: 2, difficult: 2, water: 2 },
        { clear: 4, rough: 4, difficult: 4, water: 4 },
      ),
      roughSide: 0,
      change: 2,
      changeBoth: 3,
    },
    floating: {
      base: 4,
      turn: { first: 1, further: 4 },
      formationAboutTurn: 'never',
      costs: costs({ road: 'never', clear: 'never', rough: 'never', difficult: 'never', water: 2 }),
      roughSide: 'never',
      change: 'never',
      changeBoth: 'never',
    },
  },
  perGrade: 2,
  goingUp: 1,
  passingFriend: 2,
}
