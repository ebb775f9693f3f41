/** The source of each rule and what is uncertain about it: the rules dialog and RULES.md show it beside the sentence. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Source } from '#shared/rules/map/mapRows'
import { type RuleId } from '../sentences/ruleIds'
import { COMMON_MECHANICS_NOTES } from './commonMechanicsNotes'
import { MAGNA_CARTA_NOTES } from './magnaCartaNotes'
import { type NotesBySource } from './notesBySource'
import { SAVOY_NOTES } from './savoyNotes'

export interface RuleNote {
  readonly source: Source
  /** The part that is uncertain or filled in by us, and why. */
  readonly uncertain?: Localized
  /** Advice to players, from which no code follows. */
  readonly advice?: Localized
}

/** The source of a rule in words for readers. */
export const RULE_SOURCES: Readonly<Record<Source, Localized>> = {
  book: localized('règle imprimée', 'printed rules'),
  reconstructed: localized('reconstituée', 'reconstructed'),
  house: localized('de notre fait', 'ours'),
  uncertain: localized('incertaine', 'uncertain'),
}

const NOTES: readonly NotesBySource[] = [MAGNA_CARTA_NOTES, SAVOY_NOTES, COMMON_MECHANICS_NOTES]

const ADVICE: Partial<Record<RuleId, Localized>> = {
  'MC-MAP-5': localized(
    'L’usage des auteurs de scénarios\u202f: rien à calculer ni à refuser.',
    'How authors usually lay out a scenario: nothing to compute or to refuse.',
  ),
}

/** The source of a rule, and what is uncertain about it. */
export function ruleNote(rule: RuleId): RuleNote {
  const [source, uncertain] = noted(rule) ?? [familySource(rule)]
  const advice = ADVICE[rule]
  return { source, ...(uncertain && { uncertain }), ...(advice && { advice }) }
}

function noted(rule: RuleId): [Source, Localized | undefined] | undefined {
  for (const notes of NOTES)
    for (const [source, rules] of Object.entries(notes))
      if (rule in rules) return [source as Source, rules[rule]]
  return undefined
}

/** `MC-`, `SV-` and `CM-` are the books'; `HS-` and what the program asks of any scenario are ours. */
function familySource(rule: RuleId): Source {
  return /^(MC|SV|CM)-/.test(rule) ? 'book' : 'house'
}
