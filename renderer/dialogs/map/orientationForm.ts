/** The preview of a change of orientation: the map after a quarter turn, and whether its hexes keep their names. */
import { cannotQuarterTurn } from '#shared/commands/command/joinRefusals'
import { keepsNames } from '#shared/document/laidBoards'
import { laidScenario } from '#shared/document/laidMap'
import { type Board, type Scenario } from '#shared/document/types'
import { type QuarterTurn } from '#shared/hex/laying'
import { quarterTurnGrid } from '#shared/hex/quarterTurn'
import { type Localized } from '#shared/i18n/localized'

export const WAYS: readonly QuarterTurn[] = ['clockwise', 'anticlockwise']

type OrientationPreview =
  | { readonly kind: 'refused'; readonly why: Localized }
  | {
      readonly kind: 'fits'
      readonly turned: Scenario
      readonly columns: number
      readonly rows: number
      /** Every hex is called as before, on every board. */
      readonly keepsNames: boolean
    }

export function previewOrientation(scenario: Scenario, way: QuarterTurn): OrientationPreview {
  const { grid } = scenario.map
  const laying = quarterTurnGrid(grid, way)
  if (!laying) return { kind: 'refused', why: cannotQuarterTurn(grid).message }
  return {
    kind: 'fits',
    turned: laidScenario(scenario, laying),
    columns: laying.to.columns,
    rows: laying.to.rows,
    keepsNames: namesStay(scenario, way),
  }
}

/** The way that keeps most: the names of the hexes, or at least one that can be gone. */
export function bestWay(scenario: Scenario): QuarterTurn {
  const possible = WAYS.filter((way) => quarterTurnGrid(scenario.map.grid, way))
  return possible.find((way) => namesStay(scenario, way)) ?? possible[0] ?? 'clockwise'
}

function namesStay({ map, boards }: Scenario, way: QuarterTurn): boolean {
  const own = Object.values<Board>(boards).flatMap(({ numbering }) => numbering ?? [])
  return [map.numbering, ...own].every((numbering) => keepsNames(numbering, map.grid, way))
}
