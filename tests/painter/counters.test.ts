/** The faces of counters, rule by rule. */
import { describe, expect, it } from 'vitest'
import { boundsOf } from '#shared/painter/bounds'
import { cardSize } from '#shared/painter/counters/designs/cardLayout'
import { paintFace } from '#shared/painter/counters/face'
import { defenceMarks, twoHandedDot } from '#shared/painter/counters/indicators'
import { PIPS, pipOf } from '#shared/painter/sideSign'
import { counterCenter, paintCounters } from '#shared/painter/counters/paintCounters'
import { FIGURES } from '#shared/painter/counters/silhouettes/index'
import { type DrawOp } from '#shared/painter/ops'
import { type PlacedFace } from '#shared/painter/scene'
import { type CounterFace, SILHOUETTES } from '#shared/rules/contract/counterFace'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'

const FACE: CounterFace = {
  silhouette: 'swordsman',
  footprint: 1,
  name: 'Osmund',
  code: 'NSW',
  codeColor: 'black',
  attack: '9',
  defence: '7',
  movement: '8',
  twoHandedDot: false,
  armour: 'none',
  largeShield: false,
  wounded: false,
  conditions: [],
  color: '#b0392a',
}
const W = 25

function all(ops: readonly DrawOp[]): DrawOp[] {
  return ops.flatMap((op) => (op.kind === 'group' ? [op, ...all(op.ops)] : [op]))
}

function textsOf(face: CounterFace): { text: string; color: string; x: number; size: number }[] {
  return all(paintFace(face, W, 3)).flatMap((op) =>
    op.kind === 'text' ? [{ text: op.text, color: op.color, x: op.x, size: op.size }] : [],
  )
}

/** Operations that a change of the face adds. */
function added(change: Partial<CounterFace>): DrawOp[] {
  const before = new Set(all(paintFace(FACE, W, 3)).map((op) => JSON.stringify(op)))
  return all(paintFace({ ...FACE, ...change }, W, 3)).filter((op) => !before.has(JSON.stringify(op)))
}

describe('indicators', () => {
  it('SV-CTR-1: a black dot before the attack factor: the two-handed weapon may be used', () => {
    const dots = added({ twoHandedDot: true }).filter((op) => op.kind === 'path')
    expect(dots).toHaveLength(1)
    const dot = boundsOf(dots)
    const attack = textsOf({ ...FACE, twoHandedDot: true }).find(({ text }) => text === '9')
    expect(dot && attack && dot.x + dot.width <= attack.x).toBe(true)
    expect(twoHandedDot({ x: 0, y: 0, w: W })).toMatchObject({ fill: { color: '#14100a' } })
  })

  it('SV-CTR-2: round ring about the defence factor: light armour; square: heavy armour', () => {
    const at = { x: 0, y: 0, w: W }
    const [ring] = defenceMarks({ armour: 'light', largeShield: false }, at)
    const [square] = defenceMarks({ armour: 'heavy', largeShield: false }, at)
    // A ring is curves, a square straight lines.
    expect(ring?.kind === 'path' && ring.path.includes(3)).toBe(true)
    expect(square?.kind === 'path' && square.path.length).toBe(13)
    expect(defenceMarks({ armour: 'none', largeShield: false }, at)).toEqual([])
  })

  it('SV-CTR-2: a long shape ending in a point about it: a large shield, with either, or alone', () => {
    const at = { x: 0, y: 0, w: W }
    for (const armour of ['none', 'light', 'heavy'] as const) {
      const marks = defenceMarks({ armour, largeShield: true }, at)
      expect(marks).toHaveLength(armour === 'none' ? 1 : 2)
      const [shield, ring] = [boundsOf(marks.slice(0, 1)), boundsOf(marks.slice(1))]
      expect(shield && shield.height > 0).toBe(true)
      // Both are seen: the shield runs round the mark of the armour.
      if (shield && ring) {
        expect(shield.x).toBeLessThan(ring.x)
        expect(shield.y).toBeLessThan(ring.y)
        expect(shield.x + shield.width).toBeGreaterThan(ring.x + ring.width)
        expect(shield.y + shield.height).toBeGreaterThan(ring.y + ring.height)
      }
    }
  })

  it('SV-CTR-2: the number stays inside its ring, also with two digits', () => {
    const face: CounterFace = { ...FACE, defence: '15', armour: 'light' }
    const ops = all(paintFace(face, W, 3))
    const number = ops.filter((op) => op.kind === 'text' && op.text === '15')
    const ring = boundsOf(added({ armour: 'light' }).filter((op) => op.kind === 'path'))
    const box = boundsOf(number)
    expect(ring && box && box.x > ring.x && box.x + box.width < ring.x + ring.width).toBe(true)
  })

  it('SV-CTR-3: three-letter abbreviation, green when the character has a missile weapon, black otherwise', () => {
    const color = (codeColor: CounterFace['codeColor']) =>
      textsOf({ ...FACE, codeColor }).find(({ text }) => text === 'NSW')?.color
    expect(color('green')).toBe('#0b6b24')
    expect(color('black')).toBe('#1a140c')
  })

  it('SV-CTR-4: the top of the counter points the way it faces', () => {
    const scene = sampleScene({ rows: ['. . .', '. . .', '. . .'] }, 'flat', W)
    const at = (placed: Partial<PlacedFace>): PlacedFace => ({
      id: 'a',
      face: FACE,
      hex: { q: 1, r: 1 },
      angle: 0,
      level: 0,
      stackHeight: 1,
      ...placed,
    })
    const transform = (placed: PlacedFace) => {
      const [group] = paintCounters(
        { ...scene, counters: [placed] },
        { x: 0, y: 0, width: 99, height: 99 },
        3,
      )
      return group?.kind === 'group' ? group.transform : undefined
    }
    // Where the pointed edge goes: the card's own up, or for a two-hex card its right.
    const [a, b, c, d] = transform(at({ angle: Math.PI / 2 })) ?? []
    expect([c, d].map((value) => Math.round(-(value ?? 0)) + 0)).toEqual([1, 0])
    expect([a, b].map((value) => Math.round(value ?? 0) + 0)).toEqual([0, 1])
    const rider = at({ face: { ...FACE, footprint: 2 }, angle: 0, rear: { q: 1, r: 2 } })
    const [ra, rb] = transform(rider) ?? []
    expect([ra, rb].map((value) => Math.round(value ?? 0) + 0)).toEqual([0, -1])
  })
})

describe('faces', () => {
  it('shows attack in black, defence in red, movement in blue', () => {
    const colors = Object.fromEntries(textsOf(FACE).map(({ text, color }) => [text, color]))
    expect(colors).toMatchObject({ '9': '#111111', '7': '#c1121c', '8': '#1546a0' })
  })

  it('cuts a name short that would be printed under 5 points (CHK-10) and breaks long ones on long cards', () => {
    const name = 'Guillaume le Maréchal d’Angleterre'
    for (const whole of [name, 'x'.repeat(97)]) {
      const cut = textsOf({ ...FACE, name: whole }).find(({ text }) => text.endsWith('…'))
      expect(whole).toContain(cut?.text.slice(0, -1) ?? '?')
      expect(cut?.text.length).toBeGreaterThan(5)
      expect(cut?.size).toBeGreaterThan(1.7)
    }
    const long = textsOf({ ...FACE, name: 'Sir Guy de Gisborne', footprint: 2 }).map(({ text }) => text)
    expect(long).toContain('Sir Guy')
    expect(long).toContain('de Gisborne')
    // On a one-hex card the name takes the room of a second line before it is cut.
    const short = textsOf({ ...FACE, name: 'Arbalétrier du Temple' }).map(({ text }) => text)
    expect(short).toContain('Arbalétrier')
    expect(short).toContain('du Temple')
    for (const { size } of textsOf({ ...FACE, name: 'Baron Hugh' })) expect(size).toBeGreaterThan(1.7)
  })

  it('tells a wounded, stunned and dead face from a healthy one', () => {
    expect(
      added({ wounded: true }).some(
        (op) => op.kind === 'path' && op.fill?.kind === 'solid' && op.fill.color === '#b3161b',
      ),
    ).toBe(true)
    expect(added({ conditions: ['stunned'] }).length).toBeGreaterThan(0)
    expect(added({ conditions: ['dead'] }).length).toBeGreaterThan(0)
    expect(added({ conditions: ['exhausted'] }).some((op) => op.kind === 'text' && op.text === 'E')).toBe(
      true,
    )
  })

  it('keeps within the card: 18 mm square, 18 x 43 mm for two hexes of 25 mm', () => {
    for (const silhouette of SILHOUETTES)
      for (const footprint of [1, 2] as const) {
        const face: CounterFace = { ...FACE, silhouette, footprint }
        const size = cardSize(face, W)
        expect(size).toEqual({ width: footprint === 2 ? 43 : 18, height: 18 })
        const box = boundsOf(paintFace(face, W, 3))
        // The card's own shadow and rim.
        expect(box?.width, silhouette).toBeLessThan(size.width + 1.6)
        expect(box?.height, silhouette).toBeLessThan(size.height + 1.6)
      }
  })

  it('has figures that differ', () => {
    const shapes = SILHOUETTES.map((silhouette) => JSON.stringify(FIGURES[silhouette]))
    expect(new Set(shapes).size).toBe(SILHOUETTES.length)
  })

  it('gives sides of unlike hues unlike pips', () => {
    expect(['#c03028', '#c0b020', '#2f8f3a', '#2090a0', '#2f5f9e', '#9030a0', '#777777'].map(pipOf)).toEqual(
      PIPS,
    )
  })

  it('is a simple block from afar', () => {
    expect(all(paintFace(FACE, W, 0)).length).toBeLessThan(4)
    expect(textsOf(FACE).length).toBeGreaterThan(3)
    expect(all(paintFace(FACE, W, 1)).some((op) => op.kind === 'text')).toBe(false)
  })
})

describe('stacks', () => {
  it('lie apart, so that each card shows', () => {
    const scene = sampleScene({ rows: ['. .', '. .'] }, 'flat', W)
    const centers = [0, 1, 2].map((level) =>
      counterCenter({ id: 'a', face: FACE, hex: { q: 0, r: 0 }, angle: 0, level, stackHeight: 3 }, scene),
    )
    for (const index of [1, 2]) {
      const [below, above] = [centers[index - 1], centers[index]]
      expect(above && below && Math.hypot(above.x - below.x, above.y - below.y)).toBeGreaterThan(1.5)
    }
  })
})
