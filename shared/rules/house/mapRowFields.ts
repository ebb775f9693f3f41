/** Reading the fields that the rows of every ruleset's maps have. */
import { newPaletteCharacter } from '#shared/document/palette'
import { localized } from '#shared/i18n/localized'
import { FEATURE_LOOKS, STRUCTURE_LOOKS, TERRAIN_LOOKS } from '../looks'
import { type FeatureRow, type MarkerRow, type TerrainRow } from '../mapRows'
import { isRuleId } from '../knownRuleIds'
import { type RuleId } from '../ruleIds'
import { flag, integer, type Members, name, oneOf, orNull, plain, trueOrNot } from '#shared/json/decode'

/** A row that a scenario changes or adds is its author's. */
export const OURS = { source: 'house' } as const

const character = plain(
  localized('un seul caractère', 'one character'),
  (value): value is string => typeof value === 'string' && value.length === 1,
)

/** What a row of any table may say of itself. */
export const ROW_MEMBERS = {
  name,
  source: oneOf('book', 'reconstructed', 'house', 'uncertain'),
  rule: orNull(
    plain(
      localized('un numéro de règle', 'a rule id'),
      (value): value is RuleId => typeof value === 'string' && isRuleId(value),
    ),
  ),
}

export const TERRAIN_MEMBERS: Members<Omit<TerrainRow, 'id'>> = {
  ...ROW_MEMBERS,
  char: character,
  look: oneOf(...TERRAIN_LOOKS),
  caveLook: orNull(oneOf(...TERRAIN_LOOKS)),
}

export const FEATURE_MEMBERS: Members<Omit<FeatureRow, 'id'>> = {
  ...ROW_MEMBERS,
  slot: oneOf('barrier', 'opening', 'way', 'fixture'),
  look: oneOf(...FEATURE_LOOKS),
  closes: flag,
  natural: trueOrNot,
  directional: flag,
  sitsInWall: flag,
  integrity: orNull(integer(1, 99)),
  hasState: flag,
  hasPortcullis: flag,
  hasOwner: trueOrNot,
  entrance: flag,
}

/** @param terrains those that a marker may make of its hex. */
export function markerMembers(terrains: readonly TerrainRow[]): Members<Omit<MarkerRow, 'id'>> {
  return {
    ...ROW_MEMBERS,
    look: oneOf(...STRUCTURE_LOOKS),
    directional: trueOrNot,
    mayHide: trueOrNot,
    terrain: orNull(oneOf(...terrains.map(({ id }) => id))),
    opensSides: trueOrNot,
  }
}

/** No two terrains write the same character into the file's rows: a later one gets a free one. */
export function withOwnCharacters<T extends TerrainRow>(terrains: readonly T[]): readonly T[] {
  const taken: Record<string, string> = {}
  return terrains.map((row) => {
    const char = newPaletteCharacter(taken, row.id, row.char) ?? row.char
    taken[char] = row.id
    return char === row.char ? row : { ...row, char }
  })
}
