/** Goes to the map and flashes hexes there that a section of the scenario view names. */
import { type Place } from '#shared/document/place'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type Editor } from '../../editor/editor'
import { type Ui } from '../../ui/uiStore'

export function showPlaces(editor: Editor, ui: Pick<Ui, 'showView'>, places: readonly Place[]): void {
  const { scenario } = editor.document
  const { grid, hexMm } = scenario.map
  const hexes = new Set(places.flatMap((place) => hexesOfPlace(scenario, place)))
  ui.showView('map')
  editor.view.viewport?.reveal([...hexes].map((hex) => hexCenter(parseHexKey(hex), { grid, hexMm })))
}
