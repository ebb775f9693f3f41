/** The pieces that a module offers, with the folders in which they lie, and its prototypes. */
import { type XmlElement } from '../../xml/readXml'
import { componentOf, componentsIn } from './buildTree'
import { addedBy, type Piece, pieceOf, type Prototypes, traitsOf } from './piece'

export interface Slot {
  readonly piece: Piece
  /** Names of folders, outermost first. */
  readonly folders: readonly string[]
}

export function prototypesOf(root: XmlElement): Prototypes {
  return new Map(
    componentsIn(root, 'PrototypeDefinition').map((element) => {
      const added = addedBy(element.text.trim())
      const traits = added ? traitsOf(added.type, added.state).filter(({ kind }) => kind !== 'piece') : []
      return [element.attributes['name'] ?? '', traits]
    }),
  )
}

const SLOTS = new Set(['PieceSlot', 'CardSlot'])

/** In the order of the module, but for what is part of the board. */
export function slotsOf(root: XmlElement, prototypes: Prototypes): Slot[] {
  return slotsWithin(root, prototypes).filter(({ piece }) => !piece.isFixed)
}

/** All below an element. */
export function slotsWithin(root: XmlElement, prototypes: Prototypes): Slot[] {
  const found: Slot[] = []
  const look = (element: XmlElement, folders: readonly string[]): void => {
    for (const child of element.children) {
      const name = child.attributes['entryName'] ?? ''
      if (!SLOTS.has(componentOf(child) ?? '')) look(child, name === '' ? folders : [...folders, name])
      else {
        const piece = pieceOf(child.text.trim(), prototypes)
        if (piece) found.push({ piece: { ...piece, name: piece.name || name }, folders })
      }
    }
  }
  look(root, [])
  return found
}
