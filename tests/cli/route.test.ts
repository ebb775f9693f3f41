import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { type Placing, testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function fileOf(name: string, counters: Readonly<Record<string, Placing>>, more?: Partial<Scenario>): string {
  const file = path(name)
  writeFileSync(file, writeScenario({ ...testBoard({ counters }), ...more }))
  return file
}

const SOLDIER = 'crusaders-soldier'
const FOE = 'saracens-soldier'
const passing = (): string =>
  fileOf('passing.castellan', {
    mover: { type: SOLDIER, at: 'D5' },
    'foe-1': { type: FOE, at: 'E3' },
    'foe-2': { type: FOE, at: 'G4' },
  })

const NOBODY = { unhurt: '1/1', stopped: '0/1', stunned: '0/1', wounded: '0/1', killed: '0/1' }

describe('route', () => {
  it('MC-SEQ-1: tells the defensive fire that a move may draw, apart from the arrival', async () => {
    const file = fileOf('shots.castellan', {
      mover: { type: SOLDIER, at: 'D5' },
      archer: { type: 'saracens-archer', at: 'A1' },
    })
    const args = ['route', file, '--counter', 'mover', '--path', 'E4,F4', '--kind', 'move']
    expect(await json(args)).toMatchObject({
      arrival: NOBODY,
      shots: [{ opponent: 'archer', hexes: ['D5', 'E4', 'F4'], worst: 'D5' }],
    })
    const { stdout } = await castellan([...args, '--lang', 'fr'])
    expect(stdout).toContain('Tirs défensifs possibles, en plus\u202f:')
    expect(stdout).toMatch(/au pire en D5, /)
  })

  it('MC-FIR-1: --firing halves the move of an archer who fires in defence', async () => {
    const file = fileOf('firing.castellan', { archer: { type: 'crusaders-archer', at: 'D5' } })
    const args = (path: string) => ['route', file, '--counter', 'archer', '--path', path, '--kind', 'move']
    const firing = ['--firing', 'defensive']
    expect(await json([...args('D6,D7,D8'), ...firing])).toMatchObject({ allowance: 3, arrival: NOBODY })
    expect(await json([...args('D6,D7,D8,D9'), ...firing])).toMatchObject({
      refused: [{ hex: 'D9', rule: 'MC-FIR-1' }],
    })
    const { stdout } = await castellan([...args('D6,D7,D8'), ...firing, '--lang', 'fr'])
    expect(stdout).toContain('Mouvement en tirant\u202f: 3 points (MC-FIR-1)')
    expect(await refusal([...args('D6'), '--firing', 'twice'])).toContain(
      '--firing: "twice" is unknown, expected offensive, defensive',
    )
  })

  it('tells each roll and the chances on arrival', async () => {
    const args = ['route', passing(), '--counter', 'mover', '--path', 'E4,F4', '--kind', 'move']
    expect(await json(args)).toEqual({
      tests: [
        {
          hex: 'E4',
          opponent: 'foe-1',
          modifier: 0,
          outcomes: { none: '5/10', stop: '2/10', wounded: '2/10', killed: '1/10' },
        },
      ],
      arrival: { unhurt: '5/10', stopped: '2/10', stunned: '0/10', wounded: '2/10', killed: '1/10' },
    })
  })

  it('MC-INF-6: --attacks says which attacks the owners make, --strikes names them', async () => {
    const file = fileOf('choice.castellan', {
      mover: { type: SOLDIER, at: 'D5' },
      'foe-1': { type: FOE, at: 'F4' },
    })
    const args = ['route', file, '--counter', 'mover', '--path', 'E4,E3,E2', '--kind', 'move']
    const outcomes = { none: '5/10', stop: '2/10', wounded: '2/10', killed: '1/10' }
    const [early, late] = [
      { hex: 'E4', opponent: 'foe-1', modifier: 0, outcomes },
      { hex: 'E3', opponent: 'foe-1', modifier: 0, outcomes },
    ]
    expect(await json([...args, '--attacks', 'none'])).toEqual({
      tests: [],
      held: [early, late],
      arrival: NOBODY,
    })
    const later = [...args, '--attacks', 'chosen', '--strikes', 'foe-1@E3']
    expect(await json(later)).toMatchObject({ tests: [late], held: [early] })
    expect(await json([...args, '--attacks', 'best'])).toMatchObject({ tests: [early] })
    const { stdout } = await castellan([...later, '--lang', 'fr'])
    expect(stdout).toContain('attaque que son propriétaire ne fait pas')
    for (const [more, fault] of [
      [['--strikes', 'foe-1@E4'], '--strikes: has no effect, expected with --attacks chosen'],
      [['--attacks', 'chosen', '--strikes', 'foe-1'], '--strikes: "foe-1", expected opponent@hex'],
      [['--attacks', 'all'], '--attacks'],
    ] as const)
      expect(await refusal([...args, ...more])).toContain(fault)
  })

  it('says it in words, with the reason of each opponent that does not roll', async () => {
    const args = ['route', passing(), '--counter', 'mover', '--path', 'E4,F4', '--kind', 'move']
    const { stdout } = await castellan([...args, '--lang', 'fr'])
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      'E4  Soldier (E3)\u202f: sans modificateur (MC-INF-1, MC-ATT, MC-INF-5)',
      '   5/10  pas de dommages',
      '   2/10  arrêt du déplacement',
      '   2/10  personnage blessé',
      '   1/10  personnage tué',
      expect.stringMatching(/^F4 {2}Soldier \(G4\)\u202f: aucun jet \(MC-INF-1 {2}En mouvement/),
    ])
    expect(stdout).toContain('À l’arrivée\u202f:\n   5/10  sans nouveau dommage\n')
    expect(stdout).toContain('\nMC-INF-11  ')
  })

  it('names the modifiers', async () => {
    const file = fileOf('modifiers.castellan', {
      mover: { type: 'crusaders-pikeman', at: 'D5', face: 'wounded' },
      foe: { type: 'saracens-pikeman', at: 'E3', name: 'Yusuf' },
    })
    const args = ['route', file, '--counter', 'mover', '--path', 'E4,E5', '--kind', 'move']
    const { stdout } = await castellan(args)
    expect(stdout).toContain(
      'E4  Yusuf: modifier +3 (infiltrating character wounded +2, opponent with pole arm +1)',
    )
    // MC-INF-11: a wound on top of the first kills, so `arrival` has no wounded.
    expect(await json(args)).toMatchObject({
      tests: [{ modifier: 3, outcomes: { none: '2/10', stop: '2/10', wounded: '2/10', killed: '4/10' } }],
      arrival: { unhurt: '1/5', stopped: '1/5', stunned: '0/5', wounded: '0/5', killed: '3/5' },
    })
  })

  it('refuses a route with its hex and rule, and does not play it', async () => {
    const args = ['route', passing(), '--counter', 'mover', '--kind', 'retreat', '--path', 'D4,D3']
    const answer = await json([...args, '--firer', 'D2'])
    expect(answer).toEqual({ tests: [], refused: [{ hex: 'D4', rule: 'MC-RET-1' }] })
    const { stdout } = await castellan([...args, '--firer', 'D2'])
    expect(stdout).toMatch(/^route refused\nD4: MC-RET-1 {2}The first hex of a retreat/)
  })

  it('MC-RET-2: tells who makes room, where to, and the rolls on his way', async () => {
    const file = fileOf('room.castellan', {
      mover: { type: 'crusaders-soldier', at: 'D4' },
      friend: { type: 'crusaders-soldier', at: 'D5', name: 'Karl' },
      foe: { type: FOE, at: 'E4' },
    })
    const args = ['route', file, '--counter', 'mover', '--kind', 'retreat', '--path', 'D5', '--firer', 'D2']
    expect(await json(args)).toMatchObject({ displaced: [{ counter: 'friend', to: 'D6', tests: [] }] })
    const { stdout } = await castellan(args)
    expect(stdout).toContain('Karl makes room, goes to D6')
  })

  it('MC-VOL: an about-turn needs no path, and goes nowhere else', async () => {
    const file = fileOf('volte.castellan', {
      rider: { type: 'crusaders-knight', at: 'E5', facing: 's0' },
      foe: { type: FOE, at: 'F6' },
      ahead: { type: FOE, at: 'E4' },
    })
    const args = ['route', file, '--counter', 'rider', '--kind', 'about-turn']
    const answer = await json(args)
    expect(answer).toMatchObject({ tests: [{ hex: 'E5', opponent: 'foe', modifier: -2 }] })
    // Its front comes to lie in E6, where its rear was.
    expect(await json([...args, '--path', 'E6'])).toEqual(answer)
    expect(await json([...args, '--path', ''])).toEqual(answer)
    expect(await refusal([...args, '--path', 'E4'])).toBe(
      '--path: an about-turn does not go to E4, expected E5, E6 if any',
    )
  })

  it('savoy: a back turned on the starting hex is struck at, a step back is not', async () => {
    const file = fileOf(
      'savoy.castellan',
      { mover: { type: SOLDIER, at: 'E5', facing: 'v5' }, foe: { type: FOE, at: 'E4', facing: 'v2' } },
      { ruleset: 'savoy' },
    )
    const args = ['route', file, '--counter', 'mover', '--path', 'E6', '--kind', 'move']
    expect(await json(args)).toEqual({
      tests: [
        {
          hex: 'E5',
          opponent: 'foe',
          modifier: 0,
          outcomes: { none: '10/36', stop: '16/36', wounded: '7/36', killed: '3/36' },
        },
      ],
      arrival: { unhurt: '10/36', stopped: '16/36', stunned: '0/36', wounded: '7/36', killed: '3/36' },
    })
    expect(await json([...args, '--unturned', '1'])).toEqual({ tests: [], arrival: NOBODY })
  })
})

describe('route --turn', () => {
  const args = (): string[] => [
    'route',
    passing(),
    ...['--counter', 'mover', '--path', 'E4,F4', '--kind', 'move', '--turn', path('turn.json')],
  ]

  it.each([
    [{ hitByOffensiveFire: ['foe-1'] }],
    [{ firedDefensively: ['foe-1'] }],
    [{ attacksThisPhase: [{ opponent: 'foe-1', mover: 'foe-2', hex: 'A1' }] }],
  ])('%j: the opponent does not roll', async (turn) => {
    writeFileSync(path('turn.json'), JSON.stringify(turn))
    expect(await json(args())).toEqual({ tests: [], arrival: NOBODY })
  })

  it('SV-OPP-7: a facing turned earlier decides what is behind', async () => {
    const file = fileOf(
      'turned.castellan',
      { mover: { type: SOLDIER, at: 'D5' }, foe: { type: FOE, at: 'E3', facing: 'v2' } },
      { ruleset: 'savoy' },
    )
    const call = ['route', file, '--counter', 'mover', '--path', 'E4,F4', '--kind', 'move']
    expect(await json(call)).toMatchObject({ tests: [{ opponent: 'foe', modifier: 0 }] })
    writeFileSync(path('turn.json'), JSON.stringify({ turned: { foe: 'v5' } }))
    expect(await json([...call, '--turn', path('turn.json')])).toMatchObject({ tests: [] })
  })

  it.each([
    [
      '{"hitByOffensiveFire":\n ["nobody"]}',
      'line 2, column 3 (hitByOffensiveFire[0]): found the text "nobody", expected the id of a counter of the scenario',
    ],
    [
      '{"attacks": []}',
      'line 1, column 13 (attacks): found an unknown key, expected one of hitByOffensiveFire, firedDefensively, firedOffensively, movedTooFar, attacksThisPhase, turned',
    ],
    [
      '{"attacksThisPhase": [{"opponent": "foe-1", "mover": "mover"}]}',
      'line 1, column 23 (attacksThisPhase[0].hex): found nothing, expected the name of a hex of the map',
    ],
    [
      '{"turned": {"foe-1": "n"}}',
      'line 1, column 22 (turned.foe-1): found the text "n", expected a facing s0…s5 or v0…v5',
    ],
    ['[]', 'line 1, column 1: found a list of 0 items, expected an object'],
    ['{"turned": }', 'line 1, column 12: not JSON: found "}", expected an object, a list, a text'],
  ])('%s is refused with its place', async (text, line) => {
    writeFileSync(path('turn.json'), text)
    expect(await refusal(args())).toContain(`${path('turn.json')}, ${line}`)
  })

  it('needs a file that is there', async () => {
    const call = [...args().slice(0, -1), path('gone.json')]
    expect(await refusal(call)).toBe(
      `${path('gone.json')}: no such file or folder, expected a readable turn in JSON`,
    )
  })
})

describe('route usage', () => {
  it.each([
    [['--path', 'E4'], 'option --counter is missing'],
    [['--counter', 'mover', '--path', 'E4'], 'option --kind is missing'],
    [['--counter', 'mover', '--kind', 'move'], 'option --path is missing'],
    [
      ['--counter', 'mover', '--kind', 'walk', '--path', 'E4'],
      '--kind: "walk" is unknown, expected move, advance, retreat, about-turn',
    ],
    [
      ['--counter', 'nobody', '--kind', 'move', '--path', 'E4'],
      '--counter: there is no counter "nobody", expected mover, foe-1, foe-2',
    ],
    [
      ['--counter', 'mover', '--kind', 'move', '--path', 'E4,Z99'],
      '--path: no hex of the map is called "Z99", expected A1 … L10',
    ],
    [
      ['--counter', 'mover', '--kind', 'move', '--path', 'E4', '--firer', 'A1'],
      '--firer: has no effect with --kind move, expected with retreat',
    ],
    [
      ['--counter', 'mover', '--kind', 'move', '--path', 'E4', '--unturned', '0'],
      '--unturned: "0", expected numbers of steps, from 1 to 1',
    ],
    [
      ['--counter', 'mover', '--kind', 'move', '--path', 'E4', '--unturned', '2'],
      '--unturned: "2", expected numbers of steps, from 1 to 1',
    ],
    [
      ['--counter', 'mover', '--kind', 'retreat', '--path', 'E4', '--fought', 'foe-1,mover'],
      '--fought: "mover" is no enemy of "mover", expected its opponents of the combat',
    ],
  ])('%j is refused', async (options, line) => {
    expect(await refusal(['route', passing(), ...options])).toBe(line)
  })
})
