/** The field of fire of a character as it stands: hexes by band and cover, those that somebody screens, and its targets with exact chances. */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { type Axial, hexDistance, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer, type AnswerEntry, type AnswerShade } from '../../answer'
import { type Fraction, toNumber } from '../../chances/fraction'
import { chanceInWords } from '../../chances/chanceInWords'
import { sightRay } from '../../engine/sightRay'
import { fieldOfView } from '../../engine/viewers'
import { opponentsOf } from '../../position'
import { because } from '../../ruling'
import { NOTHING_HAPPENED } from '../../turnMemory'
import { rangeBand } from '../fire/fire'
import { fireLine, type FireLine } from '../fire/fireLine'
import { shotsInSight } from '../fire/shotOnMap'
import { resolvedShot } from '../play/fireAct'
import { enemiesInPlay } from '../play/sequence'
import { type Cover, COVER_NAMES, COVERS } from '../rows/covers'
import { type MedievalPosition, type RangeBand } from '../rules/medievalRules'
import { sightField } from '../sight/sightField'
import { withAftermath } from './aftermath'
import { chanceFrom, shotHarms } from './inWords'
import { hitChances } from './likelyShots'
import { BAND_NAMES, movementItems, ownOpenings, type Shooter } from './shotItems'

/** @rule MC-FIR-1 @rule HS-LOS-11 @rule HS-LOS-15 @rule SV-FIR-1 @rule SV-FIR-3 */
export function fieldOfFire(position: MedievalPosition, shooter: Shooter): Answer {
  const { firer, phase, weapon } = shooter
  const from = parseHexKey(position.scenario.counters[firer]?.hex as HexKey)
  const { targets, spared } = targetsOf(position, shooter)
  const lists = [
    { id: 'targets', title: localized('Cibles', 'Targets'), entries: targets.map(({ entry }) => entry) },
    { id: 'spared', title: localized('Hors d’atteinte', 'Out of its reach'), entries: spared },
  ].filter(({ entries }) => entries.length > 0)
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
  /** Of a wound or worse, then of any effect. */
  readonly weight: readonly [number, number]
}

/** The enemies within its reach: those that it can shoot at, the likeliest to be hurt first, and the others with the reason. */
function targetsOf(position: MedievalPosition, { firer, phase, weapon }: Shooter) {
  const { scenario } = position
  const from = parseHexKey(scenario.counters[firer]?.hex as HexKey)
  const targets: Target[] = []
  const spared: AnswerEntry[] = []
  for (const counter of opponentsOf(position, firer)) {
    const hex = parseHexKey(scenario.counters[counter]?.hex as HexKey)
    if (hexDistance(from, hex) > weapon.long || !enemiesInPlay(position, firer, [counter]).value) continue
    const line = fireLine(position, firer, counter)?.value
    const shot = resolvedShot(position, NOTHING_HAPPENED, { firer, target: counter, phase })
    if (!line || !shot.value) {
      spared.push({ counter, hexes: [hex], because: shot.because })
      continue
    }
    const outcomes = withAftermath(position, shot.value.outcomes, shot.value.roll.dice)
    const entry = {
      counter,
      hexes: [hex],
      value: shotHarms(outcomes, phase),
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

interface Area {
  readonly band: RangeBand
  readonly cover: Cover
  readonly chance: Fraction
  readonly hexes: Axial[]
}

/** One area for each band, cover and chance to hit somebody on foot without armour; those seen and screened are apart. */
function shadesOf(position: MedievalPosition, { firer, phase, weapon }: Shooter): AnswerShade[] {
  const from = parseHexKey(position.scenario.counters[firer]?.hex as HexKey)
  const { visible } = fieldOfView(sightRay(sightField(position)), from, weapon.long)
  const areas = new Map<string, Area>()
  const screened: Axial[] = []
  const behind: Axial[] = []
  const chanceOf = hitChances(position, 1)
  const shotAt = shotsInSight(position, firer, phase)
  for (const hex of shotAt ? visible : []) {
    if (hexDistance(from, hex) < 1 || !shotAt) continue
    const shot = shotAt(hex)
    if (!shot.value) {
      const unseen = shot.because.some(({ rule }) => rule === 'SV-FIR-3')
      ;(unseen ? behind : screened).push(hex)
      continue
    }
    const { cover, range } = shot.value
    const band = rangeBand(weapon, range)
    if (!band) continue
    const chance = chanceOf(shot.value)
    const key = `${band}-${cover}-${chance.numerator}`
    const area = areas.get(key) ?? { band, cover, chance, hexes: [] }
    areas.set(key, area)
    area.hexes.push(hex)
  }
  const inOrder = [...areas].sort(([, a], [, b]) => rank(a) - rank(b))
  return [
    ...inOrder.map(([id, area]) => shadeOf(id, area)),
    ...shadeOfNo('screened', SCREENED, screened),
    ...shadeOfNo('behind', BEHIND, behind),
  ]
}

function shadeOf(id: string, { band, cover, chance, hexes }: Area): AnswerShade {
  const ruled = RULED[cover]
  const [reach, behind, odds] = [BAND_NAMES[band], COVER_NAMES[cover], chanceInWords(chance)]
  return {
    id,
    name: localized(
      `${reach.fr}, ${cover === 'none' ? 'sans couverture' : `couverture ${behind.fr}`}\u202f: touché ${odds.fr}`,
      `${reach.en}, ${cover === 'none' ? 'no' : behind.en} cover: hit ${odds.en}`,
    ),
    tone: toNumber(chance),
    ...(ruled && { ruled }),
    hexes,
    texts: hexes.map(() => `${chance.numerator}/${chance.denominator}`),
  }
}

/** Hexes of one chance, but in better cover, are told apart by their lines. */
const RULED: Readonly<Partial<Record<Cover, AnswerShade['ruled']>>> = { light: 1, medium: 2, heavy: 3 }

const SCREENED = localized('vue, mais quelqu’un fait écran', 'seen, but somebody stands in the way')
const BEHIND = localized('hors de son champ de vision', 'out of its field of view')

function shadeOfNo(id: string, name: Localized, hexes: readonly Axial[]): AnswerShade[] {
  return hexes.length === 0 ? [] : [{ id, name, tone: 'no', hexes }]
}

/** Near before far, open before covered, likely before unlikely. */
function rank({ band, cover, chance }: Area): number {
  return Object.keys(BAND_NAMES).indexOf(band) * 100 + COVERS.indexOf(cover) * 10 - toNumber(chance)
}
