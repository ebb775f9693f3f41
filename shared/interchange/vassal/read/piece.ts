/** A piece of a module or a saved game: its name, pictures, marks, and where its state has it. */
import { type Point } from '#shared/hex/layout'
import { partsOf, tokensOf } from '../strings'

export interface Piece {
  readonly id: string
  readonly name: string
  /** The pictures of the piece itself, then those of its layers from the inside: each once. */
  readonly pictures: readonly string[]
  /** The picture that its state shows. */
  readonly shown?: string
  /** Its marks by their names: `Side`, `Type`… */
  readonly marks: ReadonlyMap<string, string>
  /** Degrees, clockwise; absent where it does not turn. */
  readonly turn?: number
  /** Somebody has made it invisible or has masked it. */
  readonly isHidden: boolean
  /** Nobody can move it: it is part of the board. */
  readonly isFixed: boolean
  /** Corners of the part of it that is there, pixels from its middle, as it lies unturned; absent = its picture. */
  readonly shape?: readonly Point[]
  readonly map: string
  /** Pixels of the map. */
  readonly x: number
  readonly y: number
}

/** Traits of prototypes by name, outermost first. */
export type Prototypes = ReadonlyMap<string, readonly Trait[]>

interface Trait {
  readonly kind: string
  readonly type: string
  readonly state: string
}

const LONGEST = 200_000
const MOST_TRAITS = 300

/** The parts of an add command; undefined for anything else. */
export function addedBy(command: string): { id: string; type: string; state: string } | undefined {
  if (!command.startsWith('+/') || command.length > LONGEST) return undefined
  const [id = '', type = '', state = ''] = tokensOf(command.slice(2), '/')
  return { id, type, state }
}

export function traitsOf(type: string, state: string): Trait[] {
  const states = partsOf(state)
  return partsOf(type).map((part, index) => {
    const end = part.indexOf(';')
    const kind = end < 0 ? part : part.slice(0, end)
    return { kind, type: end < 0 ? '' : part.slice(end + 1), state: states[index] ?? '' }
  })
}

/** Undefined for what is no piece: stacks, decks, other commands. */
export function pieceOf(command: string, prototypes: Prototypes): Piece | undefined {
  const added = addedBy(command)
  if (!added) return undefined
  const traits = expanded(traitsOf(added.type, added.state), prototypes)
  const basic = traits.at(-1)
  if (basic?.kind !== 'piece') return undefined
  const [, , image = '', name = ''] = tokensOf(basic.type, ';')
  const [map = '', x, y] = tokensOf(basic.state, ';')
  const layers = leading(traits.flatMap((trait) => layerOf(trait) ?? []).reverse())
  const pictures = [...new Set([image, ...layers.flatMap((layer) => layer.images)])].filter(
    (one) => one !== '',
  )
  const shown = layers.findLast((layer) => (layer.shown ?? '') !== '')?.shown ?? pictures[0]
  const turn = traits.map(turnOf).find((degrees) => degrees !== undefined)
  const shape = traits.map(shapeOf).find((corners) => corners !== undefined)
  return {
    id: added.id,
    name: name.trim(),
    pictures,
    map,
    x: Number(x) || 0,
    y: Number(y) || 0,
    ...(shown !== undefined && { shown }),
    ...(turn !== undefined && { turn }),
    ...(shape && { shape }),
    marks: new Map(traits.flatMap(marksOf)),
    isHidden: traits.some(isConcealing),
    isFixed: traits.some(({ kind, type }) => kind === 'immob' && tokensOf(type, ';')[1] === 'V'),
  }
}

function marksOf({ kind, type, state }: Trait): [string, string][] {
  if (kind !== 'mark') return []
  const [names = ''] = tokensOf(type, ';')
  const values = tokensOf(state, ',')
  return tokensOf(names, ',').map((name, index) => [name, values[index] ?? ''])
}

/** Its owner, a player or a side, is the first of its state; `null` = none. */
function isConcealing({ kind, state }: Trait): boolean {
  if (kind !== 'hide' && kind !== 'obs') return false
  const [owner = ''] = tokensOf(state, ';')
  return owner !== '' && owner !== 'null'
}

const MOST_CORNERS = 200

/** The path that outlines it, written as in SVG: `M x y L x y … Z`. */
function shapeOf({ kind, type }: Trait): Point[] | undefined {
  if (kind !== 'nonRect2') return undefined
  const corners = [...type.matchAll(/[ML] (-?\d[\d.]*) (-?\d[\d.]*)/g)]
    .slice(0, MOST_CORNERS)
    .map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  return corners.length > 2 ? corners : undefined
}

/** Each `prototype;NAME;VALUES` gives way to that prototype's traits, theirs too. */
function expanded(traits: readonly Trait[], prototypes: Prototypes): Trait[] {
  let found = [...traits]
  for (let depth = 0; depth < 20 && found.some(({ kind }) => kind === 'prototype'); depth++)
    found = found
      .flatMap((trait) =>
        trait.kind === 'prototype' ? (prototypes.get(tokensOf(trait.type, ';')[0] ?? '') ?? []) : [trait],
      )
      .slice(-MOST_TRAITS)
  return found
}

interface Layer {
  readonly images: readonly string[]
  readonly shown?: string
  /** Its level is the property `NAME_Level`. */
  readonly name?: string
  /** The property whose value its level is. */
  readonly follows?: string
}

/** Without those that are always at the level of another one: they add to its pictures, and show no face. */
function leading(layers: readonly Layer[]): Layer[] {
  const levels = new Set(layers.map(({ name }) => `${name}_Level`))
  return layers.filter(({ follows }) => follows === undefined || !levels.has(follows))
}

/** Places of the fields of a layer. */
const EMB2 = { images: 15, name: 18, isFollowing: 21, follows: 22 }

function layerOf({ kind, type, state }: Trait): Layer | undefined {
  if (kind !== 'emb2' && kind !== 'emb') return undefined
  const fields = tokensOf(type, ';')
  const isNew = kind === 'emb2'
  // Old layers list `image,name` behind two keys with their words and the place of the picture.
  const images = isNew
    ? tokensOf(fields[EMB2.images] ?? '', ',')
    : fields.slice(8).map((field) => tokensOf(field, ',')[0] ?? '')
  const level = Number.parseInt(state, 10) || 0
  const shown = level > 0 ? images[level - 1] : undefined
  const [name, follows] = [fields[EMB2.name] ?? '', fields[EMB2.follows] ?? '']
  return {
    images,
    ...(shown !== undefined && { shown }),
    ...(isNew && name !== '' && { name }),
    ...(isNew && fields[EMB2.isFollowing] === 'true' && { follows }),
  }
}

function turnOf({ kind, type, state }: Trait): number | undefined {
  if (kind !== 'rotate') return undefined
  const facings = Number.parseInt(type, 10)
  const value = Number(state)
  if (!(facings >= 1) || !Number.isFinite(value)) return undefined
  return facings === 1 ? -value : (value * 360) / facings
}
