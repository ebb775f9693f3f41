/** Labels and zones as draw operations: looks, hatching cut off at the rim, layers that are not opaque. */
import { describe, expect, it } from 'vitest'
import { labelId, sideId, zoneId } from '#shared/document/ids'
import { type Label, type Scenario, type Zone, type ZoneHatching } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type PaintOptions, paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { STYLES } from '#shared/painter/picture/styles'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const field = testBoard()
const key = (name: string) => hexKey(hexNamed(field, name))
const layout = { grid: field.map.grid, hexMm: field.map.hexMm }
const WHOLE: Rect = { x: 0, y: 0, width: 1000, height: 1000 }

function zoned(zone: Partial<Zone>): Scenario {
  const camp: Zone = { name: 'Camp', kind: 'setup', hexes: ['C3', 'C4', 'F6'].map(key), ...zone }
  return { ...field, zones: { [zoneId('camp')]: camp } }
}

function painted(
  scenario: Scenario,
  layer: 'zones' | 'labels',
  { rect = WHOLE, detail = 3, opacity = {} }: Partial<Pick<PaintOptions, 'rect' | 'detail' | 'opacity'>> = {},
): DrawOp[] {
  const scene = sceneOf(scenario, magnaCarta)
  return paintScene(scene, { rect, style: STYLES.classic, layers: [layer], detail, opacity })
}

const groups = (ops: readonly DrawOp[]) => ops.filter((op) => op.kind === 'group')

describe('zones', () => {
  it('are a tint, a rim and a name, without hatching; colour and opacity are theirs', () => {
    const [tint, rim, name, ...rest] = painted(zoned({ color: '#aa3300', opacity: 0.5 }), 'zones')
    expect(tint).toMatchObject({ fill: { color: '#aa3300', opacity: 0.5 } })
    expect(rim).toMatchObject({ stroke: { color: '#aa3300' } })
    expect(name).toMatchObject({ kind: 'text', text: 'Camp' })
    expect(rest).toEqual([])
    const [usual] = painted(zoned({}), 'zones')
    expect(usual).toMatchObject({ fill: { color: '#2463a8', opacity: 0.16 } })
  })

  it('of the set-up have the colour of their side, in tint, rim and name; others keep that of their kind', () => {
    const [id, side] = Object.entries(field.sides)[0] ?? []
    const of = (zone: Partial<Zone>) => painted(zoned({ side: sideId(id ?? ''), ...zone }), 'zones')
    const [tint, rim, name] = of({})
    expect(tint).toMatchObject({ fill: { color: side?.color } })
    expect(rim).toMatchObject({ stroke: { color: side?.color } })
    expect(name).toMatchObject({ color: side?.color })
    expect(of({ kind: 'victory' })[0]).toMatchObject({ fill: { color: '#a86d00' } })
    expect(of({ color: '#aa3300' })[0]).toMatchObject({ fill: { color: '#aa3300' } })
    expect(of({ side: sideId('nobody') })[0]).toMatchObject({ fill: { color: '#2463a8' } })
  })

  it.each<ZoneHatching>(['rising', 'falling', 'level', 'crossed', 'dots'])(
    '%s is cut off at the rim',
    (hatching) => {
      const [hatched, ...others] = groups(painted(zoned({ hatching }), 'zones'))
      expect(others).toEqual([])
      if (hatched?.kind !== 'group') throw new Error('no hatching')
      // Three hexagons: six corners and a closing verb each.
      expect(hatched.clip?.path).toHaveLength(3 * (6 * 3 + 1))
      expect(hatched.ops).toHaveLength(1)
    },
  )

  it('differ in black and white: no two hatchings are the same lines', () => {
    const drawn = (['rising', 'falling', 'level', 'crossed', 'dots'] as const).map((hatching) =>
      JSON.stringify(groups(painted(zoned({ hatching, color: '#000000' }), 'zones'))),
    )
    expect(new Set(drawn).size).toBe(5)
  })

  it('the lines of a tile are those of the whole sheet', () => {
    const linesIn = (rect: Rect): Set<string> => {
      const [op] = groups(
        painted(zoned({ hatching: 'level', hexes: [key('C3'), key('C4')] }), 'zones', { rect }),
      )
      if (op?.kind !== 'group' || op.ops[0]?.kind !== 'path') throw new Error('no hatching')
      const { path } = op.ops[0]
      const heights = new Set<string>()
      for (let at = 0; at < path.length; at += 3) heights.add((path[at + 2] as number).toFixed(6))
      return heights
    }
    const { x, y } = hexCenter(parseHexKey(key('C3')), layout)
    const whole = linesIn(WHOLE)
    const part = linesIn({ x: x - 1, y: y - 1, width: 2, height: 2 })
    expect(part.size).toBeGreaterThan(3)
    for (const line of part) expect(whole.has(line), line).toBe(true)
  })

  it('have no hatching far out, and no name beyond the rectangle', () => {
    const far = painted(zoned({ hatching: 'dots' }), 'zones', { detail: 0 })
    expect(far.map(({ kind }) => kind)).toEqual(['path', 'path'])
    const elsewhere = painted(zoned({}), 'zones', { rect: { x: 0, y: 0, width: 1, height: 1 } })
    expect(elsewhere.map(({ kind }) => kind)).not.toContain('text')
  })
})

describe('labels', () => {
  function labelled(label: Partial<Label>): Scenario {
    const mill: Label = { text: 'Moulin', hex: key('C3'), dxMm: 1, dyMm: 2, sizeMm: 5, angle: 90, ...label }
    return { ...field, labels: { [labelId('mill')]: mill } }
  }

  it('stand about their middle, turned; colour and letters are theirs', () => {
    const [group] = painted(labelled({ color: '#204060', font: 'sans-bold' }), 'labels')
    const { x, y } = hexCenter(parseHexKey(key('C3')), layout)
    if (group?.kind !== 'group') throw new Error('no label')
    const [a, b, c, d, e, f] = group.transform ?? []
    expect([a, b, c, d].map((value) => Math.round(value as number) || 0)).toEqual([0, 1, -1, 0])
    expect([e, f]).toEqual([x + 1, y + 2])
    expect(group.ops).toMatchObject([{ text: 'Moulin', font: 'sans-bold', color: '#204060', size: 5 }])
  })

  it('that are light have a dark halo', () => {
    const halo = (color: string) => {
      const [group] = painted(labelled({ color }), 'labels')
      return group?.kind === 'group' && group.ops[0]?.kind === 'text' ? group.ops[0].halo?.color : undefined
    }
    expect([halo('#ffffee'), halo('#203040')]).toEqual(['#2b2110', '#f7f0d8'])
  })
})

describe('a layer that is not opaque', () => {
  it('is one group of that opacity; opaque ones cost nothing', () => {
    const plain = painted(zoned({}), 'zones')
    expect(painted(zoned({}), 'zones', { opacity: { zones: 0.4, labels: 0.2 } })).toEqual([
      { kind: 'group', ops: plain, opacity: 0.4 },
    ])
    expect(painted(zoned({}), 'zones', { opacity: { zones: 1 } })).toEqual(plain)
  })
})
