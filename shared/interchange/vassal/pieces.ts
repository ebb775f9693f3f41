/** A piece of VASSAL: its traits, some of them from prototypes, as a slot of the palette and as a saved game has it. */
import { type Pixel } from './lattice'
import { addPiece, nested, sequence } from './strings'
import { basicType, type Trait, usesPrototype } from './traits'

/** Traits that many pieces have in common; their states may differ from piece to piece. */
export interface FromPrototype {
  readonly prototype: string
  readonly traits: readonly Trait[]
}

export type PiecePart = Trait | FromPrototype

export interface Piece {
  /** In the palette and in reports. */
  readonly name: string
  readonly gpid: number
  /** Outermost first, without the basic piece. */
  readonly parts: readonly PiecePart[]
}

const isFromPrototype = (part: PiecePart): part is FromPrototype => 'prototype' in part

/** The text of a slot of the palette: its prototypes by their names. */
export function slotText({ name, gpid, parts }: Piece): string {
  const traits = parts.map((part) => (isFromPrototype(part) ? usesPrototype(part.prototype) : part))
  return added('null', traits, { name, state: sequence(';', ['null', 0, 0, gpid, 0]) })
}

/** The text of a prototype. */
export function prototypeText(traits: readonly Trait[]): string {
  return added('null', traits, { name: '', state: sequence(';', ['null', 0, 0, '', 0]) })
}

/** A piece on a map: VASSAL expands prototypes as a piece leaves the palette. @param id unique in its saved game */
export function savedText({ name, gpid, parts }: Piece, id: string, map: string, { x, y }: Pixel): string {
  const traits = parts.flatMap((part) => (isFromPrototype(part) ? part.traits : [part]))
  return added(id, traits, { name, state: sequence(';', [map, x, y, gpid, 1, 'UniqueID', id]) })
}

function added(
  id: string,
  traits: readonly Trait[],
  basic: { readonly name: string; readonly state: string },
): string {
  const types = [...traits.map(({ type }) => type), basicType('', basic.name)]
  const states = [...traits.map(({ state }) => state), basic.state]
  return addPiece(id, nested(types), nested(states))
}

/** The prototypes of these pieces, each once, as the first that has it says it. */
export function prototypesOf(pieces: readonly Piece[]): FromPrototype[] {
  const found = new Map<string, FromPrototype>()
  for (const { parts } of pieces)
    for (const part of parts)
      if (isFromPrototype(part) && !found.has(part.prototype)) found.set(part.prototype, part)
  return [...found.values()]
}

/** A stack of pieces on a map, bottom first. @param layer its place among the layers of the map, from 0 */
export function stackText(
  id: string,
  map: string,
  { x, y }: Pixel,
  members: readonly string[],
  layer: number,
): string {
  return addPiece(id, 'stack', sequence(';', [map, x, y, ...members, `@@${layer}`]))
}
