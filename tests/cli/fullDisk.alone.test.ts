/** A full disk behind the output: every verb ends with the reason and exit code 2, whatever it would have said. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { VERBS } from '../../main/cli/verbs/index'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, useFolder } from './castellan'
import { BIN, ENV } from './castellanProcess'
import { SMALL_GAME } from './smallGame'

const FULL = '/dev/full'
const path = useFolder()

/** The files of the calls below. */
interface Files {
  readonly board: string
  readonly savoy: string
  readonly fantasy: string
  readonly game: string
}

/** By verb, the words after its name with which it answers. */
const callsOn = ({ board, savoy, fantasy, game }: Files): Readonly<Record<string, readonly string[]>> => ({
  new: [path('new.castellan'), '--ruleset', 'savoy', '--preset', 'board-12x16'],
  info: [board],
  check: [board],
  prove: [board],
  tables: ['magna-carta'],
  resolve: ['infiltration', '--ruleset', 'magna-carta'],
  export: [board, '--what', 'map', '--out', path('map.svg')],
  los: [board, '--from', 'A1', '--to', 'C3'],
  fov: [board, '--from', 'A1'],
  advantage: [fantasy, '--from', 'orc', '--to', 'elf', '--kind', 'shock'],
  fire: [board, '--from', 'perrin'],
  fight: [board, '--attackers', 'guy'],
  reach: [board, '--counter', 'guy'],
  route: [board, '--counter', 'perrin', '--kind', 'move', '--path', 'B2'],
  retreats: [board, '--counter', 'guy'],
  safest: [board, '--counter', 'perrin'],
  seen: [board, '--counter', 'guy'],
  contacts: [board],
  stacking: [board, '--hex', 'C2'],
  command: [fantasy, '--counter', 'orc'],
  wandering: [fantasy, '--counter', 'orc'],
  'forming-up': [fantasy, '--counter', 'orc'],
  recovery: [fantasy, '--counter', 'orc'],
  swoop: [fantasy, '--counter', 'orc'],
  'played-first': [fantasy, '--counter', 'orc'],
  'group-advance': [savoy, '--counter', 'guy'],
  'shield-wall': [savoy, '--counter', 'guy'],
  'group-fire': [savoy, '--counter', 'guy'],
  naphtha: [board, '--at', 'C2'],
  danger: [board, '--side', 'crusaders'],
  turns: [board, '--counter', 'perrin'],
  'dead-ground': [board, '--side', 'crusaders'],
  watched: [board, '--side', 'crusaders'],
  import: [path('army.csv'), path('imported.castellan'), '--ruleset', 'magna-carta'],
  convert: [board, '--to', 'csv', '--out', path('out.csv')],
  publish: [board, path('edition'), '--only', 'scenario'],
  play: [board],
  replay: [game],
  simulate: [board, '--games', '1'],
  diff: [board, board],
  merge: [board, board, board, '--out', path('merged.castellan')],
  migrate: [board],
})

/** One call whose answer goes to a full disk. */
async function intoFull(words: readonly string[]): Promise<{ said: string; exitCode: number }> {
  const full = openSync(FULL, 'w')
  const call = spawn(process.execPath, [BIN, ...words], { env: ENV, stdio: ['ignore', full, 'pipe'] })
  closeSync(full)
  let said = ''
  call.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const [exitCode] = (await once(call, 'close')) as [number]
  return { said, exitCode }
}

const isThere = existsSync(FULL)
if (!isThere) console.log(`${FULL} is not on this system: no call of a verb is made into it`)

it.skipIf(!isThere)('every verb ends with the reason and exit code 2', async () => {
  const board = path('board.castellan')
  const savoy = path('savoy.castellan')
  const fantasy = path('fantasy.castellan')
  const game = path('game.castellan-game')
  writeFileSync(board, writeScenario(SMALL_GAME))
  writeFileSync(savoy, writeScenario({ ...SMALL_GAME, ruleset: 'savoy' }))
  writeFileSync(
    fantasy,
    writeScenario(fantasyBoard({ counters: { orc: { at: 'C3' }, elf: { at: 'C4', side: 'blue' } } })),
  )
  await castellan(['convert', board, '--to', 'csv', '--out', path('army.csv')])
  await castellan(['play', board, '--out', game])
  const calls = callsOn({ board, savoy, fantasy, game })
  expect(Object.keys(calls).toSorted()).toEqual(VERBS.map(({ name }) => name).toSorted())
  const found: Record<string, unknown> = {}
  for (const [verb, words] of Object.entries(calls)) found[verb] = await intoFull([verb, ...words])
  const refused = { said: 'castellan: stdout: the disk is full\n', exitCode: 2 }
  // Whatever is refused for another reason than the disk has the wrong words here.
  expect(found).toEqual(Object.fromEntries(Object.keys(calls).map((verb) => [verb, refused])))
})
