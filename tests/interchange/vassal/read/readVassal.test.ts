/** Modules of VASSAL made by hand become scenarios: board, names, types, sides, set-ups (XCH-5). */
import { describe, expect, test } from 'vitest'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type Counter, type CounterType, type Side } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { facingName } from '#shared/hex/facing'
import { toAxial } from '#shared/hex/grid'
import { hexName } from '#shared/hex/numbering'
import { faultInWords } from '#shared/interchange/exchange/fault'
import { readVassal } from '#shared/interchange/vassal/read/readVassal'
import { rulesetById } from '#shared/rules/registry/registry'
import { exifOrientation } from '#shared/images/exifOrientation'
import { JPEG } from '../../../images/pictures'
import * as hand from './handMade'

interface Chosen {
  readonly board?: string
  readonly setUp?: string
}

const RULESET = rulesetById('magna-carta')!

async function read(bytes: Uint8Array, chosen: Chosen = {}, ruleset = RULESET) {
  const input = { name: 'x.vmod', bytes, beside: () => Promise.resolve(undefined) }
  const file = await readVassal(input)
  if (!file.ok) throw new Error(faultInWords(file.error, 'en'))
  const settings = { ruleset, language: 'en', title: 'x' } as const
  const built = await file.value.build({ ground: {}, ...chosen }, settings)
  if (!built.ok) throw new Error(faultInWords(built.error, 'en'))
  const { scenario, warnings } = built.value
  return { scenario, warnings: warnings.map(({ en }) => en), choices: file.value.choices(ruleset) }
}

const types = ({ counterTypes }: Scenario): CounterType[] => Object.values(counterTypes)
const sideName = ({ sides }: Scenario, { side }: CounterType): string | undefined =>
  side === undefined ? undefined : sides[side]?.name

/** Each counter as `type hex facing face`. */
function counters(scenario: Scenario): string[] {
  const { grid, numbering } = scenario.map
  return Object.values<Counter>(scenario.counters).map((counter) => {
    const [q = 0, r = 0] = (counter.hex ?? '').split(',').map(Number)
    const hex = counter.hex === undefined ? '-' : hexName({ q, r }, numbering, grid)
    return [counter.type, hex, facingName(counter.facing, grid), counter.face].join(' ')
  })
}

describe('a board', () => {
  test('becomes a background on three points, its hexes whole, its names ours', async () => {
    const { scenario, warnings } = await read(hand.moduleZip())
    const { grid, numbering, background } = scenario.map
    expect(grid).toEqual({ orientation: 'flat', stagger: 'odd', columns: 5, rows: 4 })
    expect(hexName({ q: 1, r: 0 }, numbering, grid)).toBe('0201')
    expect(background).toMatchObject({ width: 277, height: 270, opacity: 1 })
    const at = (col: number, row: number): string => hexKey(toAxial({ col, row }, grid))
    expect(background?.fit).toEqual([
      { hex: at(0, 0), x: 35, y: 30 },
      { hex: at(4, 0), x: 243, y: 30 },
      { hex: at(0, 3), x: 35, y: 210 },
    ])
    expect(scenario.info.title).toBe('By hand')
    expect(warnings).toEqual([])
  })

  const [FLAT, POINTY] = [
    [277, 270],
    [270, 277],
  ] as const
  test.each([
    ['second column higher', { grid: { y0: 60 }, numbering: { stagger: 'true' } }, 'even', '0101 0504', []],
    ['letters', { numbering: { hType: 'A', hOff: 0, hLeading: 0, vLeading: 0 } }, 'odd', 'A1 E4', []],
    ['row first', { numbering: { first: 'V' } }, 'odd', '0101 0405', []],
    ['from 10', { numbering: { hOff: 10, vOff: 20 } }, 'odd', '1020 1423', []],
    [
      ...['with a sign between', { numbering: { sep: '.' } }, 'odd', '0101 0504'],
      ['names of hexes: "01.01" in the module is "0101" here'],
    ],
    [
      ...['letters for rows', { numbering: { vType: 'A', vOff: 0 } }, 'odd', '0100 0503'],
      ['names of hexes: "01A" in the module is "0100" here'],
    ],
  ] as [string, hand.HandBoard, string, string, string[]][])(
    'flat, %s',
    async (_, board, stagger, names, warned) => {
      const { scenario, warnings } = await read(
        hand.moduleZip({ boards: [hand.board({ ...board, size: FLAT })] }),
      )
      const { grid, numbering } = scenario.map
      expect([grid.stagger, grid.columns, grid.rows]).toEqual([stagger, 5, 4])
      const corners = [toAxial({ col: 0, row: 0 }, grid), toAxial({ col: 4, row: 3 }, grid)]
      expect(corners.map((hex) => hexName(hex, numbering, grid)).join(' ')).toBe(names)
      expect(warnings).toEqual(['the board has no picture', ...warned])
    },
  )

  test.each([
    [{ grid: { sideways: 'true' }, numbering: { first: 'V' } }, 'odd', 'column-row'],
    [{ grid: { sideways: 'true' } }, 'odd', 'row-column'],
    [
      { grid: { sideways: 'true', y0: 60 }, numbering: { first: 'V', stagger: 'true' } },
      'even',
      'column-row',
    ],
  ] as [hand.HandBoard, string, string][])('pointy %#', async (board, stagger, style) => {
    const { scenario } = await read(hand.moduleZip({ boards: [hand.board({ ...board, size: POINTY })] }))
    expect(scenario.map.grid).toEqual({ orientation: 'pointy', stagger, columns: 4, rows: 5 })
    expect(scenario.map.numbering.style).toBe(style)
  })

  test('whose picture runs through the middle of the outer hexes has half hexes', async () => {
    const board = hand.board({ size: [208, 240], grid: { x0: 0, y0: 0 } })
    const { scenario } = await read(hand.moduleZip({ boards: [board] }))
    expect(scenario.map.grid).toEqual({
      ...{ orientation: 'flat', stagger: 'odd', columns: 5, rows: 5, halfHexes: true },
    })
  })

  // Columns of five and of four hexes, whole, in a margin of seven pixels: the fifth of the short ones would be cut.
  test.each([
    ['lower', 'false', 37, 'odd'],
    ['higher', 'true', 37, 'even'],
  ])('of longer and shorter lines in a margin has them all, the second %s', async (_, stagger, y0, ours) => {
    const board = hand.board({ size: [277, 314], grid: { x0: 35, y0 }, numbering: { stagger } })
    const { scenario } = await read(hand.moduleZip({ boards: [board] }))
    expect(scenario.map.grid).toEqual({
      ...{ orientation: 'flat', stagger: ours, columns: 5, rows: 5, halfHexes: true },
    })
  })

  test('has the hexes of its zone alone', async () => {
    const board = hand.board({ size: [800, 700], zone: '0,0;277,0;277,270;0,270' })
    const { scenario } = await read(hand.moduleZip({ boards: [board] }))
    expect(scenario.map.grid).toMatchObject({ columns: 5, rows: 4 })
  })

  test('whose grid lies in several zones is one map, and its names are said to be others', async () => {
    const board = hand.board({ zone: '0,0;113,0;113,270;0,270', moreZones: ['113,0;277,0;277,270;113,270'] })
    const { scenario, warnings } = await read(hand.moduleZip({ boards: [board] }))
    expect(scenario.map.grid).toMatchObject({ columns: 5, rows: 4 })
    expect(warnings).toEqual(['names of hexes: the module counts each zone by itself, here the whole map'])
  })

  test('is chosen by name, the first without', async () => {
    const boards = [hand.board({ name: 'A' }), hand.board({ name: 'B', size: [277, 390] })]
    const zip = hand.moduleZip({ boards })
    expect((await read(zip)).choices.boards).toEqual(['A', 'B'])
    expect((await read(zip)).scenario.map.grid.rows).toBe(4)
    expect((await read(zip, { board: 'B' })).scenario.map.grid.rows).toBe(6)
  })
})

const RED: hand.HandPiece = {
  name: 'Guard',
  traits: [['prototype;Soldier', ''], hand.layer(['red.png', 'red-2.png'], 2)],
}
const BLUE: hand.HandPiece = { name: 'Archer', image: 'blue.png', traits: [hand.mark('Side', 'Blue')] }
const PALETTE = [
  hand.prototype('Soldier', [hand.rotate(6, 0)]),
  hand.folder('Red troops', hand.slot(RED)),
  hand.folder('Others', hand.slot(BLUE)),
]

describe('pieces', () => {
  test('become types with a picture a face, and the side of their folder or mark', async () => {
    const { scenario, warnings } = await read(hand.moduleZip({ parts: PALETTE }))
    expect(Object.values<Side>(scenario.sides).map(({ name }) => name)).toEqual(['Red', 'Blue'])
    const faces = types(scenario).map(
      ({ faces: all }) => Object.values(all).filter(({ image }) => image).length,
    )
    expect(types(scenario).map((type) => [type.name, sideName(scenario, type)])).toEqual([
      ['Guard', 'Red'],
      ['Archer', 'Blue'],
    ])
    expect(faces).toEqual([2, 1])
    expect(types(scenario)[0]?.faces['healthy']?.art).toMatchObject({ mode: 'card', width: 40, height: 40 })
    expect(Object.keys(scenario.images)).toHaveLength(4)
    expect(warnings).toEqual([])
  })

  test('have a picture a face from the layers of old modules too', async () => {
    const old = ['emb;A;Activate;+;Up;-;Down;0;-3;red.png,Fresh;red-2.png,Hurt', '2'] as const
    const { scenario, warnings } = await read(
      hand.moduleZip({ parts: [hand.slot({ name: 'A', traits: [old] })] }),
    )
    expect(
      types(scenario).map(({ faces }) => Object.values(faces).filter(({ image }) => image).length),
    ).toEqual([2])
    expect(warnings).toEqual([])
  })

  test('have the traits of prototypes, whatever these are called and whatever values they are given', async () => {
    const layer = hand.layer(['red.png', 'red-2.png'], 1)
    for (const [name, written] of [
      ['Troop', 'Troop;colour=red,size=2'],
      [String.raw`Old; "x", y\z`, String.raw`Old\; "x", y\z`],
      [String.raw`\back`, String.raw`'\back'`],
      [`'quoted'`, `''quoted''`],
    ] as const) {
      const piece = hand.slot({ name: 'A', traits: [[`prototype;${written}`, '']] })
      const { scenario } = await read(hand.moduleZip({ parts: [hand.prototype(name, [layer]), piece] }))
      expect([name, Object.keys(scenario.images).length]).toEqual([name, 3])
    }
  })

  test('whose picture is not there, or is none, are named', async () => {
    const parts = [hand.slot({ name: 'A', image: 'gone.png' }), hand.slot({ name: 'B', image: 'text' })]
    const files = { 'images/text': new TextEncoder().encode('no picture') }
    const { scenario, warnings } = await read(hand.moduleZip({ parts, files }))
    expect(types(scenario)).toHaveLength(2)
    expect(warnings[0]).toBe('picture "gone.png" left out: not in the module')
    expect(warnings[1]).toContain('picture "text" left out: found ')
  })

  test('that the module draws itself are said to be so, not to be missing', async () => {
    const drawn = '<VASSAL.build.module.gamepieceimage.GamePieceImage name="unit.png"/>'
    const parts = [hand.slot({ name: 'A', image: 'unit.png' }), drawn]
    const { warnings } = await read(hand.moduleZip({ parts }))
    expect(warnings).toEqual(['picture "unit.png" left out: the module draws it itself, without a file'])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a photograph marked as turned (%i) is as it is stored, as VASSAL shows it',
    async (orientation) => {
      const exif = [...new TextEncoder().encode('Exif\0\0MM\0*'), 0, 0, 0, 8, 0, 1]
      const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      const segment = [...exif, ...entry]
      const app1 = [0xff, 0xe1, 0, segment.length + 2, ...segment]
      const photo = Uint8Array.from([...JPEG.subarray(0, 2), ...app1, ...JPEG.subarray(2)])
      expect(exifOrientation(photo)).toBe(orientation)
      const files = { 'images/photo.jpg': photo }
      const { scenario } = await read(
        hand.moduleZip({ parts: [hand.slot({ name: 'A', image: 'photo.jpg' })], files }),
      )
      const [embedded] = Object.values(scenario.images).filter(({ type }) => type === 'image/jpeg')
      const bytes = Buffer.from(embedded!.base64, 'base64')
      expect([exifOrientation(bytes), bytes.length]).toEqual([1, photo.length])
    },
  )

  test('a GIF is embedded as PNG, its ending left away as of old', async () => {
    const parts = [hand.slot({ name: 'A', image: 'dot' })]
    const dot = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
    const { scenario, warnings } = await read(hand.moduleZip({ parts, files: { 'images/dot.gif': dot } }))
    expect(Object.values(scenario.images).map(({ type }) => type)).toEqual(['image/png', 'image/png'])
    expect(warnings).toEqual([])
  })

  test('folders are sides where nobody is said to play', async () => {
    const { scenario } = await read(hand.moduleZip({ parts: PALETTE, sides: [] }))
    expect(types(scenario).map((type) => sideName(scenario, type))).toEqual(['Red troops', 'Others'])
  })

  test('classes of the module’s own are named and ignored', async () => {
    const { warnings } = await read(hand.moduleZip({ parts: ['<org.someone.Trick/>'] }))
    expect(warnings).toEqual(['class "org.someone.Trick" of the module ignored'])
  })
})

describe('a set-up', () => {
  const expandedGuard: hand.HandPiece = {
    ...RED,
    traits: [hand.rotate(6, 2), hand.layer(['red.png', 'red-2.png'], 2)],
  }
  const pieces: hand.HandPiece[] = [
    { ...expandedGuard, at: [hand.MAP, 87, 180] },
    { ...BLUE, at: [hand.MAP, 87, 184] },
    { ...BLUE, at: [hand.MAP, 600, 600] },
  ]
  const parts = [...PALETTE, hand.setUp('The sortie', 'sortie.vsav')]

  test.each([false, true])(
    'becomes counters on the nearest hex, faced and turned; plain: %s',
    async (isPlain) => {
      const files = { 'sortie.vsav': hand.savedGame({ pieces, isPlain }) }
      const zip = hand.moduleZip({ parts, files })
      expect((await read(zip)).choices.setUps).toEqual([
        { id: 'The sortie', name: { fr: 'The sortie', en: 'The sortie' } },
      ])
      expect((await read(zip)).scenario.counters).toEqual({})
      const { scenario, warnings } = await read(zip, { setUp: 'The sortie' })
      expect(counters(scenario)).toEqual([
        'guard 0203 s2 wounded',
        'archer 0203 v0 healthy',
        'archer - v0 healthy',
      ])
      expect(Object.values<Counter>(scenario.counters).map(({ rank }) => rank)).toEqual([0, 1, 0])
      expect(warnings).toEqual(['one counter on no hex of the board, laid beside the map'])
      expect(types(scenario)).toHaveLength(2)
    },
  )

  test('a map has a rim, boards lie side by side, one turned half round', async () => {
    const boards = [hand.board({ name: 'A' }), hand.board({ name: 'B' })]
    const at: hand.HandPiece['at'] = [hand.MAP, 10 + 277 + (277 - 87), 5 + (270 - 180)]
    const files = {
      'sortie.vsav': hand.savedGame({ pieces: [{ ...BLUE, at }], boards: ['A', 0, 0, 'B/rev', 1, 0] }),
    }
    const zip = hand.moduleZip({ parts, files, boards, mapAttributes: { edgeWidth: 10, edgeHeight: 5 } })
    const chosen = { setUp: 'The sortie', board: 'B' }
    expect(counters((await read(zip, chosen)).scenario)).toEqual(['archer 0203 v0 healthy'])
    expect(counters((await read(zip, { setUp: 'The sortie' })).scenario)).toEqual(['archer - v0 healthy'])
  })

  // Behind the own hex lies the other: below while it is not turned, or on the left.
  const [BELOW, LEFT] = [
    [
      [-25, -25],
      [25, -25],
      [25, 85],
      [-25, 85],
    ],
    [
      [-85, -25],
      [25, -25],
      [25, 25],
      [-85, 25],
    ],
  ] as const
  test.each([
    ['below', BELOW, 1, 'v0'],
    ['on the left', LEFT, 0, 'v1'],
    ['on the left, as a module of ours says', LEFT, 1, 'v0'],
  ])(
    'whoever covers two hexes, the other one %s, is a rider looking away from it',
    async (_, corners, index, facing) => {
      const marks = index === 1 && corners === LEFT ? [hand.mark('FirstFacing', '30')] : []
      const facings = marks.length > 0 ? hand.rotate(6, 0) : hand.rotate(12, index)
      const rider: hand.HandPiece = {
        ...{ name: 'Rider', image: 'red.png', traits: [facings, hand.shape(...corners), ...marks] },
        at: [hand.MAP, 87, 180],
      }
      const files = { 'sortie.vsav': hand.savedGame({ pieces: [rider] }) }
      const zip = hand.moduleZip({ parts: [hand.setUp('The sortie', 'sortie.vsav')], files })
      const { scenario } = await read(zip, { setUp: 'The sortie' })
      expect(types(scenario).map(({ footprint }) => footprint)).toEqual([2])
      expect(counters(scenario)).toEqual([`rider 0203 ${facing} healthy`])
    },
  )

  test('a shape on one hex, or about its middle, is no rider', async () => {
    const shapes = [BELOW.map(([x, y]) => [x, y / 3] as const), BELOW.map(([x, y]) => [x, y - 30] as const)]
    const parts = shapes.map((corners, index) =>
      hand.slot({ name: `P${index}`, image: 'red.png', traits: [hand.shape(...corners)] }),
    )
    const { scenario } = await read(hand.moduleZip({ parts }))
    expect(types(scenario).map(({ footprint }) => footprint)).toEqual([1, 1])
  })

  describe('of what is hidden', () => {
    const at: hand.HandPiece['at'] = [hand.MAP, 87, 180]
    const secret: hand.HandPiece[] = [
      { ...BLUE, name: 'Open', traits: [hand.mask('null'), hand.invisible('null')], at },
      { ...BLUE, name: 'Masked', traits: [hand.mask('Blue')], at },
      { ...BLUE, name: 'Unseen', traits: [hand.invisible('Blue')], at },
      { ...BLUE, name: 'Dummy 2', traits: [hand.mask('Blue')], at },
      { ...BLUE, name: 'Horde', traits: [hand.mark('Kind', 'leurre')], at },
    ]
    const files = { 'sortie.vsav': hand.savedGame({ pieces: secret }) }
    const zip = hand.moduleZip({ parts: [hand.setUp('The sortie', 'sortie.vsav')], files })
    const secrets = async (ruleset: string): Promise<string[]> => {
      const { scenario } = await read(zip, { setUp: 'The sortie' }, rulesetById(ruleset))
      return Object.values<Counter>(scenario.counters).map(({ type, hidden, decoy }) =>
        [type, ...(hidden ? ['hidden'] : []), ...(decoy ? ['decoy'] : [])].join(' '),
      )
    }

    test('masked and invisible pieces are hidden, and decoys are decoys where the rules have them (CM-HID)', async () => {
      expect(await secrets('common-mechanics')).toEqual([
        ...['open', 'masked hidden', 'unseen hidden', 'dummy-2 hidden decoy', 'horde decoy'],
      ])
      expect(await secrets('magna-carta')).toEqual([
        ...['open', 'masked hidden', 'unseen hidden', 'dummy-2 hidden', 'horde'],
      ])
    })
  })

  test('what nobody can move is part of the board, and no counter', async () => {
    const sign: hand.HandPiece = { name: 'Sign', image: 'red.png', traits: [hand.fixed] }
    const files = { 'sortie.vsav': hand.savedGame({ pieces: [{ ...sign, at: [hand.MAP, 87, 180] }] }) }
    const zip = hand.moduleZip({ parts: [hand.slot(sign), hand.setUp('The sortie', 'sortie.vsav')], files })
    const { scenario, warnings } = await read(zip, { setUp: 'The sortie' })
    expect([scenario.counterTypes, scenario.counters]).toEqual([{}, {}])
    expect(warnings).toEqual(['one piece that nobody can move, left out'])
  })

  describe('of stacks at the start', () => {
    const stacks = [
      hand.stack({ useGridLocation: 'true', location: '0203', x: 1, y: 1 }, hand.slot(RED), hand.slot(BLUE)),
      hand.stack({ useGridLocation: 'false', x: 35, y: 90, owningBoard: 'null' }, hand.slot(BLUE)),
      hand.stack({ useGridLocation: 'true', location: 'Nowhere', x: 243, y: 210 }, hand.slot(BLUE)),
      hand.stack({ useGridLocation: 'true', location: '0203', owningBoard: 'Other' }, hand.slot(BLUE)),
    ]

    test('is offered beside saved games, each stack on its hex by name or by pixel', async () => {
      const files = { 'sortie.vsav': hand.savedGame({ pieces }) }
      const zip = hand.moduleZip({ parts, stacks, files })
      expect((await read(zip)).choices.setUps.map(({ id, name }) => [id, name.fr, name.en])).toEqual([
        ['The sortie', 'The sortie', 'The sortie'],
        ['at-start', 'Piles de départ', 'At-start stacks'],
      ])
      const { scenario, warnings } = await read(zip, { setUp: 'at-start' })
      expect(counters(scenario)).toEqual([
        'guard 0203 s0 wounded',
        'archer 0203 v0 healthy',
        'archer 0102 v0 healthy',
        'archer 0504 v0 healthy',
        'archer - v0 healthy',
      ])
      expect(Object.values<Counter>(scenario.counters).map(({ rank }) => rank)).toEqual([0, 1, 0, 0, 0])
      expect(types(scenario)).toHaveLength(2)
      expect(warnings).toEqual(['one counter on no hex of the board, laid beside the map'])
    })
  })

  test('that is missing, or is none, is refused by its name', async () => {
    await expect(read(hand.moduleZip({ parts }), { setUp: 'The sortie' })).rejects.toThrow(
      'x.vmod: set-up "sortie.vsav" is missing',
    )
    const files = { 'sortie.vsav': new TextEncoder().encode('no zip') }
    await expect(read(hand.moduleZip({ parts, files }), { setUp: 'The sortie' })).rejects.toThrow(
      'sortie.vsav: byte 0: found the bytes 6e 6f 20 7a, expected a zip archive',
    )
  })
})

test('old modules: their build file, their root, names in 8-bit letters', async () => {
  const xml = hand.buildFile({ isOld: true, sides: ['Été', 'Roi'] })
  const files = { buildFile: Uint8Array.from(xml, (letter) => letter.charCodeAt(0)) }
  const { scenario } = await read(hand.moduleZip({ isOld: true, files }))
  expect(Object.values<Side>(scenario.sides).map(({ name }) => name)).toEqual(['Été', 'Roi'])
})

test('the same bytes twice, and our own format reads them', async () => {
  const zip = hand.moduleZip({ parts: PALETTE })
  const [one, other] = [writeScenario((await read(zip)).scenario), writeScenario((await read(zip)).scenario)]
  expect(one).toBe(other)
  expect(readScenario(one, 'x').ok).toBe(true)
})
