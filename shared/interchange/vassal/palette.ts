/** The window of pieces: a tab for each side with a page for each of its groups, then markers and zones. */
import { groupTree } from '#shared/document/groups'
import { type SideId } from '#shared/document/ids'
import { sidesInOrder } from '#shared/document/turnTrack'
import { element, type XmlLines } from '../xml/writeXml'
import { sideName } from './concealing'
import { type CounterPiece } from './counterPieces'
import { type Piece, slotText } from './pieces'
import { type ModuleSetting, say } from './setting'
import { spoken } from './strings'

const WIDGET = 'VASSAL.build.widget.'

/** A piece with the size of its picture, px. */
interface PaletteSlot {
  readonly piece: Piece
  readonly width: number
  readonly height: number
}

interface Palette {
  readonly counters: readonly (PaletteSlot & Pick<CounterPiece, 'slot'>)[]
  readonly markers: readonly PaletteSlot[]
  readonly zones: readonly PaletteSlot[]
}

export function pieceWindow(setting: ModuleSetting, palette: Palette): XmlLines {
  const sides = [...sidesInOrder(setting.scenario), undefined]
  const tabs = [
    ...sides.flatMap((side) => sideTab(setting, palette, side)),
    ...page(say(setting, 'markers'), palette.markers),
    ...page(say(setting, 'zones'), palette.zones),
  ]
  const name = say(setting, 'counters')
  const look = { icon: '/images/counter.gif', hotkey: '80,130', hidden: false, defaultWidth: 0, scale: '1.0' }
  return element(
    'VASSAL.build.module.PieceWindow',
    { name, text: name, tooltip: say(setting, 'countersTip'), description: '', ...look },
    [element(`${WIDGET}TabWidget`, { entryName: name, description: '' }, tabs)],
  )
}

function sideTab(setting: ModuleSetting, { counters }: Palette, side: SideId | undefined): XmlLines[] {
  const { scenario } = setting
  const own = counters.filter(({ slot }) => known(setting, slot.side) === side)
  if (own.length === 0) return []
  const name = side === undefined ? say(setting, 'noSide') : sideName(setting, side)
  const groups = side === undefined ? [] : groupTree(scenario.groups, side)
  const inGroups = new Set(groups.map(({ id }) => id))
  const rest = own.filter(({ slot }) => slot.group === undefined || !inGroups.has(slot.group))
  const pages = groups.flatMap(({ id, group }) =>
    page(
      spoken(group.name) || id,
      own.filter(({ slot }) => slot.group === id),
    ),
  )
  if (pages.length === 0) return page(name, own)
  const all = [...pages, ...page(say(setting, 'others'), rest)]
  return [element(`${WIDGET}TabWidget`, { entryName: name, description: '' }, all)]
}

function known({ scenario }: ModuleSetting, side: SideId | undefined): SideId | undefined {
  return side !== undefined && side in scenario.sides ? side : undefined
}

function page(entryName: string, slots: readonly PaletteSlot[]): XmlLines[] {
  if (slots.length === 0) return []
  const look = { description: '', fixed: false, nColumns: 3, vert: false, scale: '1.0' }
  return [element(`${WIDGET}PanelWidget`, { entryName, ...look }, slots.map(slotElement))]
}

function slotElement({ piece, width, height }: PaletteSlot): XmlLines {
  return element(
    `${WIDGET}PieceSlot`,
    { entryName: piece.name, gpid: piece.gpid, width, height },
    slotText(piece),
  )
}
