/** The traits of VASSAL's pieces, each as its type and its state, every field said: what VASSAL would write itself. */
import { type Pixel } from './lattice'
import { sequence } from './strings'

export interface Trait {
  readonly type: string
  /** One part for each trait of a piece, empty ones too. */
  readonly state: string
}

type Fields = readonly (string | number | boolean)[]

const trait = (id: string, fields: Fields, state = ''): Trait => ({
  type: `${id};${sequence(';', fields)}`,
  state,
})

/** A key as VASSAL says it: the code of the key and its modifiers. Those of brackets cannot be pressed on a French keyboard: arrows turn. */
export const KEYS = {
  turnRight: '39,130',
  turnLeft: '37,130',
  nextFace: '70,130',
  previousFace: '70,195',
  mask: '72,130',
  hide: '73,130',
  moved: '77,130',
  trail: '84,130',
  delete: '68,130',
  clone: '67,130',
  casualties: '69,130',
} as const

/** A key that no keyboard has: menus and buttons send it by its name. */
export const namedKey = (name: string): string => `57348,0,${name}`

/** The key that maps press on each piece that has moved. */
export const HAS_ENDED_MOVE = namedKey('HasEndedMove')
/** The key that a choice of a face, or of a facing, presses once it is known. */
export const CHOOSES_FACE = namedKey('ChooseFace')
export const CHOOSES_FACING = namedKey('ChooseFacing')
export const BACK_FROM_CASUALTIES = namedKey('BackFromCasualties')

/** Properties that never change, by their names. */
export function marks(values: Readonly<Record<string, string>>): Trait {
  return trait('mark', [sequence(',', Object.keys(values))], sequence(',', Object.values(values)))
}

/** A property worked out anew whenever it is asked for. @param expression in braces */
export const calculated = (name: string, expression: string): Trait =>
  trait('calcProp', [name, expression, ''])

/** @param index steps clockwise */
export function rotates(
  facings: number,
  index: number,
  words: { readonly right: string; readonly left: string },
): Trait {
  const keys = [KEYS.turnRight, KEYS.turnLeft, words.right, words.left, '', '']
  const direct = [CHOOSES_FACING, '', `$${CHOSEN}Facing$`, true]
  return trait('rotate', [facings, ...keys, 'Facing', '', ...direct], String(index))
}

/** Before the name of a property that holds what was chosen of it. */
const CHOSEN = 'Chosen'

/**
 * A submenu of which each command sets a property at once: a number, from 1, that the trait asks for whose key is pressed then.
 * @param property `Face`, `Facing`
 * @param commands in the order of the numbers
 */
export function choice(
  property: string,
  menu: string,
  commands: readonly string[],
  pressed: string,
): readonly Trait[] {
  const keys = commands.map((_, index) => namedKey(`${property}-${index + 1}`))
  const setters = commands.map((command, index) =>
    sequence(':', [command, keys[index] ?? '', sequence(',', ['P', index + 1])]),
  )
  const bounds = sequence(',', [false, 0, 100, false])
  const loops = [false, '', '', 'counted', '', '', 1, false, '', 1, 1]
  return [
    submenu(menu, commands),
    trait('PROP', [CHOSEN + property, bounds, sequence(',', setters), ''], '1'),
    trait('macro', ['', '', '', '', sequence(',', keys), sequence(',', [pressed]), ...loops]),
  ]
}

/** Goes to the middle of a zone of a map, and back from there. */
export function sendsTo(
  map: string,
  zone: string,
  words: { readonly command: string; readonly back: string },
): Trait {
  const where = [map, '', 0, 0]
  const back = [words.back, BACK_FROM_CASUALTIES]
  return trait(
    'sendto',
    [words.command, KEYS.casualties, ...where, ...back, 0, 0, 1, 1, '', 'Z', zone, '', '', ''],
    ';;',
  )
}

interface Level {
  /** Name of the picture in the module; empty = none. */
  readonly image: string
  /** Takes the place of the piece's name, unless it is empty or made by `afterName`. */
  readonly name: string
}

/** The name of a level that is said after the name of the piece: "Simon (wounded, on foot)". A sign + would end it. */
export function afterName(words: string): string {
  return `+${words.replaceAll('+', '＋')}`
}

export interface Layer {
  /** Its property: `Face_Name`, `Face_Level`. */
  readonly property: string
  readonly levels: readonly Level[]
  /** Counted from 1. */
  readonly level: number
  readonly next?: { readonly words: string; readonly key: string }
  readonly previous?: { readonly words: string; readonly key: string }
  /** Takes the level that a `choice` has set. */
  readonly isChosen?: boolean
  /** Is always at the level of this other layer, by its property. */
  readonly follows?: string
  /** The place of the middles of its pictures, px from that of the piece. */
  readonly at?: { readonly x: number; readonly y: number }
}

/** Pictures of which one is shown; after the last comes the first. */
export function layer(layer: Layer): Trait {
  const { property, levels, level, next, previous, isChosen = false, follows, at = { x: 0, y: 0 } } = layer
  const images = sequence(
    ',',
    levels.map(({ image }) => image),
  )
  const names = sequence(
    ',',
    levels.map(({ name }) => name),
  )
  const before = ['', 128, '', next?.words ?? '', 128, '', previous?.words ?? '', 128, '']
  const reset = isChosen ? ['', CHOOSES_FACE, `$${CHOSEN}Face$`] : ['', '', 1]
  const followed = follows === undefined ? [false, ''] : [true, `${follows}_Level`]
  const shown = [at.x, at.y, images, names, true, property, '', '', ...followed, 1, 1, true]
  const keys = ['', next?.key ?? '', previous?.key ?? '', '', '1.0', '', true]
  return trait('emb2', [...before, ...reset, false, ...shown, ...keys], String(level))
}

/** Nobody else may take a mask off: the state of a mask names those who may, here none. */
const BY_NOBODY_ELSE = sequence('|', ['', 0])

/** Only its owner sees what is under the mask. @param owner name of the side that has masked it; absent = nobody has */
export function masked(
  image: string,
  words: { readonly command: string; readonly peek: string; readonly name: string },
  owner?: string,
): Trait {
  const fields = [KEYS.mask, image, words.command, 'I', words.name, 'side:', words.peek, '', true, '', '']
  return trait('obs', fields, sequence(';', owner === undefined ? ['null', ''] : [owner, BY_NOBODY_ELSE]))
}

/** Unseen by others. @param owner name of the side that has hidden it; absent = nobody has */
export function hideable(command: string, owner?: string): Trait {
  const fields = [KEYS.hide, command, '', 'side:', '0.30000001192092896', '', false]
  return trait('hide', fields, owner ?? 'null')
}

/** @param at middle of the sign, px from that of the piece */
export function marksMoves(
  image: string,
  command: string,
  at: { readonly x: number; readonly y: number },
): Trait {
  return trait('markmoved', [image, at.x, at.y, command, KEYS.moved, '', true, '', '', '', ''], 'false')
}

export function trail(command: string): Trait {
  const look = [10, '255,255,255', '0,0,0', 100, 50, 20, 30, '1.0']
  return trait('footprint', [KEYS.trail, command, false, false, ...look, '', '', '', ''], 'false;;0;false')
}

export const deletes = (command: string): Trait => trait('delete', [command, KEYS.delete, ''])
export const clones = (command: string): Trait => trait('clone', [command, KEYS.clone, ''])

/** Says something when one of these keys is pressed. */
export function reports(keys: readonly string[], format: string): Trait {
  const encoded = keys.map((key) => key.split(',').join('\\,')).join(',')
  return trait('report', [encoded, format, '', '', '', false], '-1')
}

/** Commands of these words stand in a menu of their own. */
export function submenu(words: string, commands: readonly string[]): Trait {
  return trait('submenu', [words, sequence(',', commands), ''])
}

/** Never stacks; `still`: it cannot be moved either, nor chosen by a click. */
export function lies(still: boolean): Trait {
  return trait('immob', [still ? 'ng' : 'g', still ? 'V' : 'N', 'R', ''])
}

/** The part of a piece that a click finds. @param corners px from its middle @param image any of its pictures */
export function shaped(corners: readonly Pixel[], image: string): Trait {
  const path = corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')
  // Without a picture VASSAL's search for unused ones fails.
  return { type: `nonRect2;1.0;d ${path} Z N ${image}`, state: '' }
}

export const usesPrototype = (name: string): Trait => ({
  type: `prototype;${sequence(';', [name])}`,
  state: '',
})

/** The innermost: picture and name. */
export const basicType = (image: string, name: string): string =>
  `piece;${sequence(';', ['', '', image, name])}`
