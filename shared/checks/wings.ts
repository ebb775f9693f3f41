/** The wings of all sides, their retreat edges (CM-SCN-3), and how a quick fix changes one. */
import { type Group, type Wing } from '#shared/document/armies'
import { type CommandCall } from '#shared/document/commandCall'
import { type WingGroup } from '#shared/document/groups'
import { type GroupId } from '#shared/document/ids'
import { EDGE_NAMES } from '#shared/document/mapEdges'
import { type EdgeSpan } from '#shared/document/place'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type Json } from '#shared/json/extra'

export interface WingOfSide {
  readonly id: GroupId
  readonly group: WingGroup
  /** "Vanguard (Orcs)". */
  readonly name: Localized
}

/** In the order of the document. */
function wingsOf({ sides, groups }: Scenario): WingOfSide[] {
  return (Object.entries(groups) as [GroupId, Group][]).flatMap(([id, group]) => {
    if (!group.wing) return []
    const full = `${quotable(group.name)} (${quotable(sides[group.side]?.name ?? group.side)})`
    return [{ id, group: group as WingGroup, name: { fr: full, en: full } }]
  })
}

/** The edit that gives a wing other values. */
export function changeWing({ id }: WingOfSide, wing: Wing): CommandCall {
  return { command: 'edit-group', params: { group: id, change: { wing: wing as unknown as Json } } }
}

interface RetreatEdge {
  readonly of: WingOfSide
  readonly span: EdgeSpan
}

/** The retreat edges of the wings that have one, in the order of the document. */
export function retreatEdgesOf(scenario: Scenario): RetreatEdge[] {
  return wingsOf(scenario).flatMap((of) => {
    const span = of.group.wing.retreatEdge
    return span ? [{ of, span }] : []
  })
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
