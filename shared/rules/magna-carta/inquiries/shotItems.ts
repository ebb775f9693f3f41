/** Everything that a shot reads off the map, as items: weapon, range, modifiers, cover, who stands in the way, saves. */
import { counterName } from '#shared/document/counters'
import { halfHex } from '#shared/document/map'
import { nameOfHexside } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, sameHex } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Hexside, hexsideKey, hexsideOf, parseHexsideKey } from '#shared/hex/hexside'
import { type Localized, localized, sameInBoth, signed } from '#shared/i18n/localized'
import { type AnswerItem } from '#shared/rules/answers/answer'
import { item } from '#shared/rules/answers/answerParts'
import { chanceOf } from '../../chances/dice'
import { chanceInWords } from '../../chances/chanceInWords'
import { type TableRoll } from '../../resolution/rolls'
import { featureRow } from '#shared/rules/contract/rows'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { type FireLine, type FireTargetAt } from '../fire/fireLine'
import { type FirePhase } from '../figures/fireTables'
import { allowanceOf, allowanceWhenFiring } from '../movement/movementAllowance'
import { COVER_NAMES } from '../rows/covers'
import { type FireMode, type Weapon } from '../rows/weapons'
import { type MedievalPosition, type RangeBand } from '../rules/medievalRules'
import { wallToSight } from '../sight/sightBoard'
import { type SaveBy, savesOf } from '../saves/saves'
import { struckOnMap } from '../saves/savesOnMap'
import { hexes, points } from './inWords'

/** The one who shoots, the phase and the weapon. */
export interface Shooter {
  readonly firer: CounterId
  readonly phase: FirePhase
  readonly weapon: Weapon
}

export const BAND_NAMES: Readonly<Record<RangeBand, Localized>> = {
  short: localized('courte portée', 'short range'),
  medium: localized('portée moyenne', 'medium range'),
  long: localized('longue portée', 'long range'),
}

/** A shot that can be made, as it is read. */
interface ShotRead {
  readonly line: FireLine
  readonly roll: TableRoll
  readonly weapon: Weapon
  /** The target is. */
  readonly armoured: boolean
}

/** The items of a shot that can be made, in the order in which it is read. */
export function shotItems(
  position: MedievalPosition,
  firer: CounterId,
  target: FireTargetAt,
  { line, roll, weapon, armoured }: ShotRead,
): AnswerItem[] {
  return [
    ...lineItems(position, line, weapon),
    ...roll.modifiers.map(({ rule, name, value }) => item(name, value, because(rule))),
    ...(armoured ? armourItem(position) : []),
    shiftItem(weapon),
    ...(typeof target === 'string' ? saveItems(position, target, line.from) : []),
    ...(typeof target === 'string' ? [] : [standIn()]),
  ].map((item) => withCounter(item, firer))
}

/** The items of a line of fire, whether or not a shot may be made along it. */
export function lineItems(position: MedievalPosition, line: FireLine, weapon: Weapon): AnswerItem[] {
  return [
    rangeItem(line, weapon),
    ...openingItems(position, line),
    ...betweenItems(position, line),
    coverItem(line),
  ]
}

// The firer is the subject of the answer: a reason that names nobody is about it.
function withCounter({ reason, ...item }: AnswerItem, firer: CounterId): AnswerItem {
  return { ...item, reason: reason.at ? reason : { ...reason, at: { counter: firer } } }
}

/** @rule MC-FIR-1 */
function rangeItem({ from, to, band }: FireLine, weapon: Weapon): AnswerItem {
  const range = hexDistance(from, to)
  const far = hexes(range)
  const reach = band ? BAND_NAMES[band] : localized('hors de portée', 'out of range')
  const ends = band ? `${firstHex(weapon, band)}–${weapon[band]}` : `1–${weapon.long}`
  return item(
    weapon.name,
    localized(`${far.fr}, ${reach.fr} (${ends})`, `${far.en}, ${reach.en} (${ends})`),
    because('MC-FIR-1'),
  )
}

function firstHex({ short, medium }: Weapon, band: RangeBand): number {
  if (band === 'short') return 1
  return (band === 'medium' ? short : medium) + 1
}

/** Slits, windows and battlements that the line passes. @rule HS-LOS-7 */
function openingItems(position: MedievalPosition, { sight }: FireLine): AnswerItem[] {
  if (sight.visible !== true) return []
  return sight.because.flatMap((reason): AnswerItem[] => {
    if (reason.rule !== 'HS-LOS-7' || !reason.at || !('hexside' in reason.at)) return []
    return [throughItem(position, parseHexsideKey(reason.at.hexside), reason)]
  })
}

/** The openings of its own hex that a character fires through: it is directly behind them. @rule HS-LOS-7 */
export function ownOpenings(position: MedievalPosition, hex: Axial): AnswerItem[] {
  return DIRECTIONS.flatMap((way): AnswerItem[] => {
    const side = hexsideOf(hex, way)
    const { loophole } = wallToSight(position.rows, standingFeatures(position, side) ?? {}) ?? {}
    const behind = loophole && (loophole.inside === undefined || sameHex(halfHex(side, loophole.inside), hex))
    return behind ? [throughItem(position, side, because('HS-LOS-7', { hexside: hexsideKey(side) }))] : []
  })
}

function throughItem(position: MedievalPosition, side: Hexside, reason: Reason): AnswerItem {
  const { opening, barrier } = standingFeatures(position, side) ?? {}
  const row = featureRow(position.rows, opening?.feature) ?? featureRow(position.rows, barrier?.feature)
  return item(
    localized('tire à travers', 'fires through'),
    labelled(row?.name, nameOfHexside(position.scenario, side)),
    reason,
  )
}

function labelled(name: Localized | undefined, place: string): Localized {
  return name ? localized(`${name.fr} ${place}`, `${name.en} ${place}`) : sameInBoth(place)
}

/** @rule HS-LOS-15 @rule SV-FIR-1 @rule SV-FIR-2 */
function betweenItems({ scenario }: MedievalPosition, { between, over }: FireLine): AnswerItem[] {
  const [deciding = because('HS-LOS-15')] = over.because
  const { open, coverSteps } = over.value
  return between.map(({ counter }, index) => {
    const blocks = !open && deciding.at && 'counter' in deciding.at && deciding.at.counter === counter
    const raises = coverSteps > 0 && index === 0
    return item(
      localized('sur la ligne', 'on the line'),
      stands(counterName(scenario, counter), blocks, raises ? coverSteps : 0),
      { ...deciding, at: { counter } },
    )
  })
}

function stands(name: string, blocks: boolean | undefined, steps: number): Localized {
  if (blocks) return localized(`tir arrêté par ${name}`, `${name} stands in the way`)
  if (steps > 0)
    return localized(`${name}, couverture relevée d’un cran`, `${name}, cover raised by one step`)
  return localized(`${name}, sans effet`, `${name}, no effect`)
}

/** @rule HS-LOS-11 */
function coverItem({ cover, coverBecause: [reason = because('HS-LOS-11')] }: FireLine): AnswerItem {
  return item(localized('couverture', 'cover'), COVER_NAMES[cover], reason)
}

/** Tells that armour changes no die of fire, in a game where it does not. @rule SV-FIR-4 */
function armourItem({ rules: { figures } }: MedievalPosition): AnswerItem[] {
  const { armourRule } = figures.fire
  if (!armourRule) return []
  const value = localized('sans effet sur le dé', 'no effect on the die')
  return [item(localized('cible en armure', 'target in armour'), value, because(armourRule))]
}

/** @rule MC-FIR-3 */
function shiftItem({ shift }: Weapon): AnswerItem {
  const lines = Math.abs(shift) < 2 ? 'ligne' : 'lignes'
  return item(
    localized('décalage de l’arme', 'shift of the weapon'),
    localized(`${signed(shift)} ${lines}`, `${signed(shift)} ${Math.abs(shift) === 1 ? 'row' : 'rows'}`),
    because('MC-FIR-3'),
  )
}

const SAVE_NAMES: Readonly<Record<SaveBy, Localized>> = {
  shield: localized('grand bouclier', 'large shield'),
  armour: localized('armure', 'armour'),
}

/** The saves of who is struck, by fire from a hex or hand to hand. @rule SV-ARM-1 @rule SV-ARM-2 @rule SV-ARM-4 */
export function saveItems(position: MedievalPosition, struck: CounterId, from?: Axial): AnswerItem[] {
  const { saves } = position.rules.figures
  if (!saves) return []
  const { value, because: reasons } = struckOnMap(position, struck, from)
  const rolls = savesOf(value, saves).map(
    ({ by, chances, because: [reason = because('SV-ARM-1')] }): AnswerItem => {
      const { fr, en } = chanceInWords(chanceOf(chances, 'saved'))
      return item(SAVE_NAMES[by], localized(`sauve ${fr}`, `saves ${en}`), reason)
    },
  )
  if (!value.largeShield || value.fire?.throughFrontHex) return rolls
  const [reason = because('SV-ARM-2')] = reasons
  return [item(SAVE_NAMES.shield, value.fire ? BEHIND : IN_DEFENCE, reason), ...rolls]
}

const BEHIND = localized(
  'ne sert pas, le tir ne vient pas de face',
  'of no use, the fire is not from the front',
)
const IN_DEFENCE = localized('compté dans la défense, pas de jet', 'in the defence already, no roll')

/** Stands for a target of which nothing is known. */
export function standIn(): AnswerItem {
  return item(
    localized('cible', 'target'),
    localized('un personnage à pied, sans armure', 'a character on foot without armour'),
    because('MC-FIR-4'),
  )
}

const FIRE_NAMES: Readonly<Record<FireMode['fire'], Localized>> = {
  offensive: localized('tir offensif seulement', 'firing offensively only'),
  'offensive-and-defensive': localized('tir offensif et défensif', 'firing in both phases'),
  'offensive-or-defensive': localized('tir offensif ou défensif', 'firing in one of the phases'),
}

/** The movement that is left to who fires, by the mode of the weapon. @rule MC-FIR-1 */
export function movementItems(
  position: MedievalPosition,
  firer: CounterId,
  { modes }: Weapon,
  phase: FirePhase,
): AnswerItem[] {
  const counter = position.scenario.counters[firer]
  if (!counter) return []
  const allowance = allowanceOf(position, counter)
  return modes
    .filter(({ fire }) => phase === 'offensive' || fire !== 'offensive')
    .map((mode) => {
      const left = points(allowanceWhenFiring(allowance, mode))
      const { fr, en } = FIRE_NAMES[mode.fire]
      return item(
        localized(`mouvement en tirant, ${fr}`, `movement, ${en}`),
        left,
        because('MC-FIR-1', { counter: firer }),
      )
    })
}

/** The moment of a defensive shot, and that it costs the firer its opportunity attacks. @rule MC-SEQ-1 @rule MC-INF-5 */
export function defensiveItems(firer: CounterId): AnswerItem[] {
  const moment = item(
    localized('moment du tir', 'moment of the fire'),
    localized('pendant le mouvement adverse', 'while the enemy moves'),
    because('MC-SEQ-1'),
  )
  const after = item(
    localized('après ce tir', 'after this fire'),
    localized('plus d’attaque d’opportunité ce tour', 'no opportunity attack for the rest of the turn'),
    because('MC-INF-5', { counter: firer }),
  )
  return [moment, after]
}
