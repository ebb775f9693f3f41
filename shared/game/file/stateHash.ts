/** Short marks of a scenario and of a state of a game, so that a game that is played again is known to be the same. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { type GameState } from '../contract'

const known = new WeakMap<Scenario, string>()

/** SHA-256 of a scenario as its file is written, in hexadecimal. */
export function scenarioHash(scenario: Scenario): string {
  const hash = known.get(scenario) ?? bytesToHex(sha256(utf8ToBytes(writeScenario(scenario))))
  known.set(scenario, hash)
  return hash
}

/**
 * Eight hexadecimal digits of all that a game changes: FNV-1a over the UTF-16 units of its JSON. No protection: a check of play.
 * Names are left out, so that a game goes on in another language than the one in which it began.
 */
export function stateHash({ scenario: begun, play, stage, dice }: GameState): string {
  const { scenario, ...rest } = play
  const { counters, start, map } = scenario
  const { markers, structures, hexsides } = map
  const walls = hexsides === begun.map.hexsides ? 0 : hexsides
  const text = JSON.stringify([counters, start, markers, structures, walls, rest, stage, dice], withoutNames)
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function withoutNames(key: string, value: unknown): unknown {
  return key === 'name' || key === 'words' ? undefined : value
}
