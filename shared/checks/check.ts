/** The contract of a check: one file each, one line in `index.ts`. */
import { type Section } from '#shared/document/section'
import { type CardDesign } from '#shared/document/armies'
import { type Label, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Layout } from '#shared/hex/layout'
import { type Localized } from '#shared/i18n/localized'
import { legible } from '#shared/i18n/quotable'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type HouseFault } from '#shared/rules/contract/house'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { type Finding, type QuickFix, type Severity } from './finding'

export type { Section }

/**
 * The shift that brings a label cut by the map's frame inside it, mm; `fits`: it is whole then. Undefined when nothing is cut.
 */
type LabelShiftOf = (
  label: Label,
  layout: Layout,
) => { readonly dxMm: number; readonly dyMm: number; readonly fits: boolean } | undefined

/** Sizes on paper as the painter knows them: checks ask for them and cannot import it. */
export interface Measures {
  /** The size of a map as it is printed, mm. */
  mapSize(map: ScenarioMap): { readonly width: number; readonly height: number }
  readonly labelShift: LabelShiftOf
  /** Em of the hexes' names, mm; undefined where none are seen. */
  hexNames(map: ScenarioMap): number | undefined
  /**
   * The smallest letters on the cards of the scenario's types, mm, and a design in whose sizes all are legible, if there is one
   * that fits the hexes; undefined when every letter is legible.
   */
  smallCards(
    scenario: Scenario,
    ruleset: Pick<Ruleset, 'counterFace'>,
  ): { readonly mm: number; readonly legible: CardDesign | undefined } | undefined
  /** The signs of a text that no font of ours prints, each once. */
  unprintable(text: string): readonly string[]
}

export interface CheckContext {
  readonly scenario: Scenario
  /** As the scenario plays it. */
  readonly ruleset: Ruleset
  /** The analysis of the map; undefined where none is loaded, and then the checks that use it find nothing. */
  readonly analysis: Analysis | undefined
  /** Measures of what is printed; undefined where nobody measures, and then the checks that use them find nothing. */
  readonly measures: Measures | undefined
  /** Options and house tables of the scenario that do not apply. */
  readonly houseFaults: readonly HouseFault[]
  /** The user's name of a hex or side, for messages. */
  hexName(key: string): string
  hexsideName(key: string): string
}

export interface Check {
  /** The code of its findings. */
  readonly code: string
  readonly title: Localized
  readonly reads: readonly Section[]
  run(context: CheckContext): Finding[]
}

/** A fault as its check finds it: what is left out is empty, or as the check says. */
export interface Found extends Partial<Pick<Finding, 'hexes' | 'hexsides' | 'counters' | 'sides'>> {
  /** The sentence without full stop: " (CHK-6)." is added. */
  readonly message: Localized
  readonly severity?: Severity
  readonly rule?: RuleId | undefined
  readonly fix?: QuickFix | undefined
}

/** A check by the faults that it finds. */
export function check({
  find,
  severity = 'error',
  rule,
  ...named
}: Pick<Check, 'title' | 'reads'> & {
  /** It begins with the requirement: `CHK5-slit-outside-wall`. */
  readonly code: `${'CHK' | 'SCN'}${number}-${string}`
  /** The severity of findings that say nothing else; absent = an error. */
  readonly severity?: Severity
  /** The rule that its findings rest on, where they say nothing else; the requirement. */
  readonly rule?: RuleId
  find(context: CheckContext): readonly Found[]
}): Check {
  const usual = rule ?? (named.code.replace(/^([A-Z]+)(\d+)-.*$/, '$1-$2') as RuleId)
  return {
    ...named,
    run: (context) =>
      find(context).map(({ message, rule: own = usual, fix, ...found }) => ({
        code: named.code,
        severity,
        rule: own,
        hexes: [],
        hexsides: [],
        counters: [],
        sides: [],
        ...found,
        message: { fr: legible(`${message.fr} (${own}).`), en: legible(`${message.en} (${own}).`) },
        ...(fix && { fix }),
      })),
  }
}
