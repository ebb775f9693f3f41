/** The retreat edges of all wings, as checks walk over them (CM-SCN-3). */
import { EDGE_NAMES } from '#shared/document/mapEdges'
import { type EdgeSpan, type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type WingOfSide, wingsOf } from './wings'

export interface RetreatEdge {
  readonly of: WingOfSide
  readonly span: EdgeSpan
}

/** Of the wings that have one, in the order of sides and wings. */
export function retreatEdgesOf(scenario: Scenario): RetreatEdge[] {
  return wingsOf(scenario).flatMap((of) => (of.wing.retreatEdge ? [{ of, span: of.wing.retreatEdge }] : []))
}

/** "top, positions 3 to 9"; people count from 1. */
export function spanName({ edge, from, to }: EdgeSpan): Localized {
  const { fr, en } = EDGE_NAMES[edge]
  const [first, last] = [from + 1, to + 1]
  return {
    fr: `${fr}, positions ${first} à ${last}`,
    en: `${en}, positions ${first} to ${last}`,
  }
}
