/**
 * An independent reader of VASSAL modules and saved games, written from the format's description and not from our writer: the engine's
 * decoder of sequences, its nesting of traits, its formulas of grids and numberings.
 */
import { unzipSync } from 'fflate'
import { type XmlElement, readXml } from '#shared/interchange/xml/readXml'

const unpacked = (bytes: Uint8Array): Record<string, Uint8Array> => unzipSync(bytes)

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)

// ---------------------------------------------------------------------------------------------- strings

/** The tokens of a sequence: a delimiter after a backslash belongs to its token, which apostrophes may enclose. */
export function tokens(sequence: string, delimiter: string): string[] {
  const found: string[] = []
  let token = ''
  let from = 0
  for (let at = sequence.indexOf(delimiter); at >= 0; at = sequence.indexOf(delimiter, at + 1)) {
    if (sequence[at - 1] === '\\') token += sequence.slice(from, at - 1) + delimiter
    else {
      found.push(unquoted(token + sequence.slice(from, at)))
      token = ''
    }
    from = at + 1
  }
  found.push(unquoted(token + sequence.slice(from)))
  return found
}

const unquoted = (token: string): string =>
  token.length > 1 && token.startsWith("'") && token.endsWith("'") ? token.slice(1, -1) : token

/** Back again, as the engine encodes. */
function encoded(list: readonly string[], delimiter: string): string {
  return list
    .map((token) => {
      const out = token.replaceAll(delimiter, `\\${delimiter}`)
      return token.startsWith('\\') || (token !== '' && token.startsWith("'") && token.endsWith("'"))
        ? `'${out}'`
        : out
    })
    .join(delimiter)
}

/** The parts of a piece: of two tokens the second is the rest. */
function unnested(whole: string): string[] {
  const parts: string[] = []
  let rest = whole
  for (;;) {
    const found = tokens(rest, '\t')
    parts.push(found[0] as string)
    if (found.length === 1) return parts
    if (found.length !== 2) throw new Error(`${found.length} tokens where a trait has two: ${rest}`)
    rest = found[1] as string
  }
}

function nestedAgain(parts: readonly string[]): string {
  const [first = '', ...rest] = parts
  return rest.length === 0 ? first : encoded([first, nestedAgain(rest)], '\t')
}

// ----------------------------------------------------------------------------------------------- pieces

interface ReadTrait {
  readonly id: string
  readonly fields: readonly string[]
  readonly state: string
}

export interface ReadPiece {
  readonly id: string
  readonly traits: readonly ReadTrait[]
  readonly image: string
  readonly name: string
  readonly map: string
  readonly x: number
  readonly y: number
  readonly gpid: string
}

/** Throws when the command is no piece in normal form. */
function readPiece(command: string): ReadPiece {
  if (!command.startsWith('+/')) throw new Error(`no piece: ${command.slice(0, 40)}`)
  const [id, type, state, ...more] = tokens(command.slice(2), '/') as [string, string, string]
  if (more.length > 0 || state === undefined) throw new Error(`no piece: ${command.slice(0, 40)}`)
  if (`+/${encoded([id, type, state], '/')}` !== command) throw new Error(`not in normal form: ${command}`)
  const [types, states] = [unnested(type), unnested(state)]
  if (nestedAgain(types) !== type || nestedAgain(states) !== state)
    throw new Error(`not nested in normal form: ${command}`)
  if (types.length !== states.length)
    throw new Error(`${types.length} traits with ${states.length} states: ${command}`)
  const traits = types.map((whole, index) => readTrait(whole, states[index] as string))
  const basic = traits.at(-1)
  if (basic?.id !== 'piece') throw new Error(`ends in ${basic?.id}`)
  const [, , image = '', name = ''] = basic.fields
  const [map = '', x, y, gpid = ''] = tokens(basic.state, ';')
  return { id, traits: traits.slice(0, -1), image, name, map, x: Number(x), y: Number(y), gpid }
}

/** Fields that each trait has, by the description: all of them are written. */
const FIELDS: Readonly<Record<string, number>> = {
  piece: 4,
  rotate: 13,
  emb2: 33,
  mark: 1,
  delete: 3,
  clone: 3,
  obs: 11,
  hide: 7,
  markmoved: 11,
  footprint: 16,
  report: 6,
  immob: 4,
  nonRect2: 2,
  prototype: 1,
  submenu: 3,
  calcProp: 3,
  PROP: 4,
  macro: 17,
  sendto: 18,
}

function readTrait(whole: string, state: string): ReadTrait {
  const semicolon = whole.indexOf(';')
  const id = whole.slice(0, semicolon)
  const expected = FIELDS[id]
  if (expected === undefined) throw new Error(`unknown trait ${whole}`)
  const fields = tokens(whole.slice(semicolon + 1), ';')
  if (fields.length !== expected) throw new Error(`${id} has ${fields.length} fields: ${whole}`)
  if (encoded(fields, ';') !== whole.slice(semicolon + 1)) throw new Error(`not in normal form: ${whole}`)
  return { id, fields, state }
}

export const traitsOf = ({ traits }: ReadPiece, id: string): readonly ReadTrait[] =>
  traits.filter((trait) => trait.id === id)

/** The layer of a property: pictures, names and the level it is at. */
export function layerOf(piece: ReadPiece, property: string) {
  const found = traitsOf(piece, 'emb2').find(({ fields }) => fields[18] === property)
  if (!found) return undefined
  return {
    images: tokens(found.fields[15] as string, ','),
    names: tokens(found.fields[16] as string, ','),
    level: Number(found.state),
  }
}

/**
 * Gives the name of a piece in reports, lists and under the mouse, as the engine makes it from inside out: the name of a layer's level
 * takes the place of what is within, unless a `+` at one end says where that goes.
 */
export function calledInGame({ name, traits }: ReadPiece): string {
  return traits.reduceRight((within, { id, fields, state }) => {
    const level = id === 'emb2' ? tokens(fields[16] as string, ',')[Number(state) - 1] : undefined
    if (!level) return within
    const [first = '', second] = tokens(level, '+')
    return second === undefined ? first : first === '' ? `${within}${second}` : `${first}${within}`
  }, name)
}

/** The properties that never change. */
export function marksOf(piece: ReadPiece): Record<string, string> {
  return Object.fromEntries(
    traitsOf(piece, 'mark').flatMap(({ fields, state }) => {
      const values = tokens(state, ',')
      return tokens(fields[0] as string, ',').map((key, index) => [key, values[index] ?? ''])
    }),
  )
}

/** Every picture that a piece may show. */
export function imagesOf(piece: ReadPiece): string[] {
  return [piece.image, ...piece.traits.flatMap(imagesOfTrait)].filter((image) => image !== '')
}

function imagesOfTrait({ id, fields }: ReadTrait): string[] {
  if (id === 'emb2') return tokens(fields[15] as string, ',')
  if (id === 'obs') return [fields[1] as string]
  if (id === 'markmoved') return [fields[0] as string]
  if (id === 'nonRect2') return [(/ N (.+)$/.exec(fields[1] as string) ?? [])[1] ?? 'no picture']
  return []
}

// ------------------------------------------------------------------------------------------ saved games

interface ReadStack {
  readonly map: string
  readonly x: number
  readonly y: number
  readonly members: readonly string[]
}

export interface ReadGame {
  readonly pieces: readonly ReadPiece[]
  readonly stacks: readonly ReadStack[]
  /** Map and board. */
  readonly boards: readonly (readonly [string, string])[]
}

function readGame(bytes: Uint8Array): ReadGame {
  const entries = unpacked(bytes)
  for (const name of ['savedGame', 'savedata', 'moduledata'])
    if (!entries[name]) throw new Error(`a saved game without ${name}`)
  const commands = revealed(text(entries['savedGame'])).split('\u001b')
  if (commands[0] !== 'begin_save' || commands.at(-1) !== 'end_save') throw new Error('no beginning or end')
  const inner = commands.slice(1, -1)
  const [stacks, others] = [inner.filter(isStack), inner.filter((command) => !isStack(command))]
  const boards = others.filter((command) => !command.startsWith('+/')).map((command) => tokens(command, '\t'))
  const game: ReadGame = {
    pieces: others.filter((command) => command.startsWith('+/')).map(readPiece),
    stacks: stacks.map(readStack),
    boards: boards.map(([picker, board]) => {
      const [, map] = /^(.+)BoardPicker$/.exec(picker as string) ?? []
      if (map === undefined) throw new Error(`unknown command ${picker}`)
      return [map, board as string] as const
    }),
  }
  checkStacks(game, inner)
  return game
}

const isStack = (command: string): boolean => tokens(command.slice(2), '/')[1] === 'stack'

function readStack(command: string): ReadStack {
  const [, , state = ''] = tokens(command.slice(2), '/')
  const [map = '', x, y, ...rest] = tokens(state, ';')
  const layer = rest.pop()
  if (!/^@@\d+$/.test(layer ?? '')) throw new Error(`a stack without its layer: ${command}`)
  return { map, x: Number(x), y: Number(y), members: rest }
}

// Every piece first, then its stack; each in one stack, unless it never stacks.
function checkStacks({ pieces, stacks }: ReadGame, commands: readonly string[]): void {
  const ids = pieces.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) throw new Error('two pieces of one id')
  const place = (id: string): number => commands.findIndex((command) => command.startsWith(`+/${id}/`))
  const stackPlaces = commands.flatMap((command, index) => (isStack(command) ? [index] : []))
  const inStacks = stacks.flatMap(({ members }) => members)
  if (new Set(inStacks).size !== inStacks.length) throw new Error('a piece in two stacks')
  for (const [index, stack] of stacks.entries())
    for (const id of stack.members) {
      const piece = pieces.find((one) => one.id === id)
      if (!piece) throw new Error(`a stack of what is not there: ${id}`)
      if (piece.map !== stack.map || piece.x !== stack.x || piece.y !== stack.y)
        throw new Error(`${piece.name} is not where its stack is`)
      if (place(id) > (stackPlaces[index] as number)) throw new Error(`a stack before its piece ${id}`)
    }
  for (const piece of pieces) {
    const never = traitsOf(piece, 'immob').some(({ fields }) => fields[2] === 'R')
    if (never === inStacks.includes(piece.id)) throw new Error(`${piece.name}: stack and trait contradict`)
    if (traitsOf(piece, 'prototype').length > 0) throw new Error(`${piece.name} has an unexpanded prototype`)
  }
}

function revealed(disguised: string): string {
  if (!disguised.startsWith('!VCSK')) return disguised
  const byte = (at: number): number => Number.parseInt(disguised.slice(at, at + 2), 16)
  const key = byte(5)
  const bytes: number[] = []
  for (let at = 7; at < disguised.length; at += 2) bytes.push(byte(at) ^ key)
  return text(Uint8Array.from(bytes))
}

// ---------------------------------------------------------------------------------------------- modules

export interface ReadModule {
  readonly entries: Record<string, Uint8Array>
  readonly root: XmlElement
  readonly slots: readonly { readonly element: XmlElement; readonly piece: ReadPiece }[]
  readonly prototypes: ReadonlyMap<string, ReadPiece>
  readonly games: readonly { readonly name: string; readonly game: ReadGame }[]
}

export function readModule(bytes: Uint8Array): ReadModule {
  return moduleOf(unpacked(bytes))
}

export function moduleOf(entries: Record<string, Uint8Array>): ReadModule {
  const { root } = readXml(text(entries['buildFile.xml']), 'buildFile.xml')
  return {
    ...{ entries, root },
    slots: elementsOf(root, 'VASSAL.build.widget.PieceSlot').map((element) => ({
      element,
      piece: readPiece(element.text.trim()),
    })),
    prototypes: new Map(
      elementsOf(root, 'VASSAL.build.module.PrototypeDefinition').map((element) => [
        element.attributes['name'] as string,
        readPiece(element.text.trim()),
      ]),
    ),
    games: elementsOf(root, 'VASSAL.build.module.PredefinedSetup').map(({ attributes }) => {
      const file = entries[attributes['file'] as string]
      if (!file) throw new Error(`no set-up ${attributes['file']}`)
      return { name: attributes['name'] as string, game: readGame(file) }
    }),
  }
}

/** All elements of a name, however deep. */
export function elementsOf(root: XmlElement, name: string): XmlElement[] {
  const own = root.name === name ? [root] : []
  return [...own, ...root.children.flatMap((child) => elementsOf(child, name))]
}

export function only<T>(list: readonly T[]): T {
  if (list.length !== 1) throw new Error(`${list.length} where one was expected`)
  return list[0] as T
}
