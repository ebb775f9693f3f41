/** The field of fire of a character as it stands: hexes by band and cover, those that somebody screens, and its targets with exact chances. */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { hexDistance, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer, type AnswerEntry } from '#shared/rules/answers/answer'
import { filled, list } from '#shared/rules/answers/answerParts'
import { toNumber } from '../../chances/fraction'
import { opponentsOf } from '#shared/rules/standing/position'
import { because } from '#shared/rules/sentences/ruling'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { fireLine, type FireLine } from '../fire/fireLine'
import { resolvedShot } from '../play/fireAct'
import { enemiesInPlay } from '../play/sequence'
import { type MedievalPosition } from '../rules/medievalRules'
import { withAftermath } from './aftermath'
import { chanceFrom, harmsTo } from './inWords'
import { movementItems, ownOpenings, type Shooter } from './shotItems'
import { shadesOf } from './fireShades'

/** @rule MC-FIR-1 @rule HS-LOS-11 @rule HS-LOS-15 @rule SV-FIR-1 @rule SV-FIR-3 */
export function fieldOfFire(position: MedievalPosition, shooter: Shooter, turn: TurnMemory): Answer {
  const { firer, phase, weapon } = shooter
  const from = parseHexKey(position.scenario.counters[firer]?.hex as HexKey)
  const { targets, spared } = targetsOf(position, shooter, turn)
  const lists = filled([
    list(
      'targets',
      localized('Cibles', 'Targets'),
      targets.map(({ entry }) => entry),
    ),
    list('spared', localized('Hors d’atteinte', 'Out of its reach'), spared),
  ])
  return {
    headline: headlineOf(position, targets),
    wanted: localized('Cliquez une cible ou une case.', 'Click a target or a hex.'),
    items: [...ownOpenings(position, from), ...movementItems(position, firer, weapon, phase)],
    lists,
    shades: shadesOf(position, shooter),
    links: targets.map(({ line }) => ({ kind: 'fire', from: line.from, to: line.to })),
    because: [because('MC-FIR-1', { counter: firer })],
  }
}

interface Target {
  readonly counter: CounterId
  readonly line: FireLine
  readonly entry: AnswerEntry
  /** The chances of a wound or worse, then of any effect. */
  readonly weight: readonly [number, number]
}

/** The enemies within its reach: those that it can shoot at, the likeliest to be hurt first, and the others with the reason. */
function targetsOf(position: MedievalPosition, { firer, phase, weapon }: Shooter, turn: TurnMemory) {
  const { scenario } = position
  const from = parseHexKey(scenario.counters[firer]?.hex as HexKey)
  const targets: Target[] = []
  const spared: AnswerEntry[] = []
  for (const counter of opponentsOf(position, firer)) {
    const hex = parseHexKey(scenario.counters[counter]?.hex as HexKey)
    if (hexDistance(from, hex) > weapon.long || !enemiesInPlay(position, firer, [counter]).value) continue
    const line = fireLine(position, firer, counter)?.value
    const shot = resolvedShot(position, turn, { firer, target: counter, phase })
    if (!line || !shot.value) {
      spared.push({ counter, hexes: [hex], because: shot.because })
      continue
    }
    const outcomes = withAftermath(position, shot.value.outcomes(), shot.value.roll.dice, turn)
    const entry = {
      counter,
      hexes: [hex],
      value: harmsTo(position, counter, outcomes, phase),
      outcomes,
      because: shot.because,
    }
    const weight = [toNumber(chanceFrom(outcomes, 3)), toNumber(chanceFrom(outcomes, 1))] as const
    targets.push({ counter, line, entry, weight })
  }
  targets.sort((a, b) => b.weight[0] - a.weight[0] || b.weight[1] - a.weight[1])
  return { targets, spared }
}

function headlineOf({ scenario }: MedievalPosition, targets: readonly Target[]): Localized {
  const [best] = targets
  if (!best) return localized('aucune cible', 'no target')
  const name = counterName(scenario, best.counter)
  const harms = best.entry.value ?? localized('', '')
  if (targets.length === 1)
    return localized(`1 cible, ${name}\u202f: ${harms.fr}`, `1 target, ${name}: ${harms.en}`)
  return localized(
    `${targets.length} cibles, la meilleure ${name}\u202f: ${harms.fr}`,
    `${targets.length} targets, the best ${name}: ${harms.en}`,
  )
}
