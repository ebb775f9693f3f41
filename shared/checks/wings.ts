/** The wings of all sides, their retreat edges (CM-SCN-3), and how a quick fix changes one. */
import { quotable } from '#shared/i18n/quotable'
import { type CommandCall } from '#shared/document/commandCall'
import {
  type Json,
  type Scenario,
  type SideId,
  type Wing,
  type WingId,
  type EdgeSpan,
} from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { EDGE_NAMES } from '#shared/document/mapEdges'

export interface WingOfSide {
  readonly side: SideId
  readonly id: WingId
  readonly wing: Wing
  /** "Vanguard (Orcs)". */
  readonly name: Localized
}

export function wingsOf({ sides }: Scenario): WingOfSide[] {
  return (Object.keys(sides) as SideId[]).flatMap((side) => {
    const { name, wings = {} } = sides[side] ?? { name: side }
    return (Object.entries(wings) as [WingId, Wing][]).map(([id, wing]) => {
      const full = `${quotable(wing.name)} (${quotable(name)})`
      return { side, id, wing, name: { fr: full, en: full } }
    })
  })
}

/** The edit that puts another wing in its place; the others stay, in their order. */
export function changeWing({ sides }: Scenario, { side, id }: WingOfSide, wing: Wing): CommandCall {
  const wings = { ...sides[side]?.wings, [id]: wing }
  return { command: 'edit-side', params: { side, change: { wings: wings as unknown as Json } } }
}

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
