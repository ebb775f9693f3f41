/** The counters over the map: the moments at which each is painted, and that no old state is shown. */
import { createCanvas } from '@napi-rs/canvas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Eyes } from '#shared/document/eyes'
import { editCounterType } from '#shared/commands/entries/counterTypes'
import { editSide } from '#shared/commands/entries/sides'
import { moveCounters } from '#shared/commands/moveCounters'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { removeCounters } from '#shared/commands/removeCounters'
import { turnCounter } from '#shared/commands/turnCounter'
import { type CounterId, counterTypeId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { type Printing } from '#shared/painter/oneInk'
import { type BoardFrame } from '../../renderer/canvas/boardLayer'
import { createCounterCards } from '../../renderer/canvas/counterCards'
import { createCounterLayer } from '../../renderer/canvas/counterLayer'
import { createCounterSprites, spriteBox } from '../../renderer/canvas/counterSprites'
import { createCounterTiles } from '../../renderer/canvas/counterTiles'
import { rulesetOf } from '../../shared/rules/registry/rulesetOf'
import { type CanvasCounts, offscreenCanvases } from '../support/offscreenCanvases'
import { testBoard, withPieces } from '../support/board'
import { hexNamed } from '../support/names'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const SCREEN = { width: 320, height: 240 }
/** The whole of a map of 12 x 10 lies in one tile. */
const SMALL = 0.6

let counts: CanvasCounts
beforeEach(() => {
  counts = offscreenCanvases()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function watched(scenario: Scenario) {
  const editor = new TestEditor(scenario)
  let redraws = 0
  const layer = createCounterLayer(editor.editor, () => redraws++)
  layer.update()
  editor.editor.document.onChange(layer.update)
  editor.editor.document.onLoad(layer.update)
  return {
    editor,
    lift: layer.lift,
    get redraws() {
      return redraws
    },
    /** The pixels that a camera shows. */
    look(camera: BoardFrame['camera'] = { x: 0, y: 0, scale: SMALL }, pixelRatio = 1): Buffer {
      return pictureOf(pixelRatio, (context) =>
        layer.draw(context, { camera, screen: SCREEN, pixelRatio, ...paperOf(editor.scenario) }),
      )
    },
    /** Counts the images that are drawn on canvases during an act. */
    laidBy(act: () => void): number {
      const before = counts.laid
      act()
      return counts.laid - before
    },
  }
}

const paperOf = ({ map: { hexMm } }: Scenario) => ({
  paper: { x: 0, y: 0, width: 300, height: 300 },
  hexMm,
})

function pictureOf(pixelRatio: number, draw: (context: CanvasRenderingContext2D) => void): Buffer {
  const canvas = createCanvas(SCREEN.width * pixelRatio, SCREEN.height * pixelRatio)
  draw(canvas.getContext('2d') as unknown as CanvasRenderingContext2D)
  return canvas.data()
}

/** Every counter drawn one after the other on the screen itself, as if there were no tiles. */
function plainly(scenario: Scenario, camera: BoardFrame['camera'], pixelRatio = 1): Buffer {
  const cards = createCounterCards()
  cards.update(scenario, rulesetOf(scenario))
  const scale = camera.scale * pixelRatio
  const spriteOf = createCounterSprites()
  return pictureOf(pixelRatio, (context) => {
    for (const card of cards.all) {
      const { x, y } = spriteBox(card, scale)
      context.drawImage(
        spriteOf(card, scale),
        x - Math.round(camera.x * scale),
        y - Math.round(camera.y * scale),
      )
    }
  })
}

const TYPES = ['crusaders-soldier', 'saracens-archer', 'crusaders-knight', 'saracens-knight']

function crowded(count: number, grid: Partial<Grid> = {}): Scenario {
  const rng = createRng(33)
  const board = testBoard(grid)
  const counters = Array.from({ length: count }, (_, index) => {
    const at = toAxial({ col: 1 + rng.below(10), row: 1 + rng.below(8) }, board.map.grid)
    return [`c${index}`, { type: TYPES[rng.below(4)] as string, at }]
  })
  return withPieces(board, { counters: Object.fromEntries(counters) })
}

/** A board with a soldier in each of these hexes, called as the hex is or by a name. */
function soldiers(hexes: readonly string[] | Readonly<Record<string, string>>): Scenario {
  const named = Array.isArray(hexes) ? hexes.map((hex) => [hex, hex]) : Object.entries(hexes)
  return testBoard({
    counters: Object.fromEntries(named.map(([name, at]) => [name, { type: 'crusaders-soldier', at }])),
  })
}

const id = (name: string): CounterId => name as CounterId
const moveTo = (scenario: Scenario, name: string, hex: string) => ({
  moves: [{ counter: id(name), hex: hexKey(hexNamed(scenario, hex)) }],
})

describe('what is painted', () => {
  it('is nothing while panning over what has been seen', () => {
    const { look, laidBy } = watched(crowded(40))
    expect(laidBy(look)).toBeGreaterThanOrEqual(40)
    const panning = laidBy(() => {
      for (let step = 1; step < 20; step++) look({ x: step * 1.7, y: step, scale: SMALL })
    })
    expect(panning).toBe(0)
  })

  it('is the counter that moves, and no other that lies apart', () => {
    const scenario = soldiers(['B2', 'B8', 'F5', 'K2', 'K8'])
    const { editor, look, laidBy } = watched(scenario)
    expect(laidBy(look)).toBe(5)
    editor.editor.document.run(moveCounters, moveTo(scenario, 'B2', 'C2'))
    expect(laidBy(look)).toBe(1)
    editor.editor.document.undo()
    expect(laidBy(look)).toBe(1)
    editor.editor.document.run(removeCounters, { counters: [id('F5')] })
    expect(laidBy(look)).toBe(0)
  })

  it('is the stack that a counter comes to', () => {
    const scenario = soldiers({ guest: 'B2', one: 'H6', two: 'H6', three: 'H6', far: 'K2' })
    const { editor, look, laidBy } = watched(scenario)
    look()
    editor.editor.document.run(moveCounters, moveTo(scenario, 'guest', 'H6'))
    // All of it lies in one tile, and the box round both places holds the guest and the three.
    expect(laidBy(look)).toBe(4)
  })

  it('is not who lies above the place to which a counter comes down from a stack', () => {
    const scenario = soldiers({ one: 'H6', two: 'H6', a: 'B2', b: 'B8', c: 'K8' })
    const { editor } = new TestEditor(scenario)
    const cards = createCounterCards()
    const squares = () => cards.update(editor.document.scenario, editor.document.ruleset)?.length
    squares()
    // Where they were and where they are: the one that goes, and the one that lies in the middle of its hex from now on.
    editor.document.run(moveCounters, moveTo(scenario, 'two', 'C2'))
    expect(squares()).toBe(4)
    editor.document.undo()
    expect(squares()).toBe(4)
  })

  it('is what lies below a counter that is taken into the hand, and the counter again when it is put down', () => {
    const { look, lift, laidBy } = watched(soldiers({ one: 'H6', two: 'H6', far: 'B2' }))
    const before = look()
    const without = watched(soldiers({ far: 'B2' })).look()
    expect(laidBy(() => lift(['one', 'two']))).toBe(0)
    expect(look().equals(without)).toBe(true)
    lift(['two'])
    expect(laidBy(look)).toBe(1)
    lift([])
    expect(look().equals(before)).toBe(true)
  })

  it('is nothing while a counter is carried, over stacks too: no frame is asked for until it is put down', () => {
    const scenario = soldiers({ guest: 'B2', one: 'H6', two: 'H6', far: 'K2' })
    const layer = watched(scenario)
    layer.lift(['guest'])
    layer.look()
    const lifted = layer.redraws
    for (const hex of ['C2', 'H6', 'K2', 'B2', 'H6'])
      layer.editor.editor.document.run(moveCounters, moveTo(scenario, 'guest', hex))
    expect(layer.redraws).toBe(lifted)
    expect(layer.laidBy(layer.look)).toBe(0)
    layer.lift([])
    expect(layer.redraws).toBe(lifted + 1)
    expect(layer.look().equals(watched(layer.editor.scenario).look())).toBe(true)
  })

  it('is what is concealed from those who look, whoever they are and were', () => {
    const board = fantasyBoard({
      counters: {
        open: { at: 'B2', side: 'red' },
        ours: { at: 'D4', side: 'red', hidden: true },
        theirs: { at: 'F6', side: 'blue', hidden: true },
      },
    })
    const cards = createCounterCards()
    const squares = (eyes: Eyes) => cards.update(board, rulesetOf(board), undefined, { eyes })?.length
    squares('author')
    // Where a card lay, and where the marker lies now.
    expect(squares('side:red')).toBe(2)
    expect(squares('side:blue')).toBe(4)
    expect(squares('players')).toBe(2)
    expect(squares('players')).toBe(0)
    expect(cards.all.map(({ face }) => face.cache ?? false)).toEqual([false, true, true])
    expect(squares('author')).toBe(4)
  })

  it('is every card when another ink prints them', () => {
    const board = testBoard({ counters: { only: { type: 'crusaders-soldier', at: 'B2' } } })
    const cards = createCounterCards()
    const squares = (printing: Printing) =>
      cards.update(board, rulesetOf(board), undefined, { printing })?.length
    squares('colours')
    expect(squares('colours')).toBe(0)
    // Where it lay and where it lies.
    expect(squares('black')).toBe(2)
    expect(cards.all.map(({ printing }) => printing)).toEqual(['black'])
  })

  it('is nothing when hexes are painted, and no tile where no counter is', () => {
    const scenario = testBoard({ counters: { only: { type: 'crusaders-soldier', at: 'B2' } } })
    const { editor, look, laidBy } = watched(scenario)
    look()
    expect(counts.made).toBe(2)
    const hexes = [hexKey(hexNamed(scenario, 'B2'))]
    editor.editor.document.run(paintTerrain, { hexes, terrain: 'wood' })
    expect(laidBy(look)).toBe(0)
    look({ x: 60, y: 60, scale: SMALL })
    look({ x: -300, y: 60, scale: SMALL })
    expect(counts.made).toBe(2)
  })

  it('is each look once for a size, however many counters share it', () => {
    watched(soldiers(['B2', 'D4', 'F6', 'H8'])).look()
    // The sprite and the tile.
    expect(counts.made).toBe(2)
  })
})

describe('zooming', () => {
  const settle = async (layer: ReturnType<typeof watched>, camera: BoardFrame['camera']) => {
    let frames = 0
    for (let asked = -1; asked !== layer.redraws; frames++) {
      asked = layer.redraws
      layer.look(camera)
      await Promise.resolve()
    }
    return frames
  }

  it('asks for frames until the picture is sharp, and no longer', async () => {
    const scenario = crowded(60)
    const layer = watched(scenario)
    layer.look()
    await Promise.resolve()
    // For the first look at the document alone.
    expect(layer.redraws).toBe(1)
    const camera = { x: 3, y: 5, scale: 0.77 }
    // One that moves, one that rests.
    expect(await settle(layer, camera)).toBe(2)
    expect(layer.redraws).toBe(2)
    expect(layer.look(camera).equals(plainly(scenario, camera))).toBe(true)
  })

  it('spreads many counters over frames', async () => {
    const scenario = crowded(900)
    const layer = watched(scenario)
    layer.look()
    const camera = { x: 0, y: 0, scale: 2.1 }
    const wide = { x: 0, y: 0, scale: 0.75 }
    layer.look(camera)
    layer.look(wide)
    const most = Math.max(
      layer.laidBy(() => layer.look(wide)),
      layer.laidBy(() => layer.look(wide)),
    )
    expect(most).toBeLessThan(900 + 400)
    await settle(layer, wide)
    expect(layer.look(wide).equals(plainly(scenario, wide))).toBe(true)
  })

  it('becomes sharp on a screen of more tiles than are kept', () => {
    const scenario = crowded(900)
    const cards = createCounterCards()
    cards.update(scenario, rulesetOf(scenario))
    const tiles = createCounterTiles(() => cards.all, createCounterSprites())
    const frame = {
      camera: { x: 0, y: 0, scale: 0.75 },
      screen: { width: 3840, height: 2160 },
      pixelRatio: 1,
      ...paperOf(scenario),
    }
    const shown = createCanvas(1, 1).getContext('2d') as unknown as CanvasRenderingContext2D
    let frames = 1
    for (; frames < 20 && !tiles.prepare(frame, 0.75); frames++) tiles.draw(shown, frame, 1)
    expect(frames).toBeLessThan(20)
  })
})

describe('what is shown', () => {
  it.each([
    ['at fit', { x: 0, y: 0, scale: SMALL }, 1],
    ['between pixels', { x: 13.37, y: 21.3, scale: 1.234 }, 1],
    ['close', { x: 77.7, y: 50.1, scale: 3.9 }, 1],
    ['on a fine screen', { x: 13.37, y: 21.3, scale: 1.234 }, 2],
    ['at 150 %', { x: 13.37, y: 21.3, scale: 0.9 }, 1.5],
  ] as const)(
    'is what drawing each counter on the screen would show, pixel by pixel: %s',
    (_, camera, ratio) => {
      const scenario = crowded(80)
      const { look } = watched(scenario)
      expect(look(camera, ratio).equals(plainly(scenario, camera, ratio))).toBe(true)
    },
  )

  it.each([
    ['flat', 1],
    ['pointy', 2],
  ] as const)('follows every edit, undo, redo and other document: %s', (orientation, seed) => {
    const rng = createRng(seed)
    const shown = watched(crowded(60, { orientation }))
    const { editor } = shown.editor
    const now = (): Scenario => shown.editor.scenario
    const someone = (): CounterId => id(`c${rng.below(60)}`)
    const somewhere = () => hexKey(toAxial({ col: 1 + rng.below(10), row: 1 + rng.below(8) }, now().map.grid))
    const [side] = Object.keys(now().sides) as SideId[]
    const acts: (() => unknown)[] = [
      () => editor.document.run(moveCounters, { moves: [{ counter: someone(), hex: somewhere() }] }),
      () => editor.document.run(moveCounters, { moves: [{ counter: someone(), hex: null }] }),
      () =>
        editor.document.run(turnCounter, {
          counter: someone(),
          facing: { kind: 'side', index: rng.below(6) as 0 },
        }),
      () => editor.document.run(removeCounters, { counters: [someone()] }),
      () =>
        editor.document.run(editCounterType, {
          counterType: counterTypeId('saracens-archer'),
          change: { abbreviation: `A${rng.below(9)}` },
        }),
      () => side && editor.document.run(editSide, { side, change: { color: `#12345${rng.below(9)}` } }),
      () => editor.document.undo(),
      () => editor.document.undo(),
      () => editor.document.redo(),
      () => editor.files.load(crowded(30 + rng.below(30), { orientation }), undefined),
    ]
    const cameras = [
      { x: 0, y: 0, scale: SMALL },
      { x: 40.2, y: 11.9, scale: SMALL },
    ]
    for (let step = 0; step < 80; step++) {
      acts[rng.below(acts.length)]?.()
      const camera = cameras[rng.below(2)] ?? { x: 0, y: 0, scale: SMALL }
      expect(shown.look(camera).equals(plainly(now(), camera)), `step ${step}`).toBe(true)
    }
  })
})
