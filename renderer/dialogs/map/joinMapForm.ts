/** The preview of the join dialog: the joined map or the refusal, before anything is done. */
import { type Check } from '#shared/checks/check'
import { createChecker } from '#shared/checks/runChecks'
import { seamLevel } from '#shared/checks/seamLevel'
import { seamWall } from '#shared/checks/seamWall'
import { seamWay } from '#shared/checks/seamWay'
import { joinRefusal } from '#shared/commands/command/joinRefusals'
import { joinedScenario, type JoinedMaps, type Joining } from '#shared/document/references/joinedMap'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { type SeamHex } from '#shared/document/seamDifferences'
import { type HexsideFeatures, type HexsideSlot, type Scenario } from '#shared/document/types'
import { parseHexKey, subtractHex } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { turnGrid } from '#shared/hex/laying'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { mapFrame } from '#shared/painter/frame'
import { type Rect } from '#shared/painter/ops'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'

/** A rim hex that both maps have, or a side, by its name on the open map, with the content of each. */
export interface DifferingPlace {
  readonly name: string
  readonly here: Localized
  readonly there: Localized
}

export type JoinPreview =
  | { readonly kind: 'refused'; readonly why: Localized }
  | {
      readonly kind: 'fits'
      readonly columns: number
      readonly rows: number
      /** The joined sheet, and on it what the other map covers; mm. */
      readonly sheet: Rect
      readonly other: Rect
      /** Rim hexes that both have, and have differently. */
      readonly differing: readonly DifferingPlace[]
      readonly differingSides: readonly DifferingPlace[]
      /** The things that stop at the seam: the sentences of the checks. */
      readonly stops: readonly Localized[]
    }

export function previewJoin(here: Scenario, other: Scenario, joining: Joining): JoinPreview {
  const joined = joinedScenario(here, other, joining)
  if ('kind' in joined) return { kind: 'refused', why: joinRefusal(joined, here.map.grid).message }
  const { grid, hexMm } = joined.scenario.map
  const sheet = mapFrame({ grid, hexMm })
  const turned = joining.turned ? turnGrid(other.map.grid)?.to : undefined
  const { width, height } = mapFrame({ grid: turned ?? other.map.grid, hexMm })
  const x = joining.edge === 'right' ? sheet.x + sheet.width - width : sheet.x
  const y = joining.edge === 'bottom' ? sheet.y + sheet.height - height : sheet.y
  return {
    kind: 'fits',
    columns: grid.columns,
    rows: grid.rows,
    sheet,
    other: { x, y, width, height },
    differing: differingHexes(here, joined),
    differingSides: differingSides(here, joined),
    stops: stopsAtSeam(joined.scenario),
  }
}

const SEAM_CHECKS: readonly Check[] = [seamWay, seamWall, seamLevel]

function stopsAtSeam(joined: Scenario): Localized[] {
  return createChecker(rulesetOf, SEAM_CHECKS)
    .check(joined)
    .map(({ message }) => message)
}

function differingHexes(here: Scenario, { differing, laying }: JoinedMaps): DifferingPlace[] {
  const { terrains, structures } = rulesetOf(here).under(here).ruleset
  const words = (one: SeamHex, other: SeamHex): Localized =>
    joined([
      named(terrains, one.terrain),
      ...(one.structure === undefined ? [] : [named(structures, one.structure)]),
      ...(one.level === other.level ? [] : [localized(`niveau ${one.level}`, `level ${one.level}`)]),
    ])
  return differing.map((one) => ({
    name: nameOfHex(here, subtractHex(parseHexKey(one.hex), laying.shift)),
    here: words(one.here, one.there),
    there: words(one.there, one.here),
  }))
}

const SLOTS: readonly HexsideSlot[] = ['barrier', 'opening', 'way', 'fixture']

function differingSides(here: Scenario, { differingSides, laying }: JoinedMaps): DifferingPlace[] {
  const { features } = rulesetOf(here).under(here).ruleset
  const words = (on: HexsideFeatures): Localized =>
    joined(SLOTS.flatMap((slot) => (on[slot] ? [named(features, on[slot].feature)] : [])))
  return differingSides.map((one) => {
    const { hex, direction } = parseHexsideKey(one.side)
    return {
      name: nameOfHexside(here, { hex: subtractHex(hex, laying.shift), direction }),
      here: words(one.here),
      there: words(one.there),
    }
  })
}

function named(rows: readonly { readonly id: string; readonly name: Localized }[], id: string): Localized {
  return rows.find((row) => row.id === id)?.name ?? sameInBoth(id)
}
