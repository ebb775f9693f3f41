/**
 * House table `movement`: the figures of the movement table, in points as printed (1.5), `"min"` for a minimal move only,
 * `"all"` for every point, `null` for never. @rule CM-TER-4
 */
import { type Localized, localized } from '#shared/i18n/localized'
import { plain } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field } from '../../fields/field'
import { type Figures, forEach, inRows, titled } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import { MOVEMENT_COLUMNS, type MovementFigures } from '../figures/movementFigures'
import { type FantasyRules } from '../position/fantasyRules'
import { MOVEMENT_CLASSES } from '../rows/profiles'
import { COLUMN_NAMES } from '../tables/movement'

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

const FIELDS: Figures<MovementFigures> = {
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

export const MOVEMENT_TABLE = keptTables<FantasyRules>()(['movement'], {
  table: 'movement',
  fields: () => FIELDS,
})
