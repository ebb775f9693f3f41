/**
 * House table `movement`: the figures of the movement table, in points as printed (1.5), `"min"` for a minimal move only,
 * `"all"` for every point, `null` for never. @rule CM-TER-4
 */
import { localized } from '#shared/i18n/localized'
import { byKey, type Decoder, over, partial, type Place, plain } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type ClassMovement, MOVEMENT_COLUMNS, type MovementFigures } from '../figures/movementFigures'

const MOST_POINTS = 99

/** Points of the file, as half points. */
const halves: Decoder<number> = (value, at) =>
  2 *
  plain(
    localized(`des points de 0 à ${MOST_POINTS}, par demis`, `points from 0 to ${MOST_POINTS}, in halves`),
    (found): found is number =>
      typeof found === 'number' && Number.isInteger(found * 2) && found >= 0 && found <= MOST_POINTS,
  )(value, at)

/** Points, a word that stands for some, or null for never. */
function pointsOr<W extends string>(word: W): Decoder<number | W | 'never'> {
  return (value, at) => {
    if (value === null) return 'never'
    if (value === word) return word
    if (typeof value === 'number') return halves(value, at)
    return refuse(at.path, value, localized(`des points, "${word}" ou null`, `points, "${word}" or null`))
  }
}

const cost = pointsOr('min')
const change = pointsOr('all')
const columns = byKey(MOVEMENT_COLUMNS, cost)

/** The figures with those of the file changed; no class can be added. */
export function layMovement(figures: MovementFigures, data: unknown, at: Place): MovementFigures {
  const { classes } = figures
  const read = partial<MovementFigures>({
    classes: over(
      classes,
      partial<MovementFigures['classes']>({
        pedestrian: ofClass(classes.pedestrian),
        mounted: ofClass(classes.mounted),
        animal: ofClass(classes.animal),
        wheeled: ofClass(classes.wheeled),
        flying: ofClass(classes.flying),
        floating: ofClass(classes.floating),
      }),
    ),
    perGrade: halves,
    goingUp: halves,
    passingFriend: halves,
  })
  return over(figures, read)(data, at)
}

function ofClass(own: ClassMovement): Decoder<ClassMovement> {
  const { costs } = own
  return over(
    own,
    partial<ClassMovement>({
      base: halves,
      turn: over(own.turn, partial<ClassMovement['turn']>({ first: halves, further: halves })),
      formationAboutTurn: cost,
      costs: over(
        costs,
        partial<ClassMovement['costs']>({
          outdoors: over(costs.outdoors, columns),
          cave: over(costs.cave, columns),
        }),
      ),
      roughSide: cost,
      change,
      changeBoth: change,
    }),
  )
}
