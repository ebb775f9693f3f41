/** Pieces of a map: taken, turned, mirrored, pasted elsewhere (MAP-2). On the four grid kinds. */
import { describe, expect, it } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { counterId, counterTypeId, labelId } from '#shared/document/ids'
import { footprint } from '#shared/document/counters'
import { type RegionClip } from '#shared/document/region/clip'
import { middleOf, takeRegion } from '#shared/document/region/take'
import { mirrorRegion, orientedAs, turnRegion } from '#shared/document/region/turn'
import { type Scenario } from '#shared/document/types'
import { facingAngle } from '#shared/hex/facing'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { hexesOfGrid, toAxial } from '#shared/hex/grid'
import { hexesOfSide, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds } from '#shared/hex/layout'
import { createRng } from '#shared/lang/rng'
import { GRID_KINDS, richScenario } from '../format/richScenario'
import { withMarker } from '../support/board'

const kind = (grid: (typeof GRID_KINDS)[number]): string => `${grid.orientation} ${grid.stagger}`

/** The rich scenario with a formation across a vertex. */
function board(grid: (typeof GRID_KINDS)[number]): Scenario {
  const rich = richScenario(grid)
  const [archer] = Object.values(rich.counters).filter(({ type }) => type === counterTypeId('archer'))
  if (!archer) throw new Error('no archer')
  const formation = { ...archer, type: counterTypeId('knight'), face: 'mounted-healthy' }
  return {
    ...rich,
    counters: {
      ...rich.counters,
      [counterId('formation')]: {
        ...formation,
        hex: hexKey(toAxial({ col: 11, row: 11 }, grid)),
        facing: { kind: 'vertex', index: 2 },
      },
    },
    labels: {
      ...rich.labels,
      [labelId('head')]: {
        text: 'À l’envers',
        hex: hexKey(toAxial({ col: 9, row: 9 }, grid)),
        dxMm: -2,
        dyMm: 3,
        sizeMm: 4,
        angle: 180,
      },
    },
  }
}

const whole = (grid: (typeof GRID_KINDS)[number]): HexKey[] => [...hexesOfGrid(grid)].map(hexKey)

function expectSame(a: RegionClip, b: RegionClip): void {
  const { labels: labelsA, ...restA } = a
  const { labels: labelsB, ...restB } = b
  expect(restA).toEqual(restB)
  expect(Object.keys(labelsA)).toEqual(Object.keys(labelsB))
  for (const [id, label] of Object.entries(labelsA)) {
    const other = labelsB[labelId(id)]
    expect(label).toMatchObject({ text: other?.text, hex: other?.hex, sizeMm: other?.sizeMm })
    expect(label.dxMm).toBeCloseTo(other?.dxMm ?? NaN, 9)
    expect(label.dyMm).toBeCloseTo(other?.dyMm ?? NaN, 9)
    expect(label.angle).toBeCloseTo(other?.angle ?? NaN, 9)
  }
}

describe.each(GRID_KINDS.map((grid) => [kind(grid), grid] as const))('%s', (_name, grid) => {
  const scenario = board(grid)
  const anchor = toAxial({ col: 9, row: 9 }, grid)
  const clip = takeRegion(scenario, whole(grid), anchor)

  it('has all that is on the map', () => {
    expect(Object.keys(clip.hexes)).toHaveLength(whole(grid).length)
    const sides = Object.values(scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))
    expect(Object.keys(clip.hexsides)).toHaveLength(sides.length)
    expect(Object.keys(clip.counters).sort()).toEqual(['7', 'formation', 'guy', 'squire'])
    expect(Object.keys(clip.sides).sort()).toEqual(['normans', 'saracens'])
    expect(Object.keys(clip.images)).toEqual(Object.keys(scenario.images))
    // One without hexes is on no ground.
    expect(Object.keys(clip.zones)).toEqual(['camp'])
  })

  it('is itself after six turns, and after one there and back; and mirrored twice', () => {
    let turned = clip
    for (let step = 0; step < 6; step++) {
      expectSame(turnRegion(turnRegion(turned, 1), -1), turned)
      expectSame(turnRegion(clip, step), turned)
      turned = turnRegion(turned, 1)
    }
    expectSame(turned, clip)
    expectSame(mirrorRegion(mirrorRegion(clip)), clip)
    // A mirror turns a turn round.
    expectSame(mirrorRegion(turnRegion(mirrorRegion(clip), 1)), turnRegion(clip, -1))
    expectSame(orientedAs(orientedAs(clip, 'flat'), 'pointy'), orientedAs(clip, 'pointy'))
  })

  const layout = { grid, hexMm: 10 }
  const origin = hexCenter({ q: 0, r: 0 }, layout)
  type Change = (point: { x: number; y: number }) => { x: number; y: number }
  const sixth: Change = ({ x, y }) => ({
    x: x * 0.5 - (y * Math.sqrt(3)) / 2,
    y: (x * Math.sqrt(3)) / 2 + y * 0.5,
  })
  const mirror: Change = ({ x, y }) => ({ x: -x, y })

  /** Gives everything that has a direction as points and arrows on paper. */
  function picture(of: RegionClip, change: Change = (point) => point): string[] {
    const at = ({ x, y }: { x: number; y: number }): string => {
      const seen = change({ x: x - origin.x, y: y - origin.y })
      return `${(seen.x + 1e-9).toFixed(3)} ${(seen.y + 1e-9).toFixed(3)}`
    }
    const arrow = (hex: HexKey, facing: Parameters<typeof facingAngle>[0] | undefined): string => {
      if (!facing) return at(hexCenter(parseHexKey(hex), layout))
      const angle = facingAngle(facing, grid)
      const { x, y } = hexCenter(parseHexKey(hex), layout)
      return `${at({ x, y })} to ${at({ x: x + Math.sin(angle), y: y - Math.cos(angle) })}`
    }
    const lines: string[] = []
    for (const [hex, { terrain, elevation }] of Object.entries(of.hexes))
      if (terrain !== 'clear' || elevation !== 0)
        lines.push(`${terrain} ${elevation} ${at(hexCenter(parseHexKey(hex as HexKey), layout))}`)
    for (const [key, features] of Object.entries(of.hexsides)) {
      const side = parseHexsideKey(key as HexsideKey)
      const [owner, across] = hexesOfSide(side)
      const inside = (half: 'owner' | 'across' | undefined): string =>
        half === undefined ? 'none' : at(hexCenter(half === 'owner' ? owner : across, layout))
      const ends = hexsideEnds(side, layout).map(at).sort().join(' - ')
      const { barrier, opening, fixture, way } = features
      lines.push(
        `${ends} ${barrier?.feature} ${inside(barrier?.inside)} ${opening?.feature} ${inside(opening?.inside)} ${fixture?.feature} ${inside(fixture?.inside)} ${way?.feature}`,
      )
    }
    for (const [hex, structure] of Object.entries(of.structures))
      lines.push(`${structure.feature} ${arrow(hex as HexKey, structure.facing)}`)
    for (const marker of Object.values(of.markers))
      lines.push(`${marker.kind} ${arrow(marker.hex, marker.facing)}`)
    for (const [id, counter] of Object.entries(of.counters)) {
      const covers = footprint({ ...scenario, counterTypes: of.counterTypes }, counter)
      const spots = covers.map((hex) => at(hexCenter(hex, layout))).sort()
      lines.push(`${id} ${counter.facing.kind} ${spots.join(' and ')}`)
    }
    for (const { hex, dxMm, dyMm } of Object.values(of.labels)) {
      const { x, y } = hexCenter(parseHexKey(hex), layout)
      lines.push(`label ${at({ x: x + dxMm, y: y + dyMm })}`)
    }
    return lines.sort()
  }

  it('turns and mirrors as the paper would', () => {
    expect(picture(turnRegion(clip, 1))).toEqual(picture(clip, sixth))
    expect(picture(mirrorRegion(clip))).toEqual(picture(clip, mirror))
  })

  it('laid where it was changes nothing but doubles its counters', () => {
    const hexes = whole(grid).filter((_hex, index) => index % 3 !== 0)
    const bare = { ...takeRegion(scenario, hexes, anchor), counters: {} }
    const history = createHistory(scenario)
    expect(history.apply(pasteRegion, { clip: bare, at: hexKey(anchor) })).toBeUndefined()
    expect(history.document).toBe(scenario)
    history.apply(pasteRegion, { clip: takeRegion(scenario, whole(grid), anchor), at: hexKey(anchor) })
    expect({ ...history.document, counters: {} }).toEqual({ ...scenario, counters: {} })
    expect(Object.keys(history.document.counters)).toHaveLength(5 + 4)
  })

  it('never gives an id again that it takes away: redone, the records are in the same order', () => {
    const hexes = whole(grid)
    const [first, second] = [hexes[0] as HexKey, hexes[1] as HexKey]
    const bare = { ...scenario, map: { ...scenario.map, markers: {} } }
    const two = withMarker(bare, [first, second], 'rubble')
    const piece = takeRegion(two, [first], parseHexKey(first))
    const fire = {
      ...piece,
      markers: { rubble: { kind: 'fire', hex: Object.keys(piece.hexes)[0] as HexKey } },
    }
    const history = createHistory(two)
    history.apply(pasteRegion, { clip: fire as RegionClip, at: first })
    const { document } = history
    expect(Object.keys(document.map.markers)).toEqual(['rubble-2', 'rubble-3'])
    history.undo()
    history.redo()
    expect(Object.entries(history.document.map.markers)).toEqual(Object.entries(document.map.markers))
  })

  it('taken from where it was laid is the same again, as far as it fits', () => {
    const rng = createRng(7)
    for (let round = 0; round < 12; round++) {
      const from = { col: 4 + rng.below(12), row: 4 + rng.below(12) }
      const hexes = whole(grid).filter((key) => {
        const { q, r } = parseHexKey(key)
        const home = toAxial(from, grid)
        return Math.max(Math.abs(q - home.q), Math.abs(r - home.r), Math.abs(q + r - home.q - home.r)) <= 3
      })
      const middle = middleOf(hexes)
      expect(hexes).toContain(hexKey(middle))
      const given = turnRegion(takeRegion(scenario, hexes, middle), round)
      const to = toAxial({ col: 28, row: 24 }, grid)
      const history = createHistory(scenario)
      history.apply(pasteRegion, { clip: given, at: hexKey(to) })
      const there = Object.keys(given.hexes).map((key) => {
        const { q, r } = parseHexKey(key as HexKey)
        return hexKey({ q: q + to.q, r: r + to.r })
      })
      const back = takeRegion(history.document, there, to)
      expect(back.hexes).toEqual(given.hexes)
      expect(back.structures).toEqual(given.structures)
      expect(Object.values(back.markers)).toEqual(Object.values(given.markers))
      for (const [key, features] of Object.entries(given.hexsides))
        expect(back.hexsides[key as HexsideKey]).toEqual(features)
      const facings = (of: RegionClip) =>
        Object.values(of.counters)
          .map(({ hex, facing, type }) => `${hex} ${facing.kind} ${facing.index} ${type}`)
          .sort()
      expect(facings(back)).toEqual(facings(given))
      history.undo()
      expect(history.document).toEqual(scenario)
    }
  })
})
