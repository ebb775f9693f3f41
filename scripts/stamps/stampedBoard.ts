/** A stamp placed on open ground, for pictures and tests. */
import { createHistory } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { newScenario } from '#shared/document/newScenario'
import { type RegionClip } from '#shared/document/region/clip'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { terrainPalette } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export const HEX_MM = 25

/** A stamp alone in the middle of a board. */
export function stampedBoard(
  clip: RegionClip,
  ruleset: Ruleset,
  orientation: Grid['orientation'] = 'flat',
): Scenario {
  const grid: Grid = { orientation, stagger: 'even', columns: 15, rows: 15 }
  const empty = newScenario({
    ...{
      title: 'Stamp',
      language: 'en',
      ruleset: ruleset.id,
      grid,
      hexMm: HEX_MM,
      numbering: LETTER_NUMBERING,
    },
    ...{ palette: terrainPalette(ruleset), terrain: ruleset.openTerrain },
  })
  const middle = hexKey(toAxial({ col: 7, row: 7 }, grid))
  const history = createHistory(empty)
  history.apply(pasteRegion, { clip, at: middle })
  return history.document
}
