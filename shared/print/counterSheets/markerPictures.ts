/** The markers of the map as a style draws them, each on a hex of its own. */
import { newScenario } from '#shared/document/newScenario'
import { type Marker } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { type DrawOp } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type SceneRuleset } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type Style } from '#shared/painter/style'
import { terrainPalette } from '#shared/rules/contract/rows'

const ONE_HEX = { orientation: 'flat', stagger: 'even', columns: 1, rows: 1 } as const
const HEX = toAxial({ col: 0, row: 0 }, ONE_HEX)

/** Draws a marker, by the id of its row, on a hex of so many mm about the origin, facing up. */
export function markerPictures(
  ruleset: SceneRuleset,
  style: Style,
): (marker: string, hexMm: number) => DrawOp[] {
  return (kind, hexMm) => {
    const empty = newScenario({
      title: '',
      language: 'fr',
      ruleset: '',
      grid: ONE_HEX,
      hexMm,
      numbering: LETTER_NUMBERING,
      palette: terrainPalette(ruleset),
      terrain: ruleset.openTerrain,
    })
    const marker: Marker = { kind, hex: hexKey(HEX), facing: { kind: 'side', index: 0 } }
    const scene = sceneOf({ ...empty, map: { ...empty.map, markers: { [kind]: marker } } }, ruleset)
    const { x, y } = hexCenter(HEX, scene.layout)
    const rect = { x: x - hexMm, y: y - hexMm, width: 2 * hexMm, height: 2 * hexMm }
    const ops = paintScene(scene, { rect, style, layers: ['structures'], detail: 3 })
    return [{ kind: 'group', transform: [1, 0, 0, 1, -x, -y], ops }]
  }
}
