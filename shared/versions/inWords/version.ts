/** A version as words need it: the scenario and the rules by which its rows are called. */
import { type CalledByRows } from '#shared/document/fields/part'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export interface Version {
  readonly scenario: Scenario
  readonly ruleset: Ruleset
}

/** The two versions of a difference. */
export interface Versions {
  readonly before: Version
  readonly after: Version
}

export function versionOf(scenario: Scenario): Version {
  return { scenario, ruleset: rulesetOf(scenario) }
}

/** Nothing is there: the value of a leaf that a version does not have. */
export const NONE: Localized = localized('rien', 'none')

export function hexNamed({ scenario }: Version, hex: HexKey): Localized {
  return sameInBoth(nameOfHex(scenario, parseHexKey(hex)))
}

export function hexsideNamed({ scenario }: Version, side: HexsideKey): Localized {
  return sameInBoth(nameOfHexside(scenario, parseHexsideKey(side)))
}

/** The rows of the ruleset by which ids of that kind are called. */
export function calledByRows(
  { ruleset: { counterSchema, options, tables } }: Version,
  kind: CalledByRows,
): readonly { readonly id: string; readonly name: Localized }[] {
  const { fields, faces, conditions } = counterSchema
  switch (kind) {
    case 'stats':
      return fields
    case 'faces':
      return faces
    case 'states':
      return [...conditions, ...fields]
    case 'options':
      return options
    case 'tables':
      return tables.map(({ id, title }) => ({ id, name: title }))
  }
}

/** The name of a row of the rules; an id that they do not know stands for itself. */
export function rowNamed(
  rows: readonly { readonly id: string; readonly name: Localized }[],
  id: string,
): Localized {
  return rows.find((row) => row.id === id)?.name ?? sameInBoth(quotable(id))
}
