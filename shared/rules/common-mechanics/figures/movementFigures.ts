/**
 * The movement table of the fantasy game, as data. Costs are whole half points, so that no rule reckons with fractions.
 * @rule CM-TER-4
 */
import { type Environment } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { plain } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field } from '../../fields/field'
import { type Figures, forEach, inRows, titled } from '../../house/figures'
import { type Difficulty } from '../rows/difficulties'
import { MOVEMENT_CLASSES, type MovementClass } from '../rows/profiles'

/** The columns of the table. */
export const MOVEMENT_COLUMNS = ['road', 'clear', 'rough', 'difficult', 'water', 'lava'] as const
export type MovementColumn = (typeof MOVEMENT_COLUMNS)[number]

export const COLUMN_NAMES: Readonly<Record<MovementColumn, Localized>> = {
  road: localized('route', 'road'),
  clear: localized('clair', 'clear'),
  rough: localized('accidenté', 'rough'),
  difficult: localized('difficile', 'difficult'),
  water: localized('eau', 'water'),
  lava: localized('lave', 'lava'),
}

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

const MOST_POINTS = 99

const readPoints = plain(
  localized(`des points de 0 à ${MOST_POINTS}, par demis`, `points from 0 to ${MOST_POINTS}, in halves`),
  (found): found is number =>
    typeof found === 'number' && Number.isInteger(found * 2) && found >= 0 && found <= MOST_POINTS,
)

/** Points in the file, half points in the rules. */
function points(fr: string, en: string): Field<number> {
  return {
    kind: 'number',
    name: localized(fr, en),
    read: () => (value, at) => 2 * readPoints(value, at),
    write: (halves) => halves / 2,
  }
}

/** Points, a word that stands for some, or null for never. */
function pointsOr<W extends string>(word: W, ofWord: Localized) {
  const halves = points('', '')
  return (name: Localized): Field<number | W | 'never'> => ({
    kind: 'number',
    name,
    choices: [{ id: word, name: ofWord }],
    nothing: localized('jamais', 'never'),
    read: (rows) => (value, at) => {
      if (value === null) return 'never'
      if (value === word) return word
      if (typeof value === 'number') return halves.read(rows)(value, at)
      return refuse(at.path, value, localized(`des points, "${word}" ou null`, `points, "${word}" or null`))
    },
    write: (cost) => (cost === 'never' ? null : typeof cost === 'number' ? cost / 2 : cost),
  })
}

const cost = pointsOr('min', localized('min', 'min'))
const change = pointsOr('all', localized('tous', 'all'))
const columns = forEach(
  MOVEMENT_COLUMNS.map((id) => ({ id, name: COLUMN_NAMES[id] })),
  cost,
)

const ALL_OF_CLASS = localized('Par classe', 'By class')

/** The fields of its house table. */
export const MOVEMENT_FIELDS: Figures<MovementFigures> = {
  classes: inRows(MOVEMENT_CLASSES, {
    ...titled(ALL_OF_CLASS, {
      base: points('points', 'points'),
      turn: {
        first: points('tourner, premier pas', 'turning, first step'),
        further: points('pas suivants', 'further steps'),
      },
      formationAboutTurn: cost(localized('volte', 'about-turn')),
    }),
    costs: {
      outdoors: titled(localized('Entrer dans une case, à l’extérieur', 'Entering a hex, outdoors'), columns),
      cave: titled(localized('Entrer dans une case, en caverne', 'Entering a hex, in a cave'), columns),
    },
    ...titled(ALL_OF_CLASS, {
      roughSide: cost(localized('bord accidenté', 'rough side')),
      change: change(localized('changer', 'change')),
      changeBoth: change(localized('les deux', 'both')),
    }),
  }),
  ...titled(localized('Pour tous', 'For all'), {
    perGrade: points('par capacité de mouvement', 'by grade of movement'),
    goingUp: points('monter', 'going up'),
    passingFriend: points('traverser une unité amie', 'passing a friendly unit'),
  }),
}
