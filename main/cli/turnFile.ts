/**
 * `--turn`: what already happened this turn, as a JSON file (its form is in README.md). Hexes, facings and counters are
 * named as everywhere on the command line; whatever does not fit is refused with its place in the file.
 */
import { hexOfName } from '#shared/document/placeNames'
import type { CounterId } from '#shared/document/ids'
import type { Scenario } from '#shared/document/types'
import { fileErrorText } from '#shared/format/fileError'
import { readJson } from '#shared/format/readJson'
import { Misfit, refuse } from '#shared/json/misfit'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { type Facing, parseFacingName } from '#shared/hex/facing'
import type { Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import type { AttackMade, TurnMemory } from '#shared/rules/answers/turnMemory'
import { Refusal } from './refusal'
import { readText } from './scenarioFile'
import { word } from './values'
import { type Call, option } from './verb'

export const TURN = option(
  '--turn <file>',
  'ce qui s’est déjà passé ce tour',
  'what already happened this turn',
)

/**
 * The turn that a call gives of a scenario's counters, if any; an absent key means that nothing of its kind happened.
 * @param asks whether the game's answer depends on it; in another game `--turn` is refused.
 */
export async function turnGiven(
  call: Call,
  scenario: Scenario,
  asks: boolean,
): Promise<TurnMemory | undefined> {
  const path = word(call, 'turn')
  if (path === undefined) return undefined
  if (asks) return loadTurn(path, scenario)
  throw new Refusal(
    '--turn\u202f: sans effet dans ce jeu\u202f; attendu avec des attaques d’opportunité',
    '--turn: has no effect in this game, expected with opportunity attacks',
  )
}

async function loadTurn(path: string, scenario: Scenario): Promise<TurnMemory> {
  const text = await readText(path, localized('tour en JSON', 'turn in JSON'))
  const read = readJson(text, path, (parsed) => turnOf(parsed, scenario))
  if (read.ok) return read.value
  throw new Refusal(fileErrorText(read.error, 'fr'), fileErrorText(read.error, 'en'))
}

type Members = Readonly<Record<string, unknown>>

const KEYS = [
  'hitByOffensiveFire',
  'firedDefensively',
  'firedOffensively',
  'movedTooFar',
  'attacksThisPhase',
  'turned',
] as const
const ATTACK_KEYS = ['opponent', 'mover', 'hex'] as const

function turnOf(value: unknown, scenario: Scenario): TurnMemory {
  const turn = members(value, [], KEYS)
  const { hitByOffensiveFire, firedDefensively, firedOffensively, movedTooFar, attacksThisPhase, turned } =
    turn
  const counters = (found: unknown, path: Path): CounterId[] =>
    items(found, path).map((id, index) => counterOf(id, [...path, index], scenario))
  return {
    hitByOffensiveFire: counters(hitByOffensiveFire, ['hitByOffensiveFire']),
    firedDefensively: counters(firedDefensively, ['firedDefensively']),
    ...(firedOffensively !== undefined && {
      firedOffensively: counters(firedOffensively, ['firedOffensively']),
    }),
    ...(movedTooFar !== undefined && { movedTooFar: counters(movedTooFar, ['movedTooFar']) }),
    attacksThisPhase: items(attacksThisPhase, ['attacksThisPhase']).map((made, index) =>
      attackOf(made, ['attacksThisPhase', index], scenario),
    ),
    turned: facingsOf(turned, ['turned'], scenario),
  }
}

function attackOf(value: unknown, path: Path, scenario: Scenario): AttackMade {
  const { opponent, mover, hex } = members(value, path, ATTACK_KEYS)
  return {
    opponent: counterOf(opponent, [...path, 'opponent'], scenario),
    mover: counterOf(mover, [...path, 'mover'], scenario),
    hex: hexOf(hex, [...path, 'hex'], scenario),
  }
}

function facingsOf(value: unknown, path: Path, scenario: Scenario): Record<CounterId, Facing> {
  if (value === undefined) return {}
  const facings: Record<CounterId, Facing> = {}
  for (const [id, name] of Object.entries(members(value, path))) {
    const at = [...path, id]
    const facing = typeof name === 'string' ? parseFacingName(name, scenario.map.grid) : undefined
    facings[counterOf(id, at, scenario)] =
      facing ?? refuse(at, name, localized('une orientation s0…s5 ou v0…v5', 'a facing s0…s5 or v0…v5'))
  }
  return facings
}

/** An object; with `keys`, one that has no others. */
function members(value: unknown, path: Path, keys?: readonly string[]): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(path, value, localized('un objet', 'an object'))
  const unknown = keys && Object.keys(value).find((key) => !keys.includes(key))
  if (unknown !== undefined) {
    const listed = keys?.join(', ') ?? ''
    throw new Misfit(
      [...path, unknown],
      localized(
        `clé inconnue\u202f; attendu\u202f: ${listed}`,
        `found an unknown key, expected one of ${listed}`,
      ),
    )
  }
  return value as Members
}

function items(value: unknown, path: Path): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : refuse(path, value, localized('une liste', 'a list'))
}

function counterOf(value: unknown, path: Path, { counters }: Scenario): CounterId {
  if (typeof value === 'string' && Object.hasOwn(counters, value)) return value as CounterId
  return refuse(
    path,
    value,
    localized('l’identifiant d’un pion du scénario', 'the id of a counter of the scenario'),
  )
}

function hexOf(value: unknown, path: Path, scenario: Scenario): HexKey {
  const hex = typeof value === 'string' ? hexOfName(scenario, value) : undefined
  return hex
    ? hexKey(hex)
    : refuse(path, value, localized('le nom d’une case de la carte', 'the name of a hex of the map'))
}
