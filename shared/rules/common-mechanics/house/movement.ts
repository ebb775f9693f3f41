/**
 * House table `movement`: the figures of the movement table, in points as printed (1.5), `"min"` for a minimal move only,
 * `"all"` for every point, `null` for never. @rule CM-TER-4
 */
import { type Environment } from '#shared/document/types'
import { type Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import { type Decoder, integer, isObject, oneOf, partial, plain, refuseHouse } from '../../house/decode'
import {
  type ClassMovement,
  MOVEMENT_COLUMNS,
  type MovementColumn,
  type MovementCost,
  type MovementFigures,
} from '../movementFigures'
import { MOVEMENT_CLASSES, type MovementClass } from '../profiles'

const MOST_POINTS = 99

/** Points of the file, as half points. */
const halves: Decoder<number> = (value, path) =>
  2 *
  plain(
    localized(`des points de 0 à ${MOST_POINTS}, par demis`, `points from 0 to ${MOST_POINTS}, in halves`),
    (found): found is number =>
      typeof found === 'number' && Number.isInteger(found * 2) && found >= 0 && found <= MOST_POINTS,
  )(value, path)

/** Points, a word that stands for some, or null for never. */
function pointsOr<W extends string>(word: W): Decoder<number | W | 'never'> {
  return (value, path) => {
    if (value === null) return 'never'
    if (value === word) return word
    if (typeof value === 'number') return halves(value, path)
    return refuseHouse(path, value, localized(`des points, "${word}" ou null`, `points, "${word}" or null`))
  }
}

const cost = pointsOr('min')
const change = pointsOr('all')

const columns = partial<Record<MovementColumn, MovementCost>>(
  Object.fromEntries(MOVEMENT_COLUMNS.map((column) => [column, cost])) as Record<MovementColumn, typeof cost>,
)

/** The figures with those of the file changed; none can be added. */
export function layMovement(figures: MovementFigures, data: unknown, path: Path): MovementFigures {
  const { classes, ...given } = partial<MovementFigures>({
    classes: (value, at) => layClasses(figures.classes, value, at),
    perGrade: halves,
    goingUp: halves,
    passingFriend: halves,
    aboutTurnSteps: integer(0, 6),
  })(data, path)
  return { ...figures, ...given, ...(classes && { classes }) }
}

function layClasses(
  classes: MovementFigures['classes'],
  data: unknown,
  path: Path,
): MovementFigures['classes'] {
  if (!isObject(data)) return refuseHouse(path, data, localized('un objet', 'an object'))
  const ids = MOVEMENT_CLASSES.map(({ id }) => id)
  const laid = Object.entries(data).map(([key, value]): [MovementClass, ClassMovement] => {
    const id = oneOf(...ids)(key, path)
    return [id, layClass(classes[id], value, [...path, key])]
  })
  return { ...classes, ...Object.fromEntries(laid) }
}

function layClass(own: ClassMovement, data: unknown, path: Path): ClassMovement {
  const environment =
    (id: Environment): Decoder<ClassMovement['costs'][Environment]> =>
    (value, at) => ({ ...own.costs[id], ...columns(value, at) })
  const given = partial<ClassMovement>({
    base: halves,
    turn: (value, at) => ({
      ...own.turn,
      ...partial<ClassMovement['turn']>({ first: halves, further: halves })(value, at),
    }),
    formationAboutTurn: cost,
    costs: (value, at) => ({
      ...own.costs,
      ...partial<ClassMovement['costs']>({
        outdoors: environment('outdoors'),
        cave: environment('cave'),
      })(value, at),
    }),
    roughSide: cost,
    change,
    changeBoth: change,
  })(data, path)
  return { ...own, ...given }
}
