import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { charactersOnLine } from '#shared/rules/magna-carta/fire/charactersOnLine'
import { fireLine } from '#shared/rules/magna-carta/fire/fireLine'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { type Placing, testBoard, withHexes, withHexsides, withPieces } from '../../support/board'
import { hexNamed } from '../../support/names'

const ARCHER: Placing = { type: 'crusaders-archer', at: 'B2' }
const TARGET: Placing = { type: 'saracens-soldier', at: 'B6' }

// The short bow's short range is 10: the tall map has room for a medium one.
function field(pieces: Record<string, Placing>, scenario = testBoard({ rows: 20 })): Scenario {
  return withPieces(scenario, { counters: pieces })
}

function aim(scenario: Scenario) {
  const line = fireLine(medievalPosition(MAGNA_CARTA, scenario), counterId('archer'), counterId('target'))
  if (!line) throw new Error('not on the map')
  const { open, cover, band, between } = line.value
  return {
    open,
    cover,
    band,
    between: between.map(({ counter }) => counter),
    rules: line.because.map(({ rule }) => rule),
  }
}

describe('HS-LOS-15: fire over characters', () => {
  test('HS-LOS-15: at short range who stands between blocks, friend or foe', () => {
    for (const side of ['crusaders', 'saracens']) {
      const blocked = aim(
        field({ archer: ARCHER, target: TARGET, between: { type: `${side}-soldier`, at: 'B4' } }),
      )
      expect(blocked).toMatchObject({ open: false, band: 'short', between: ['between'] })
      expect(blocked.rules[0]).toBe('HS-LOS-15')
    }
    expect(aim(field({ archer: ARCHER, target: TARGET }))).toMatchObject({ open: true, between: [] })
  })

  test('HS-LOS-15: farther off one fires over it', () => {
    const far = { ...TARGET, at: 'B13' }
    const shot = aim(field({ archer: ARCHER, target: far, between: { type: 'saracens-soldier', at: 'B12' } }))
    expect(shot).toMatchObject({ open: true, band: 'medium', between: ['between'], cover: 'none' })
    expect(shot.rules).toContain('HS-LOS-15')
  })

  test('HS-LOS-15: from higher ground than its one fires over it', () => {
    const pieces = { archer: ARCHER, target: TARGET, between: { type: 'saracens-soldier', at: 'B4' } }
    expect(aim(withHexes(field(pieces), ['B2'], { level: 1 })).open).toBe(true)
    expect(aim(withHexes(field(pieces), ['B2', 'B3', 'B4'], { level: 1 })).open).toBe(false)
  })

  test('HS-LOS-15: at a rider over one on foot, not over another rider', () => {
    const rider: Placing = { type: 'saracens-knight', at: 'B6', facing: 's0' }
    const foot: Placing = { type: 'saracens-soldier', at: 'B4' }
    expect(aim(field({ archer: ARCHER, target: rider, between: foot })).open).toBe(true)
    const other: Placing = { type: 'saracens-knight', at: 'B4', facing: 's1' }
    expect(aim(field({ archer: ARCHER, target: rider, between: other })).open).toBe(false)
    expect(aim(field({ archer: ARCHER, target: TARGET, between: other })).open).toBe(false)
  })

  test('HS-LOS-15: who lies stunned or dead is in nobody’s way', () => {
    for (const condition of ['stunned', 'dead']) {
      const lying: Placing = { type: 'saracens-soldier', at: 'B4', status: { [condition]: true } }
      expect(aim(field({ archer: ARCHER, target: TARGET, lying }))).toMatchObject({ open: true, between: [] })
    }
  })

  test('HS-LOS-15: along a hexside two must stand in the way, one on either hand', () => {
    const [archer, target] = [
      { ...ARCHER, at: 'C3' },
      { ...TARGET, at: 'E3' },
    ]
    const left: Placing = { type: 'saracens-soldier', at: 'D3' }
    const right: Placing = { type: 'saracens-soldier', at: 'D4' }
    expect(aim(field({ archer, target, left })).open).toBe(true)
    expect(aim(field({ archer, target, left, right }))).toMatchObject({
      open: false,
      between: ['left', 'right'],
    })
  })

  test('HS-LOS-15: a rider on two hexes of the line is one; the target’s own rear is not between', () => {
    const position = (scenario: Scenario) => medievalPosition(MAGNA_CARTA, scenario)
    const scenario = field({ rider: { type: 'saracens-knight', at: 'B4', facing: 's0' } })
    const [from, to] = [hexNamed(scenario, 'B2'), hexNamed(scenario, 'B8')]
    expect(charactersOnLine(position(scenario), from, to)).toEqual([
      { counter: 'rider', hex: hexNamed(scenario, 'B4') },
    ])
    // Facing away from the archer: its rear lies on the line to its front.
    const away = field({ archer: ARCHER, target: { type: 'saracens-knight', at: 'B6', facing: 's3' } })
    expect(aim(away)).toMatchObject({ open: true, between: [] })
  })
})

describe('HS-LOS-16: a rider is where its front hex is', () => {
  test('HS-LOS-16: in sight when the front hex is, covered by what it is behind', () => {
    const rider = field({ archer: ARCHER, target: { type: 'saracens-knight', at: 'B6', facing: 's3' } })
    const wall = { barrier: { feature: 'wall' } }
    expect(aim(withHexsides(rider, ['B5/B6'], wall)).open).toBe(false)
    expect(aim(withHexsides(rider, ['B6/B7'], wall)).open).toBe(true)
    expect(aim(withHexsides(rider, ['B4/B5'], 'wall-low')).cover).toBe('none')
    expect(aim(withHexsides(rider, ['B5/B6'], 'wall-low')).cover).toBe('medium')
  })
})

describe('a line of fire', () => {
  test('HS-LOS-1: where nothing is seen nothing is fired at, and the answer says why', () => {
    const hidden = withHexsides(field({ archer: ARCHER, target: TARGET }), ['B3/B4'], 'wall')
    expect(aim(hidden)).toMatchObject({ open: false, rules: ['HS-LOS-5'] })
  })

  test('MC-FIR-1: it tells the band of the firer’s weapon; none beyond its reach, none without one', () => {
    expect(aim(field({ archer: ARCHER, target: { ...TARGET, at: 'B3' } })).band).toBe('short')
    expect(aim(field({ archer: { ...TARGET, at: 'B2' }, target: TARGET })).band).toBeUndefined()
    const tall = testBoard({ rows: 60 })
    expect(aim(field({ archer: ARCHER, target: { ...TARGET, at: 'B55' } }, tall)).band).toBeUndefined()
  })

  test('a counter in the tray has none', () => {
    const scenario = field({ archer: ARCHER })
    expect(
      fireLine(medievalPosition(MAGNA_CARTA, scenario), counterId('archer'), counterId('nobody')),
    ).toBeUndefined()
  })
})
