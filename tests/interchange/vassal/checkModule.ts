/** Everything that a module says of its scenario, held against the scenario itself. */
import { expect } from 'vitest'
import { sideOf } from '#shared/document/counters'
import { entryOf } from '#shared/document/entry'
import { nameOfHex } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { addHex, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction, step } from '#shared/hex/direction'
import { facingAngle } from '#shared/hex/facing'
import { hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { type ModulePlan } from '#shared/interchange/vassal/planModule'
import { type XmlElement } from '#shared/interchange/xml/readXml'
import { locationOf, snapped } from './engineGrid'
import {
  elementsOf,
  imagesOf,
  calledInGame,
  layerOf,
  marksOf,
  only,
  type ReadGame,
  type ReadModule,
  type ReadPiece,
  tokens,
  traitsOf,
} from './readModule'

const BOARD = 'VASSAL.build.module.map.boardPicker.Board'

interface Given {
  readonly scenario: Scenario
  readonly plan: ModulePlan
  readonly module: ReadModule
}

/** All checks that hold for any module. */
export function checkModule(given: Given): void {
  checkHexNames(given)
  checkBesideMap(given)
  checkReports(given)
  checkWindows(given)
  checkChoices(given)
  checkShapes(given)
  checkNews(given)
  checkSlots(given)
  checkGames(given)
}

/** The boards of a module by the maps that they are on. */
function boardsOf({ root }: ReadModule): ReadonlyMap<string, XmlElement> {
  return new Map(
    elementsOf(root, 'VASSAL.build.module.Map').map((map) => [
      map.attributes['mapName'] as string,
      only(elementsOf(map, BOARD)),
    ]),
  )
}

function sizeOf(plan: ModulePlan, image: string) {
  const board = plan.boards.find(({ name }) => name === image)
  if (!board) throw new Error(`no picture ${image}`)
  const scale = plan.setting.hexPx / plan.setting.scenario.map.hexMm
  return { width: Math.round(board.page.widthMm * scale), height: Math.round(board.page.heightMm * scale) }
}

/** Middle of hexes by our own layout, in pixels of the board: as one hex lies, so do all. */
function middleIn({ scenario, plan, module }: Given) {
  const { map } = scenario
  const layout = { grid: map.grid, hexMm: map.hexMm }
  const scale = plan.setting.hexPx / map.hexMm
  const [board] = [...boardsOf(module).values()] as [XmlElement]
  const [grid] = elementsOf(board, 'VASSAL.build.module.map.boardPicker.board.HexGrid')
  const [a, b] = [Number(grid?.attributes['x0']), Number(grid?.attributes['y0'])]
  const [x, y] = map.grid.orientation === 'pointy' ? [b, a] : [a, b]
  const first = hexCenter(toAxial({ col: 0, row: 0 }, map.grid), layout)
  return (hex: { q: number; r: number }) => {
    const at = hexCenter(hex, layout)
    return { x: x + (at.x - first.x) * scale, y: y + (at.y - first.y) * scale }
  }
}

/** Every hex: its middle is on the board, pieces snap to it, and there it has our name. */
function checkHexNames(given: Given): void {
  const { scenario, plan, module } = given
  const [board] = [...boardsOf(module).values()] as [XmlElement]
  const size = sizeOf(plan, board.attributes['image'] as string)
  const middle = middleIn(given)
  const wrong: string[] = []
  for (const hex of hexesOfGrid(scenario.map.grid)) {
    const at = middle(hex)
    const own = snapped(board, { x: Math.round(at.x) + 7, y: Math.round(at.y) - 5 })
    const name = nameOfHex(scenario, hex)
    const found = locationOf(board, own, size)
    const isOn = own.x > 0 && own.y > 0 && own.x < size.width && own.y < size.height
    const isNear = Math.abs(own.x - at.x) < 1.5 && Math.abs(own.y - at.y) < 1.5
    if (found !== name || !isOn || !isNear) wrong.push(`${name}: ${found} at ${own.x}, ${own.y}`)
  }
  expect(wrong).toEqual([])
}

/** A grid goes on beyond the map: what lies there has no name. */
function checkBesideMap(given: Given): void {
  const { scenario, plan, module } = given
  const { grid } = scenario.map
  const [board] = [...boardsOf(module).values()] as [XmlElement]
  const size = sizeOf(plan, board.attributes['image'] as string)
  const middle = middleIn(given)
  const beside = new Map<string, string | null>()
  for (const hex of hexesOfGrid(grid))
    for (let at = 0; at < 6; at++) {
      const other = addHex(hex, step(direction(at)))
      if (!onGrid(other, grid)) beside.set(hexKey(other), locationOf(board, rounded(middle(other)), size))
    }
  expect(beside.size).toBeGreaterThan(0)
  expect([...beside].filter(([, name]) => name !== null)).toEqual([])
}

/** The map is seen whole at the scale at which a game begins; tables are read at their full width; a lone card is enlarged. */
function checkWindows({ plan, module: { root } }: Given): void {
  const [map] = elementsOf(root, 'VASSAL.build.module.Map')
  const [zoomer] = elementsOf(map as XmlElement, 'VASSAL.build.module.map.Zoomer')
  const levels = (zoomer?.attributes['zoomLevels'] ?? '').split(',').map(Number)
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
  const begins = levels[levels.length - Number(zoomer?.attributes['zoomStart'])] as number
  const { width, height } = sizeOf(plan, 'board.png')
  expect(begins * width).toBeLessThanOrEqual(Math.max(1300, 0.05 * width))
  expect(begins * height).toBeLessThanOrEqual(Math.max(480, 0.05 * height))
  for (const { attributes } of elementsOf(root, 'VASSAL.build.widget.ListWidget')) {
    expect(Number(attributes['divider'])).toBeGreaterThanOrEqual(800)
    expect(Number(attributes['width']) - Number(attributes['divider'])).toBeGreaterThanOrEqual(250)
  }
  for (const { attributes } of elementsOf(root, 'VASSAL.build.module.map.CounterDetailViewer')) {
    expect(attributes['minDisplayPieces']).toBe('1')
    expect(attributes['counterReportFormat']).toBe('$PieceName$')
    expect(Number(attributes['graphicsZoom'])).toBeGreaterThan(1)
  }
}

/** Each face and each facing can be chosen at once, and the box of the casualties is a zone of a map. */
function checkChoices({ module }: Given): void {
  const zones = new Map(
    elementsOf(module.root, 'VASSAL.build.module.Map').map((map) => [
      map.attributes['mapName'],
      elementsOf(map, 'VASSAL.build.module.map.boardPicker.board.mapgrid.Zone').map(
        ({ attributes }) => attributes['name'],
      ),
    ]),
  )
  for (const piece of module.games.flatMap(({ game }) => game.pieces)) {
    if (marksOf(piece)['Kind'] !== 'Zone') expect(piece.name).toMatch(/^[^?!~`|]/)
    if (marksOf(piece)['Kind'] !== 'Counter') continue
    const [rotate] = traitsOf(piece, 'rotate')
    expect(chosen(piece, 'ChosenFacing')).toBe(Number(rotate?.fields[0]))
    expect(rotate?.fields.slice(9)).toEqual(['57348,0,ChooseFacing', '', '$ChosenFacing$', 'true'])
    const faces = layerOf(piece, 'Face')?.names.length ?? 0
    expect(chosen(piece, 'ChosenFace')).toBe(faces > 1 ? faces : 0)
    const [lost] = traitsOf(piece, 'sendto')
    expect(lost?.fields[13]).toBe('Z')
    expect(zones.get(lost?.fields[2])).toContain(lost?.fields[14])
    for (const { state, fields } of traitsOf(piece, 'obs')) {
      // In front of a report such a sign would be taken for a colour.
      expect(fields[4]).toMatch(/^[^?!~`|]/)
      const [owner, allowed, ...more] = tokens(state, ';')
      expect([allowed, more]).toEqual([owner === 'null' ? '' : '|0', []])
    }
  }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

/** Gives the box that a click finds of a piece at a level of its face, unturned: from inside out layers add pictures, a shape replaces all. */
function foundAt(piece: ReadPiece, plan: ModulePlan, face: number): Box {
  let found: Box = { left: 0, top: 0, right: 0, bottom: 0 }
  for (const { id, fields, state } of [...piece.traits].reverse()) {
    if (id === 'nonRect2') {
      const corners = [...`${fields[1]}`.matchAll(/[ML] (-?\d+) (-?\d+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ])
      const [xs, ys] = [corners.map(([x]) => x as number), corners.map(([, y]) => y as number)]
      found = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
    } else if (id === 'emb2') {
      const follows = fields[21] === 'true' ? fields[22] : undefined
      expect([undefined, 'Face_Level']).toContain(follows)
      const level = fields[18] === 'Face' || follows !== undefined ? face : Number(state)
      const image = tokens(fields[15] as string, ',')[level - 1]
      const picture = plan.pictures.find(({ name }) => name === image)
      if (!picture) continue
      const [x, y] = [Number(fields[13]), Number(fields[14])]
      const [w, h] = [picture.width / 2, picture.height / 2]
      found = around(found, { left: x - w, top: y - h, right: x + w, bottom: y + h })
    }
  }
  return found
}

/** Asserts for pieces that lie on two hexes with some faces: a click finds the hex behind where the face covers it, and no other. */
function checkShapes({ plan, module }: Given): void {
  const far = 0.75 * plan.setting.hexPx
  const pictures = new Map(plan.pictures.map((one) => [one.name, one]))
  const isLong = (image: string): boolean => {
    const { width = 0, height = 0 } = pictures.get(image) ?? {}
    return Math.max(width, height) > 2 * Math.min(width, height)
  }
  for (const piece of module.games.flatMap(({ game }) => game.pieces)) {
    const images = layerOf(piece, 'Face')?.images ?? []
    if (marksOf(piece)['FirstFacing'] !== '0' || !images.some(isLong)) continue
    expect(marksOf(piece)['Hexes']).toBe('2')
    for (const [index, image] of images.entries()) {
      const { left, top, right, bottom } = foundAt(piece, plan, index + 1)
      const behind = Math.max(right, bottom) > far
      const ahead = Math.min(left, top) < -far
      expect([piece.name, image, behind, ahead]).toEqual([piece.name, image, isLong(image), false])
    }
  }
}

/** Counts the commands that set a property, each to its own number, and then press the key that reads it. */
function chosen(piece: ReadPiece, property: string): number {
  const found = traitsOf(piece, 'PROP').find(({ fields }) => fields[0] === property)
  if (!found) return 0
  const commands = tokens(found.fields[2] as string, ',').map((command) => tokens(command, ':'))
  const keys = commands.map(([, key]) => key)
  for (const [index, [words, , change]] of commands.entries()) {
    expect(words).not.toBe('')
    expect(tokens(change as string, ',')).toEqual(['P', String(index + 1)])
  }
  const trigger = traitsOf(piece, 'macro').find(
    ({ fields }) => tokens(fields[4] as string, ',').join() === keys.join(),
  )
  expect(tokens(trigger?.fields[5] ?? '', ',')).toEqual([`57348,0,${property.replace('Chosen', 'Choose')}`])
  return commands.length
}

/** Asserts that the events of a turn are announced in the first phase of that turn, and in no other. */
function checkNews({ scenario, module: { root } }: Given): void {
  const [tracker] = elementsOf(root, 'VASSAL.build.module.turn.TurnTracker') as [XmlElement]
  const levels = ['CounterTurnLevel', 'ListTurnLevel'].flatMap((kind) =>
    elementsOf(tracker, `VASSAL.build.module.turn.${kind}`),
  )
  const news = elementsOf(tracker, 'VASSAL.build.module.turn.TurnGlobalHotkey')
  const said = news.map(({ attributes }) => attributes['reportFormat'])
  for (const { attributes } of news) {
    const asked = [...`${attributes['match']}`.matchAll(/(\w+) == (?:"((?:[^"\\]|\\.)*)"|(\d+))/g)]
    expect(asked.map(([, property]) => property).sort()).toEqual(
      levels.map((level) => level.attributes['property']).sort(),
    )
    for (const [, property, text, number] of asked) {
      const level = levels.find((one) => one.attributes['property'] === property)
      if (number !== undefined) continue
      const values = tokens(level?.attributes['list'] ?? '', ',')
      const value = (text ?? '').replace(/\\(.)/g, '$1')
      if (property === 'Turn') expect(values).toContain(value)
      else expect(value).toBe(values[0])
    }
  }
  const dated = Object.values(scenario.reinforcements).filter(
    ({ turn }) => turn !== undefined && turn <= (scenario.turns?.count ?? Infinity),
  )
  const ways = scenario.turns?.count === undefined ? 0 : Object.keys(scenario.victory).length
  expect(said.length).toBeGreaterThanOrEqual(dated.length + ways)
}

/**
 * Moves are reported whatever a player prefers; reports are HTML, in which `<name>` would be a tag; the engine marks those of
 * turns.
 */
function checkReports({ module: { root } }: Given): void {
  const attribute = (element: string, name: string) =>
    elementsOf(root, element).map(({ attributes }) => attributes[name] ?? '')
  expect(attribute('VASSAL.build.module.GlobalOptions', 'autoReport')).toEqual(['Always'])
  for (const report of attribute('VASSAL.build.module.DiceButton', 'reportFormat'))
    expect(report).toMatch(/^[^<>]*&lt;\$PlayerName\$&gt;$/)
  for (const report of attribute('VASSAL.build.module.turn.TurnTracker', 'reportFormat'))
    expect(report).toMatch(/^\$/)
}

/** Slots: numbers, pictures, prototypes. */
function checkSlots({ plan, module }: Given): void {
  const gpids = module.slots.map(({ element }) => element.attributes['gpid'] as string)
  expect(new Set(gpids).size).toBe(gpids.length)
  const next = Number(module.root.attributes['nextPieceSlotId'])
  for (const gpid of gpids) {
    expect(gpid).toMatch(/^[1-9]\d*$/)
    expect(Number(gpid)).toBeLessThan(next)
  }
  const pictures = new Set([...plan.pictures, ...plan.boards].map(({ name }) => name))
  expect([...pictures].filter((name) => !/^[a-z0-9-]+\.png$/.test(name))).toEqual([])
  for (const { element, piece } of module.slots) {
    expect(piece.gpid).toBe(element.attributes['gpid'])
    expect(piece.map).toBe('null')
    expect(piece.name).toBe(element.attributes['entryName'])
    expect(imagesOf(piece).length).toBeGreaterThan(0)
  }
  const all = [...module.slots.map(({ piece }) => piece), ...module.prototypes.values()]
  expect(all.flatMap(imagesOf).filter((image) => !pictures.has(image))).toEqual([])
  expect(plan.pictures.filter(({ width, height }) => width % 2 !== 0 || height % 2 !== 0)).toEqual([])
}

/** The types of a slot's traits, its prototypes expanded. */
function expandedTypes(piece: ReadPiece, { prototypes }: ReadModule): string[] {
  return piece.traits.flatMap(({ id, fields }) => {
    if (id !== 'prototype') return [typeOf(id, fields)]
    const found = prototypes.get(fields[0] as string)
    if (!found) throw new Error(`no prototype ${fields[0]}`)
    return found.traits.map((trait) => typeOf(trait.id, trait.fields))
  })
}

const typeOf = (id: string, fields: readonly string[]): string => JSON.stringify([id, fields])

/** Each saved piece is the piece of its slot; each stands on a map that there is, on a board of it. */
function checkGames(given: Given): void {
  const { module } = given
  const slots = new Map(
    module.slots.map(({ piece }) => [piece.gpid, { piece, types: expandedTypes(piece, module).join() }]),
  )
  const boards = boardsOf(module)
  expect(module.games).toHaveLength(2)
  for (const { game } of module.games) {
    expect(game.boards.map(([map]) => map)).toEqual([...boards.keys()])
    for (const [map, board] of game.boards) expect(boards.get(map)?.attributes['name']).toBe(board)
    for (const piece of game.pieces) {
      const slot = slots.get(piece.gpid)
      if (!slot) throw new Error(`${piece.name} has no slot`)
      const types = piece.traits.map(({ id, fields }) => typeOf(id, fields))
      if (piece.name !== slot.piece.name || types.join() !== slot.types)
        throw new Error(`${piece.name} is not the piece of its slot`)
      const board = boards.get(piece.map)
      if (!board) throw new Error(`${piece.name} is on no map`)
      const size = sizeOf(given.plan, board.attributes['image'] as string)
      expect(piece.x > 0 && piece.y > 0 && piece.x < size.width && piece.y < size.height).toBe(true)
    }
  }
  const [standing] = module.games
  if (standing) checkStanding(given, standing.game)
}

/** The set-up as the scenario has it: every counter where it stands, as it faces, with its face, hidden by its side. */
function checkStanding(given: Given, game: ReadGame): void {
  const { scenario, module } = given
  const [main, board] = [...boardsOf(module)][0] as [string, XmlElement]
  const middle = middleIn(given)
  const counters = Object.values<Counter>(scenario.counters).filter((one) => {
    const side = sideOf(scenario, one)
    const owned = side !== undefined && side in scenario.sides
    return entryOf(one).kind !== 'spare' && (owned || !(one.hidden || one.decoy))
  })
  const isThere = ({ hex, ...one }: Counter): boolean =>
    hex !== undefined && entryOf(one).kind === 'set-up' && onGrid(parseHexKey(hex), scenario.map.grid)
  const expected = counters.filter(isThere).map((counter) => {
    const at = snapped(board, rounded(middle(parseHexKey(counter.hex as never))))
    return JSON.stringify([at.x, at.y, ...told(given, counter)])
  })
  const pieces = game.pieces.filter((piece) => marksOf(piece)['Kind'] === 'Counter')
  const found = pieces
    .filter(({ map }) => map === main)
    .map((piece) => JSON.stringify([piece.x, piece.y, ...shown(given, piece)]))
  expect(found.sort()).toEqual(expected.sort())
  const waiting = counters.filter((one) => !isThere(one) && hasBox(scenario, one))
  expect(pieces.filter(({ map }) => map !== main)).toHaveLength(waiting.length)
}

function hasBox({ reinforcements }: Scenario, { reinforcement }: Counter): boolean {
  return reinforcement === undefined || reinforcement in reinforcements
}

const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) })

/** Name, facing, face and owner of its secret, as a counter has them. */
function told({ scenario, plan }: Given, counter: Counter): unknown[] {
  const type = scenario.counterTypes[counter.type]
  const side = sideOf(scenario, counter)
  const degrees = Math.round((facingAngle(counter.facing, scenario.map.grid) * 180) / Math.PI)
  const face = plan.setting.ruleset.counterSchema.faces.find(({ id }) => id === counter.face)
  const { language } = plan.setting
  return [
    asHeld(type?.name ?? counter.type),
    side === undefined ? '' : asHeld(scenario.sides[side]?.name ?? side),
    ((degrees % 360) + 360) % 360,
    face?.name[language] ?? counter.face,
    counter.hidden || counter.decoy,
  ]
}

/** Strings of the format hold no tabs in names, and no backslash before what follows. */
const asHeld = (name: string): string => name.replace('\t', ' ').replace(/\\$/, '')

function shown(given: Given, piece: ReadPiece): unknown[] {
  const marks = marksOf(piece)
  const [rotate] = traitsOf(piece, 'rotate')
  const facings = Number(rotate?.fields[0])
  const [mask] = traitsOf(piece, 'obs')
  const owner = mask ? tokens(mask.state, ';')[0] : traitsOf(piece, 'hide')[0]?.state
  const turned = (Number(rotate?.state) * 360) / facings
  return [
    marks['Type'],
    owner !== 'null' ? owner : marks['Side'],
    // Six facings may begin at 30 degrees: the picture itself is turned so.
    (turned + Number(marks['FirstFacing'])) % 360,
    withoutConditions(given, faceSaid(piece)),
    owner !== 'null',
  ]
}

/** "Simon (wounded, on foot), low flight": the name that its player gave, then its face. */
function faceSaid(piece: ReadPiece): string {
  const said = calledInGame(piece)
  expect(said.startsWith(`${piece.name} (`), said).toBe(true)
  return /^(.*)\)/.exec(said.slice(piece.name.length + 2))?.[1] ?? ''
}

/** "wounded, on foot, dead" is the face of the wounded. */
function withoutConditions({ plan }: Given, name: string): string {
  const { ruleset, language } = plan.setting
  let face = name
  for (const { name: condition } of ruleset.counterSchema.conditions)
    face = face.replace(`, ${condition[language]}`, '')
  return face
}
