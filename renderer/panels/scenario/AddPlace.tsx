/** The menu that gives a new place: the hexes selected on the map, a zone, an edge of the map or of a board. */
import Hexagon from 'lucide-react/icons/hexagon'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import PanelLeft from 'lucide-react/icons/panel-left'
import SquareDashed from 'lucide-react/icons/square-dashed'
import { type ReactNode } from 'react'
import { type Place } from '#shared/document/place'
import { type BoardId, type ZoneId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { countedHexes } from '../../tools/words/counted'
import { type Words } from '../../i18n/language'
import { useEditor, useEditorState, useUi } from '../../ui/EditorContext'
import { type Icon } from '../../ui/icons'
import { type Addable } from './addable'
import { AddMenu } from './AddMenu'
import { chooseOnMap, choosePlace } from './chooseOnMap'

const TEXT = {
  point: localized('Des cases à choisir sur la carte…', 'Hexes to choose on the map…'),
  zone: localized('Une zone', 'A zone'),
  edge: localized('Un bord de la carte', 'An edge of the map'),
  boardEdge: localized('Un bord de plateau', 'An edge of a board'),
}

export function AddPlace({
  name,
  onAdd,
}: {
  name: Localized
  onAdd: (place: Place) => Words | undefined
}): ReactNode {
  const editor = useEditor()
  const ui = useUi()
  const { zones, boards } = useEditorState((state) => state.document.scenario)
  const selection = useEditorState((state) => state.session.selection)
  const hexes = selection.kind === 'hexes' ? selection.hexes : []
  const [zone] = Object.keys(zones) as ZoneId[]
  const [board] = Object.keys(boards) as BoardId[]
  const point = (): void =>
    chooseOnMap(
      editor,
      ui,
      choosePlace(name, 'hexes', () => editor.document.scenario, onAdd),
    )
  const item = (name: Localized, icon: Icon, place: Place | undefined): Addable => ({
    id: name.en,
    name,
    icon,
    add: place && (() => void onAdd(place)),
  })
  return (
    <AddMenu
      name={name}
      items={[
        { id: 'point', name: TEXT.point, icon: MousePointerClick, add: point },
        item(selectedHexes(hexes.length), Hexagon, hexes.length > 0 ? { kind: 'hexes', hexes } : undefined),
        item(TEXT.zone, SquareDashed, zone && { kind: 'zone', zone }),
        item(TEXT.edge, PanelLeft, { kind: 'edge', edge: 'left' }),
        item(TEXT.boardEdge, LayoutGrid, board && { kind: 'board-edge', board, edge: 'left' }),
      ]}
    />
  )
}

/** The hexes that are selected on the map, as an item or a button. */
export function selectedHexes(count: number): Localized {
  const { fr, en } = countedHexes(count)
  return count === 0
    ? localized('Les cases sélectionnées sur la carte (aucune)', 'The hexes selected on the map (none)')
    : localized(`Les cases sélectionnées sur la carte (${fr})`, `The hexes selected on the map (${en})`)
}
