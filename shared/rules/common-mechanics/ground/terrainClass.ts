/** The class of terrain that a hex counts as: what the map shows, made harder by what lies on it. */
import { type Difficulty } from '../rows/difficulties'
import { environmentAt, flagsAt, markersAt } from '#shared/document/map'
import { HEX_FLAGS } from '#shared/document/hexFlags'
import { type Axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { terrainRowAt } from '#shared/rules/standing/position'
import { markerRow } from '#shared/rules/contract/rows'
import { type FantasyPosition } from '../position/fantasyRules'
import { type MarkerRow } from '../rows/mapRows'

/** Open ground from the easiest to the hardest: what lies on it may move it up, never down. */
const LADDER: readonly Difficulty[] = ['clear', 'rough', 'difficult']

/**
 * The class of a hex, its obstacles, a fire-start and a blaze counted; undefined off the map. Terrain that the rules do not
 * know counts as clear: nothing is forbidden there.
 * @rule CM-TER-1
 * @rule CM-OBS
 * @rule CM-LOS-10
 * @interpretation An obstacle makes clear and rough ground harder; water, lava, a fortification and rock stay what they are.
 */
export function difficultyAt(position: FantasyPosition, hex: Axial): Difficulty | undefined {
  if (!onGrid(hex, position.scenario.map.grid)) return undefined
  const ground = terrainRowAt(position, hex)?.difficulty ?? 'clear'
  return markersOn(position, hex).reduce<Difficulty>(
    (hardest, { difficulty }) => harder(hardest, difficulty),
    ground,
  )
}

function harder(ground: Difficulty, other: Difficulty | undefined): Difficulty {
  const [from, to] = [LADDER.indexOf(ground), other === undefined ? -1 : LADDER.indexOf(other)]
  return from >= 0 && to > from ? (LADDER[to] as Difficulty) : ground
}

/** The rows of the markers on a hex, in the order of the document; those that the rules do not know are left out. */
export function markersOn({ scenario, rows }: FantasyPosition, hex: Axial): readonly MarkerRow[] {
  return markersAt(scenario.map, hex).flatMap(({ kind }) => markerRow(rows, kind) ?? [])
}

/**
 * Can units be on the ground of this hex at all? Not in rock (impassable terrain), nor where the author says so.
 * @rule CM-TER-2
 */
export function isAccessible(position: FantasyPosition, hex: Axial): boolean {
  const difficulty = difficultyAt(position, hex)
  return difficulty !== undefined && difficulty !== 'impassable' && !hasFlag(position, hex, 'inaccessible')
}

export function isCave({ scenario: { map } }: FantasyPosition, hex: Axial): boolean {
  return environmentAt(map, hex) === 'cave'
}

export function hasFlag(
  { scenario: { map } }: FantasyPosition,
  hex: Axial,
  flag: keyof typeof HEX_FLAGS,
): boolean {
  return (flagsAt(map, hex) & HEX_FLAGS[flag]) !== 0
}

/** May a fire-start or a blaze lie here: does the hex burn, or what stands on it? @rule CM-TER-3 */
export function isFlammable(position: FantasyPosition, hex: Axial): boolean {
  return hasFlag(position, hex, 'flammable') || markersOn(position, hex).some(({ flammable }) => flammable)
}
