/** Scenario, rules, language and scale, with which all parts of a module are made. */
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { type Style } from '#shared/painter/style'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Pictures } from './pictures'
import { WORDS } from './words'

export interface ModuleSetting {
  readonly scenario: Scenario
  /** As the scenario plays it. */
  readonly ruleset: Ruleset
  readonly language: Language
  readonly style: Style
  /** The width of a hex of the board, flat to flat: whole and even. */
  readonly hexPx: number
  readonly pictures: Pictures
  /** The number of a slot by its key: see gpids.ts. */
  gpid(key: string): number
}

export const pxPerMm = ({ hexPx, scenario }: Pick<ModuleSetting, 'hexPx' | 'scenario'>): number =>
  hexPx / scenario.map.hexMm

export function say({ language }: Pick<ModuleSetting, 'language'>, words: keyof typeof WORDS): string {
  return WORDS[words][language]
}
