/** Own art on cards: where the picture lies, what it is clipped to, what can still be distinguished over it. */
import { describe, expect, it } from 'vitest'
import { imageHash, counterTypeId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { artField, artTransform, paintArt } from '#shared/painter/counters/art'
import { cardFace } from '#shared/painter/cardFace'
import { designOf } from '#shared/painter/counters/designs/designOf'
import { paintFace } from '#shared/painter/counters/face'
import { boundsOf, pathBounds } from '#shared/painter/bounds'
import { type DrawOp } from '#shared/painter/ops'
import { toSvg } from '#shared/painter/toSvg'
import { type CardArt, type CounterFace } from '#shared/rules/contract/counterFace'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { sceneOf } from '#shared/painter/sceneOf'
import { ARCHER, HASH, KNIGHT, richScenario } from '../format/richScenario'
import { freshCounter } from '../../renderer/ui/pictures/counterPicture'

const W = 25
const ART: CardArt = {
  ...{ hash: imageHash('a'.repeat(64)), width: 400, height: 200 },
  ...{ mode: 'figure', zoom: 1, x: 0, y: 0, turn: 0 },
}
const FACE: CounterFace = {
  ...{ silhouette: 'swordsman', footprint: 1, name: 'Osmund', code: 'NSW', codeColor: 'black' },
  ...{ attack: '9', defence: '7', movement: '8', twoHandedDot: false, armour: 'none', largeShield: false },
  ...{ wounded: false, conditions: [], color: '#b0392a' },
} as CounterFace

const drawn = (art: Partial<CardArt>, face: Partial<CounterFace> = {}, detail: 0 | 1 | 2 | 3 = 3): DrawOp[] =>
  all(paintFace({ ...FACE, ...face, art: { ...ART, ...art } }, W, detail))

function all(ops: readonly DrawOp[]): DrawOp[] {
  return ops.flatMap((op) => (op.kind === 'group' ? [op, ...all(op.ops)] : [op]))
}

const kinds = (ops: readonly DrawOp[], kind: DrawOp['kind']): number =>
  ops.filter((op) => op.kind === kind).length
const round = (values: readonly number[]): number[] =>
  values.map((value) => Math.round(value * 1e4) / 1e4 + 0)
const card = (face: Partial<CounterFace> = {}) => {
  const whole = { ...FACE, ...face }
  return { face: whole, layout: designOf(whole, W).layout, w: W, detail: 3, dead: false } as const
}

describe('the place of a picture', () => {
  it('covers the panel at zoom 1, in its middle: the picture is the operation’s own size, in pixels', () => {
    // The panel is 16.5 x 8.575 mm; 400 x 200 pixels cover it by its height.
    expect(round(artTransform(ART, card()))).toEqual(round([8.575 / 200, 0, 0, 8.575 / 200, 0, -0.3375]))
    const [clipped] = paintArt(ART, card())
    expect(clipped).toMatchObject({
      kind: 'group',
      ops: [{ ops: [{ kind: 'image', hash: ART.hash, x: -200, y: -100, width: 400, height: 200 }] }],
    })
    expect(clipped?.kind === 'group' && clipped.clip && pathBounds(clipped.clip.path)).toEqual({
      ...{ x: -8.25, y: -4.625, width: 16.5 },
      height: 8.575,
    })
  })

  it('is moved by shares of the field, zoomed about its own middle and turned clockwise', () => {
    const art = { ...ART, zoom: 2, x: 0.5, y: -1, turn: 90 }
    const scale = (8.575 / 200) * 2
    expect(round(artTransform(art, card()))).toEqual(
      round([0, scale, -scale, 0, 0.5 * 16.5, -0.3375 - 8.575]),
    )
  })

  it('has a field for each part of a card: beside the numbers of a rider, inside the rim, the whole outline', () => {
    const rider = card({ footprint: 2 }).layout
    expect(artField(rider, 'figure')).toEqual({ left: -0.14, top: -0.33, right: 0.7, bottom: 0.33 })
    const { left, top, right, bottom } = artField(card().layout, 'behind')
    expect(round([left, top, right, bottom])).toEqual([-0.33, -0.33, 0.33, 0.33])
    expect(artField(rider, 'card')).toEqual({ left: -0.86, top: -0.36, right: 0.86, bottom: 0.36 })
    expect(artField(card({ footprint: 2, across: true }).layout, 'figure').left).toBe(-0.83)
  })

  it('never marks more than the card, however large it is', () => {
    const plain = boundsOf(paintFace(FACE, W, 3))
    for (const mode of ['figure', 'behind', 'card'] as const) {
      const box = boundsOf(paintFace({ ...FACE, art: { ...ART, mode, zoom: 20, x: 1, turn: 30 } }, W, 3))
      expect(box?.width).toBeLessThanOrEqual(plain?.width ?? 0)
      expect(box?.height).toBeLessThanOrEqual(plain?.height ?? 0)
    }
  })
})

describe('the card', () => {
  const figureGroups = (ops: readonly DrawOp[]): number =>
    ops.filter((op) => op.kind === 'group' && op.transform && !op.ops.some(({ kind }) => kind === 'image'))
      .length

  it('shows the picture in place of the figure, behind it, or in place of everything', () => {
    expect([kinds(drawn({}), 'image'), figureGroups(drawn({}))]).toEqual([1, 0])
    const behind = drawn({ mode: 'behind' })
    expect([kinds(behind, 'image'), figureGroups(behind)]).toEqual([1, 1])
    const whole = drawn({ mode: 'card' })
    expect([kinds(whole, 'image'), kinds(whole, 'text'), figureGroups(whole)]).toEqual([1, 0, 0])
    expect(kinds(drawn({ mode: 'card' }, { badges: ['charge'] }), 'path')).toBeGreaterThan(
      kinds(whole, 'path'),
    )
    expect(kinds(drawn({}), 'text')).toBe(kinds(all(paintFace(FACE, W, 3)), 'text'))
  })

  it.each([
    ['standard', 0],
    ['figure', 3],
    ['numbers', 3],
    ['boxed', 3],
  ] as const)('sets numbers off from a picture on which they stand (%s)', (base, set) => {
    const numbers = (mode: CardArt['mode']): number =>
      drawn({ mode }, { design: { base } }).filter(
        (op) => op.kind === 'text' && ['9', '7', '8'].includes(op.text) && op.halo !== undefined,
      ).length
    expect([numbers('behind'), numbers('figure')]).toEqual([set, 0])
    // And the dot of the two-handed weapon, by one more edge.
    const paths = (mode: CardArt['mode'], twoHandedDot: boolean): number =>
      kinds(drawn({ mode }, { design: { base }, twoHandedDot }), 'path')
    expect(paths('behind', true) - paths('behind', false)).toBe(set === 0 ? 1 : 2)
  })

  it('lays the tint over the picture alone, half strong unless said', () => {
    const tint = (art: Partial<CardArt>): unknown[] =>
      paintArt({ ...ART, ...art }, card()).flatMap((op) => (op.kind === 'group' ? op.ops.slice(1) : []))
    expect(tint({ tint: '#203040' })).toMatchObject([{ fill: { color: '#203040', opacity: 0.5 } }])
    expect(tint({ tint: '#203040', tintOpacity: 0.2 })).toMatchObject([{ fill: { opacity: 0.2 } }])
    expect(tint({ tint: '#203040', tintOpacity: 0 })).toEqual([])
    expect(tint({ tintOpacity: 0.5 })).toEqual([])
  })

  it.each(['figure', 'behind', 'card'] as const)(
    'MC-MAP-3: tells the wounded and the dead apart over a picture (%s)',
    (mode) => {
      const blood = (ops: readonly DrawOp[]): DrawOp[] =>
        ops.filter((op) => op.kind === 'path' && op.fill?.kind === 'solid' && op.fill.color === '#b3161b')
      for (const detail of [1, 3] as const) {
        expect(blood(drawn({ mode }, {}, detail))).toHaveLength(0)
        const wounded = drawn({ mode }, { wounded: true }, detail)
        expect(blood(wounded)).toHaveLength(1)
        // Over it, not under it.
        expect(wounded.indexOf(blood(wounded)[0] as DrawOp)).toBeGreaterThan(
          wounded.findIndex(({ kind }) => kind === 'image'),
        )
      }
      const dead = drawn({ mode }, { conditions: ['dead'] })
      const cross = dead.findIndex((op) => op.kind === 'path' && op.stroke?.color === '#7a1010')
      expect(cross).toBeGreaterThan(dead.findIndex(({ kind }) => kind === 'image'))
    },
  )

  it('keeps its picture from afar, down to the block', () => {
    expect([0, 1, 2, 3].map((detail) => kinds(drawn({}, {}, detail as 0), 'image'))).toEqual([0, 1, 1, 1])
  })

  it('never shows art on a marker that conceals', () => {
    expect(kinds(drawn({ mode: 'card' }, { cache: true }), 'image')).toBe(0)
  })

  it('writes its picture once in an SVG, however many cards show it', () => {
    const ops = [
      ...paintFace({ ...FACE, art: ART }, W, 3),
      ...paintFace({ ...FACE, art: { ...ART, zoom: 2 } }, W, 3),
    ]
    const svg = toSvg(ops, { width: 50, height: 50, image: () => 'data:image/png;base64,AA==' })
    expect(svg.match(/data:image/g)).toHaveLength(1)
    expect(svg.match(/<use /g)).toHaveLength(2)
  })
})

describe('cardFace', () => {
  const rich = richScenario()
  const ruleset = rulesetOf(rich)
  const knight = (scenario: Scenario): CounterFace =>
    cardFace(scenario, freshCounter(scenario, KNIGHT, 'mounted-healthy', ruleset), ruleset)

  it('adds the picture of the face shown, as the scenario has laid it', () => {
    expect(knight(rich).art).toEqual({
      ...{ hash: HASH, width: 12, height: 8, mode: 'behind', zoom: 1.5, x: 0, y: -0.25, turn: 12 },
      ...{ tint: '#8a4b2a', tintOpacity: 0.3 },
    })
    expect(cardFace(rich, freshCounter(rich, KNIGHT, 'foot-wounded', ruleset), ruleset).art).toBeUndefined()
    const archer = freshCounter(rich, ARCHER, 'healthy', ruleset)
    expect(cardFace(rich, archer, ruleset)).toEqual({
      ...ruleset.counterFace(rich, archer),
      design: rich.cardDesign,
    })
  })

  it('leaves it out when the scenario does not hold it: the silhouette stands there', () => {
    expect(knight({ ...rich, images: {} }).art).toBeUndefined()
  })

  it('is what scenes draw', () => {
    const withArt = sceneOf(rich, ruleset).counters.filter(({ face }) => face.art)
    const mounted = Object.values(rich.counters).filter(
      ({ type, face, hex }) => type === KNIGHT && face === 'mounted-healthy' && hex !== undefined,
    )
    expect(mounted.length).toBeGreaterThan(0)
    expect(withArt).toHaveLength(mounted.length)
  })

  it('needs the size of the picture', () => {
    const type = rich.counterTypes[counterTypeId('knight')] as CounterType
    const { width: _width, ...art } = type.faces['mounted-healthy']?.art ?? {}
    const faces = {
      ...type.faces,
      'mounted-healthy': { stats: {}, image: HASH, art },
    } as CounterType['faces']
    expect(
      knight({ ...rich, counterTypes: { ...rich.counterTypes, [KNIGHT]: { ...type, faces } } }).art,
    ).toBeUndefined()
  })
})
