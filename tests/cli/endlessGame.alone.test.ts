/** A game that never ends is broken off, named, and can be looked at as far as it went. Its player is a stub, known by its id. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { sideId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { mostDecisionsATurn } from '#shared/game/endless'
import { type Player } from '#shared/game/players/player'
import { sameInBoth } from '#shared/i18n/localized'
import { galleryScenario } from '../support/scenarioFiles'
import { castellan, json, refusal, useFolder } from './castellan'

/** Places the same counter again and again: its set-up has no end. */
const NEVER_READY: Player = {
  id: 'never-ready',
  name: sameInBoth('never ready'),
  choose(_state, { offers }) {
    const act = offers.find(({ kind }) => kind === 'place')?.at(0)
    if (!act) throw new Error('nothing to place')
    return { act, why: sameInBoth('again') }
  },
}

vi.mock(import('#shared/game/players/players'), async (original) => {
  const { playerById, ...others } = await original()
  return { ...others, playerById: (id) => (id === NEVER_READY.id ? NEVER_READY : playerById(id)) }
})

const path = useFolder()
const scenario = withSetUp(galleryScenario('infiltration-1'))
const MOST = mostDecisionsATurn(scenario)

/** The crusaders set up in a zone. */
function withSetUp(board: Scenario): Scenario {
  const side = sideId('crusaders')
  const setUp = { order: 1, where: 'zones', facing: 'free', secret: false } as const
  const camp = { name: 'Camp', kind: 'setup', side, hexes: ['6,5', '5,5'] }
  const sides = { ...board.sides, [side]: { ...board.sides[side], setUp } }
  return { ...board, sides, zones: { [zoneId('camp')]: camp } } as unknown as Scenario
}

function file(): string {
  writeFileSync(path('gate.castellan'), writeScenario(scenario))
  return path('gate.castellan')
}

describe('a game that never ends', () => {
  const asked = ['--players', 'never-ready,random', '--seed', '4']

  it('PLY-5: ends a series by its name, with the call that shows it, in both languages; nothing is written', async () => {
    const of = ['simulate', file(), '--games', '3', '--chunk', '3/3', ...asked, '--out', path('all.json')]
    const call = `castellan play ${file()} --seed 4 --game 2 --players never-ready,random --out endless.castellan-game`
    expect(await refusal(of)).toBe(
      `"${scenario.info.title}", seed 4, game 2: the game does not end, its turn 1 still goes on at decision ${MOST}; to see it: ${call}`,
    )
    expect((await castellan([...of, '--lang', 'fr'])).stderr).toBe(
      `castellan: «\u202f${scenario.info.title}\u202f», graine 4, partie 2\u202f: la partie ne finit pas, son tour 1 dure encore à la décision ${MOST}\u202f; pour la voir\u202f: ${call}\n`,
    )
    expect(existsSync(path('all.json'))).toBe(false)
  })

  it('PLY-5: is seen in the balance panel when it is one of a variant', async () => {
    const change = JSON.stringify([{ command: 'edit-turns', params: { change: { count: 2 } } }])
    expect(await refusal(['simulate', file(), ...asked, '--variant', `brief=${change}`])).toMatch(
      /; to see it: the balance panel of the program, with the variant "brief"$/,
    )
  })

  it('PLY-1: is written as far as it went, and replayed so', async () => {
    const out = path('endless.castellan-game')
    const play = ['play', file(), ...asked, '--game', '2']
    expect(await refusal(play)).toMatch(/^.*, seed 4, game 2: .*; --out writes it as far as it goes$/)
    expect(await refusal([...play, '--out', out])).toMatch(
      /; written as far as it went: .*endless\.castellan-game$/,
    )
    expect(readFileSync(out, 'utf8').trimEnd().split('\n')).toHaveLength(1 + MOST)
    const replayed = await json(['replay', out])
    expect(replayed).toMatchObject({ seed: 4, decisions: MOST })
    expect(replayed).not.toHaveProperty('verdict')
  })
})
