/** The values of the table of counter types, their texts, and what is wrong with them (CTR-1, CHK-9). */
import { type CounterType, type StatValue } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { ownWord } from '#shared/document/words'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { abbreviationFault } from '#shared/rules/counters/abbreviation'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { statText, valueFault } from '#shared/rules/counters/statText'
import { type Column, fieldOf, type Row, type WordKey } from './columns'

/** SV-CTR-3 */
export const CODE_LENGTH = 3

export interface CellFault {
  readonly rule: RuleId
  readonly says: Localized
  /** Not a value of the column at all; else only doubtful. */
  readonly wrong: boolean
}

/** The value of a cell; undefined where there is no such cell: a type without that face. */
export function cellValue({ counterTypes }: Scenario, row: Row, { place }: Column): StatValue | undefined {
  const type = counterTypes[row.type]
  if (!type) return undefined
  switch (place.of) {
    case 'identity':
      return type[place.key] ?? ''
    case 'word':
      return ownWord<WordKey>(type, place.key, place.language) ?? ''
    case 'sheet':
      return type.stats[place.field.id] ?? place.field.default
    case 'face': {
      const face = type.faces[place.face ?? row.face ?? '']
      const { id, default: usual } = place.field
      return face && (face.stats[id] ?? type.stats[id] ?? usual)
    }
  }
}

/** The text of a cell in a language; '' where there is none. */
export function cellText(scenario: Scenario, row: Row, column: Column, language: Language): string {
  const value = cellValue(scenario, row, column)
  return value === undefined ? '' : statText(fieldOf(column, scenario), value, language)
}

/** The fault of a cell, the gravest; undefined when it is in order. */
export function cellFault(
  scenario: Scenario,
  ruleset: Pick<Ruleset, 'counterSchema' | 'sheetFaults'>,
  row: Row,
  column: Column,
): CellFault | undefined {
  const value = cellValue(scenario, row, column)
  const type = scenario.counterTypes[row.type]
  if (value === undefined || !type) return undefined
  const { place } = column
  const wrong = valueFault(fieldOf(column, scenario), value)
  if (wrong) return { rule: ruleOf(column), says: wrong, wrong: true }
  if (place.of === 'word') return undefined
  if (place.of === 'identity') return place.key === 'abbreviation' ? faultOfCode(ruleset, type) : undefined
  const { id, name, usualMost = Infinity } = place.field
  if (typeof value === 'number' && value > usualMost)
    return {
      rule: 'CHK-9',
      says: localized(
        `${name.fr} ${value}, d’ordinaire ${usualMost} au plus`,
        `${name.en} ${value}, usually ${usualMost} at most`,
      ),
      wrong: false,
    }
  if (place.of === 'face') return undefined
  // A contradiction between values stands at each of those that would mend it.
  const fault = faultsOf(ruleset, type).find(({ mend }) => id in (mend?.stats ?? {}))
  return fault && { rule: fault.rule, says: fault.says, wrong: false }
}

type Rules = Pick<Ruleset, 'counterSchema' | 'sheetFaults'>
const known = new WeakMap<Rules, WeakMap<CounterType, ReturnType<NonNullable<Ruleset['sheetFaults']>>>>()

/** Asked of every cell of a row: found once for a sheet under the same rules, which house rules change. */
function faultsOf(ruleset: Rules, type: CounterType) {
  const ofRules = known.get(ruleset) ?? new WeakMap()
  known.set(ruleset, ofRules)
  const faults = ofRules.get(type) ?? ruleset.sheetFaults?.(type) ?? []
  ofRules.set(type, faults)
  return faults
}

function faultOfCode(
  { counterSchema }: Pick<Ruleset, 'counterSchema'>,
  type: CounterType,
): CellFault | undefined {
  if ([...type.abbreviation].length > CODE_LENGTH)
    return {
      rule: 'SV-CTR-3',
      says: localized('Trois caractères au plus.', 'Three characters at most.'),
      wrong: true,
    }
  const fault = abbreviationFault(counterSchema, type)
  if (!fault) return undefined
  const says =
    fault.kind === 'should-name'
      ? localized(
          `D’après son arme de jet, il finit par «\u202f${fault.letters}\u202f».`,
          `By its missile weapon it ends in “${fault.letters}”.`,
        )
      : localized(
          `«\u202f${fault.letters}\u202f» nomme une arme de jet que la fiche n’a pas.`,
          `“${fault.letters}” names a missile weapon that the sheet does not have.`,
        )
  return { rule: 'SV-CTR-3', says, wrong: false }
}

function ruleOf({ place }: Column): RuleId {
  return ('field' in place ? place.field.rule : undefined) ?? 'CHK-9'
}
