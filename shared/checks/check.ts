/** The contract of a check: one file each, one line in `index.ts`. */
import { type Section } from '#shared/document/section'
import { type Label, type Scenario } from '#shared/document/types'
import { type Layout } from '#shared/hex/layout'
import { type Localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/analysis'
import { type HouseFault } from '#shared/rules/house'
import { type Ruleset } from '#shared/rules/ruleset'
import { type Finding } from './finding'

export type { Section }

/**
 * The shift that brings a label cut by the map's frame inside it, mm; `fits`: it is whole then. Undefined when nothing is cut.
 */
export type LabelShiftOf = (
  label: Label,
  layout: Layout,
) => { readonly dxMm: number; readonly dyMm: number; readonly fits: boolean } | undefined

export interface CheckContext {
  readonly scenario: Scenario
  /** As the scenario plays it. */
  readonly ruleset: Ruleset
  /** The analysis of the map; undefined where none is loaded, and then the checks that use it find nothing. */
  readonly analysis: Analysis | undefined
  /** Measures the letters of labels; undefined where no fonts are available. */
  readonly labelShift: LabelShiftOf | undefined
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
