/** What the join dialog asks, and what comes of it before anything is done. */
import { joinRefusal } from '#shared/commands/joinRefusals'
import { joinedScenario, type Joining } from '#shared/document/joinedMap'
import { type Scenario } from '#shared/document/types'
import { turnGrid } from '#shared/hex/laying'
import { type Localized } from '#shared/i18n/localized'
import { mapFrame } from '#shared/painter/frame'
import { type Rect } from '#shared/painter/ops'

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
      readonly differing: number
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
    differing: joined.differing.length,
  }
}
