import { describe, expect, it } from 'vitest'
import { counterId, groupId, imageHash, sideId, victoryId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Eyes, eyesOfSide } from '#shared/document/eyes'
import { writeScenario } from '#shared/format/write'
import { openScenario } from '#shared/format/openScenario'
import { sharedCopy } from '#shared/interchange/page/sharedCopy'
import { fantasyBoard } from '../../support/fantasyBoard'

const [RED, BLUE] = [sideId('red'), sideId('blue')]
const ART = imageHash('a'.repeat(64))

/** Morgane of Blue is hidden, with a type, a picture and a group of her own; so is a marker. */
function secrets(): Scenario {
  const board = fantasyBoard({
    counters: {
      orc: { at: 'A1', side: 'red', name: 'Gorbag' },
      morgane: { at: 'C3', side: 'blue', name: 'Morgane', hidden: true },
      elf: { at: 'D4', side: 'blue', name: 'Lúin' },
    },
    markers: { E5: { kind: 'pit', hidden: true } },
  })
  const type = board.counters[counterId('morgane')]?.type as string
  const morgane = board.counterTypes[type as never] as Scenario['counterTypes'][never]
  const faces = Object.entries((morgane as { faces: object }).faces)
  return {
    ...board,
    vassalGpids: { 'counter/morgane': 5 },
    images: { [ART]: { type: 'image/png', base64: 'bW9yZ2FuZQ==' } } as Scenario['images'],
    counterTypes: {
      ...board.counterTypes,
      [type]: {
        ...(morgane as object),
        name: 'Enchantress',
        faces: Object.fromEntries(faces.map(([id, face]) => [id, { ...face, image: ART }])),
      },
    } as Scenario['counterTypes'],
    sides: {
      ...board.sides,
      [BLUE]: { ...board.sides[BLUE], commander: counterId('morgane') },
    } as Scenario['sides'],
    groups: {
      [groupId('fays')]: { side: BLUE, name: 'Fays', note: '', rank: 0, leader: counterId('morgane') },
    },
    victory: {
      [victoryId('v')]: {
        side: RED,
        level: 'decisive',
        join: 'any',
        conditions: [
          { kind: 'eliminate', who: [{ kind: 'counter', counter: counterId('morgane') }] },
          { kind: 'eliminate', who: [{ kind: 'side', side: BLUE }] },
        ],
      },
    } as Scenario['victory'],
    zones: {
      [zoneId('z')]: {
        name: 'Camp',
        kind: 'setup',
        side: BLUE,
        hexes: [],
        extra: { plan: 'Morgane waits here' },
      },
    } as Scenario['zones'],
    silenced: [{ code: 'hidden-at-set-up', subject: { counters: [counterId('morgane')] } }] as never,
  }
}

const TELLING = ['morgane', 'Morgane', 'Enchantress', ART, 'bW9yZ2FuZQ==', 'pit', 'hidden-at-set-up']
const told = (eyes: Eyes): string[] => {
  const text = JSON.stringify(sharedCopy(eyes, secrets()))
  return TELLING.filter((word) => text.includes(word))
}

describe('the copy of a scenario for its readers', () => {
  it('tells players nothing of what is hidden, in any place', () => {
    expect(told('author')).toEqual(TELLING)
    expect(told('players')).toEqual([])
    expect(told(eyesOfSide(RED))).toEqual([])
  })

  it('tells a side of its own hidden counters, not of hidden markers', () => {
    expect(told(eyesOfSide(BLUE))).toEqual(['morgane', 'Morgane', 'Enchantress', ART, 'bW9yZ2FuZQ=='])
  })

  it('keeps what is known: counters, conditions and the leaders who are seen', () => {
    const copy = sharedCopy('players', secrets())
    expect(Object.keys(copy.counters)).toEqual(['orc', 'elf'])
    expect(Object.values(copy.victory)[0]?.conditions).toHaveLength(1)
    expect(copy.groups[groupId('fays')]).toEqual({ side: BLUE, name: 'Fays', note: '', rank: 0 })
  })

  it('is a scenario that opens', async () => {
    const opened = await openScenario(writeScenario(sharedCopy('players', secrets())), 'copy.castellan')
    expect(opened.ok).toBe(true)
  })

  it('is the very same where nothing is hidden', () => {
    const plain = fantasyBoard({ counters: { orc: { at: 'A1', side: 'red' } } })
    expect(sharedCopy('players', plain)).toBe(plain)
    expect(sharedCopy('author', secrets().counters ? plain : plain)).toBe(plain)
  })

  it('does not tell where a side stands that sets up in secret', () => {
    const board = fantasyBoard({
      counters: { orc: { at: 'A1', side: 'red' }, elf: { at: 'D4', side: 'blue' } },
    })
    const setUp = { order: 1, where: 'as-placed', facing: 'free', secret: true } as const
    const secret = {
      ...board,
      sides: { ...board.sides, [BLUE]: { ...board.sides[BLUE], setUp } },
    } as Scenario
    const hexes = (eyes: Eyes) =>
      Object.entries(sharedCopy(eyes, secret).counters).map(([id, { hex }]) => [id, hex !== undefined])
    expect(hexes('players')).toEqual([
      ['orc', true],
      ['elf', false],
    ])
    expect(hexes(eyesOfSide(BLUE))).toEqual([
      ['orc', true],
      ['elf', true],
    ])
  })
})
