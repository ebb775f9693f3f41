/** Adds up what the terrain of the two hexes gives to the Advantage. */
import { type Axial } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type AdvantageItem, type AttackKind } from '#shared/rules/answers/advantage'
import { type RuleId } from '../../sentences/ruleIds'
import { because } from '#shared/rules/sentences/ruling'
import { type TerrainAdvantage } from '../figures/advantageFigures'
import { advantageFigures, type Attack, groundForFire, inHex } from './attack'
import { type Difficulty, DIFFICULTY_ROWS } from '../rows/difficulties'
import { type FantasyPosition } from '../position/fantasyRules'
import { mixedTerrainOf } from '../position/options'
import { difficultyAt } from '../ground/terrainClass'
import { isInfiltrated, type Unit } from '../units/unit'

/** A hex whose terrain counts, and which of the two it is. */
interface Ground {
  readonly hex: Axial
  readonly end: 'from' | 'into'
  readonly difficulty: Difficulty
}

/** Terrain in shock: of the ground, or of the rock around those who fight in it. @rule CM-TER-1 @rule CM-INF-3 */
export function shockTerrain(position: FantasyPosition, attack: Attack): readonly AdvantageItem[] {
  const infiltrated = [attack.attacker, attack.target].filter(isInfiltrated).length
  if (infiltrated === 2) return inTheRock(position, attack)
  const onGround = (unit: Unit): boolean => unit.placement === 'ground'
  // Against one in the rock, the ground unit's hex counts though the other is not on the ground.
  if (infiltrated === 1) return itemsOf(position, 'shock', 'CM-INF-3', groundsOf(position, attack, onGround))
  return terrainItems(position, 'shock', attack, onGround)
}

/** Terrain in fire; one flying low counts as on the ground, one flying high has no cover. @rule CM-TER-1 @rule CM-FLY-4 */
export function fireTerrain(position: FantasyPosition, attack: Attack): readonly AdvantageItem[] {
  return terrainItems(position, 'fire', attack, groundForFire)
}

/**
 * @rule CM-TER-1
 * @interpretation where one unit on the ground is enough (the combat sheet), only the hexes of those on the ground count
 */
function terrainItems(
  position: FantasyPosition,
  kind: AttackKind,
  attack: Attack,
  onGround: (unit: Unit) => boolean,
): readonly AdvantageItem[] {
  const grounds = groundsOf(position, attack, onGround)
  if (advantageFigures(position).terrainCounts === 'both-on-ground' && grounds.length < 2) return []
  return itemsOf(position, kind, 'CM-TER-1', grounds)
}

/** The hexes of the units on the ground: where the attack comes from, where it goes. */
function groundsOf(
  position: FantasyPosition,
  { attacker, target, from, into }: Attack,
  onGround: (unit: Unit) => boolean,
): Ground[] {
  const ground = (hex: Axial, end: Ground['end']): Ground => ({
    hex,
    end,
    difficulty: difficultyAt(position, hex) ?? 'clear',
  })
  return [
    ...(onGround(attacker) ? [ground(from, 'from')] : []),
    ...(onGround(target) ? [ground(into, 'into')] : []),
  ]
}

/**
 * One item for each hex that counts; a class whose figure is the same both ways counts once for both.
 *
 * @rule CM-TER-1
 * @interpretation figures that differ by way both count, even of one class: from water into water −2 and +2
 */
function itemsOf(
  position: FantasyPosition,
  kind: AttackKind,
  rule: RuleId,
  grounds: readonly Ground[],
): readonly AdvantageItem[] {
  const table = advantageFigures(position).terrain[kind]
  const once = grounds.filter(({ end, difficulty }) => {
    const figure = table[difficulty]
    const twice =
      end === 'from' && grounds.some((other) => other.end === 'into' && other.difficulty === difficulty)
    return figure && !('either' in figure && twice)
  })
  const items = once.map(({ hex, end, difficulty }) => ({
    reason: because(rule, inHex(hex)),
    name: nameOf(end, difficulty),
    value: valueOf(table[difficulty], end),
  }))
  return mixed(
    position,
    items.filter(({ value }) => value !== 0),
  )
}

function valueOf(figure: TerrainAdvantage | undefined, end: Ground['end']): number {
  if (!figure) return 0
  return 'either' in figure ? figure.either : figure[end]
}

/** Literally, two hexes of different classes add up; by the other reading only the worse of them counts. @rule CM-TER-1 */
function mixed({ rules }: FantasyPosition, items: readonly AdvantageItem[]): readonly AdvantageItem[] {
  if (mixedTerrainOf(rules.chosen) === 'sum') return items
  const [worst] = items.filter(({ value }) => value < 0).sort((a, b) => a.value - b.value)
  return items.filter((item) => item.value > 0 || item === worst)
}

/** In the rock, everything is as hard as difficult terrain. @rule CM-INF-3 */
function inTheRock(position: FantasyPosition, { into }: Attack): readonly AdvantageItem[] {
  return itemsOf(position, 'shock', 'CM-INF-3', [{ hex: into, end: 'into', difficulty: 'difficult' }])
}

function nameOf(end: Ground['end'], difficulty: Difficulty): Localized {
  const { fr, en } = DIFFICULTY_ROWS[difficulty].name
  return end === 'from'
    ? localized(`attaque depuis\u202f: ${fr}`, `attack from: ${en}`)
    : localized(`attaque vers\u202f: ${fr}`, `attack into: ${en}`)
}
