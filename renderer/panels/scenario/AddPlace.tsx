/** The menu that gives a new place: the hexes selected on the map, a zone, an edge of the map or of a board. */
import Hexagon from 'lucide-react/icons/hexagon'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import PanelLeft from 'lucide-react/icons/panel-left'
import Plus from 'lucide-react/icons/plus'
import SquareDashed from 'lucide-react/icons/square-dashed'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode } from 'react'
import { type Place } from '#shared/document/place'
import { type BoardId, type ZoneId } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { countedHexes } from '../../tools/words/counted'
import { useEditorState, useSay } from '../../ui/EditorContext'
import { type Icon } from '../../ui/icons'

const TEXT = {
  zone: localized('Une zone', 'A zone'),
  edge: localized('Un bord de la carte', 'An edge of the map'),
  boardEdge: localized('Un bord de plateau', 'An edge of a board'),
}

export function AddPlace({ name, onAdd }: { name: Localized; onAdd: (place: Place) => void }): ReactNode {
  const say = useSay()
  const { zones, boards } = useEditorState((state) => state.document.scenario)
  const selection = useEditorState((state) => state.session.selection)
  const hexes = selection.kind === 'hexes' ? selection.hexes : []
  const [zone] = Object.keys(zones) as ZoneId[]
  const [board] = Object.keys(boards) as BoardId[]
  const items: readonly {
    readonly name: Localized
    readonly icon: Icon
    readonly place: Place | undefined
  }[] = [
    {
      name: selectedHexes(hexes.length),
      icon: Hexagon,
      place: hexes.length > 0 ? { kind: 'hexes', hexes } : undefined,
    },
    { name: TEXT.zone, icon: SquareDashed, place: zone && { kind: 'zone', zone } },
    { name: TEXT.edge, icon: PanelLeft, place: { kind: 'edge', edge: 'left' } },
    { name: TEXT.boardEdge, icon: LayoutGrid, place: board && { kind: 'board-edge', board, edge: 'left' } },
  ]
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="button">
        <Plus aria-hidden />
        {say(name)}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          {items.map(({ name: item, icon: ItemIcon, place }) => (
            <DropdownMenu.Item
              key={item.en}
              className="menu-item"
              disabled={!place}
              onSelect={() => place && onAdd(place)}
            >
              <ItemIcon aria-hidden />
              <span className="menu-label">{say(item)}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** The hexes that are selected on the map, as an item or a button. */
export function selectedHexes(count: number): Localized {
  const { fr, en } = countedHexes(count)
  return count === 0
    ? localized('Les cases sélectionnées sur la carte (aucune)', 'The hexes selected on the map (none)')
    : localized(`Les cases sélectionnées sur la carte (${fr})`, `The hexes selected on the map (${en})`)
}
