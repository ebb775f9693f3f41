/** The question how dangerous each hex is to a side: the likeliest single shot of its enemies' next offensive fire (MC-FIR, SV-FIR). */
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { grouped } from '#shared/lang/grouped'
import {
  type Answer,
  type AnswerEntry,
  type AnswerShade,
  type Gravity,
  type OnProgress,
} from '#shared/rules/answers/answer'
import { filled, item, list, shade } from '#shared/rules/answers/answerParts'
import { chanceInSigns, chanceInWords } from '../../chances/chanceInWords'
import { compareFractions, type Fraction, toNumber } from '../../chances/fraction'
import { chosenIn, type InquiryAnswers, type InquiryChoice } from '#shared/rules/answers/inquiry'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { because } from '#shared/rules/sentences/ruling'
import { weaponInHand } from '../fire/shotOnMap'
import { playedPosition } from '../house/playedRules'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { hexes as hexesInWords } from './inWords'
import { likeliestShots, type LikelyShot } from './likelyShots'
import { settled } from './settled'
import { standIn } from './shotItems'

const HARM: InquiryChoice = {
  id: 'harm',
  name: localized('Effet', 'Effect'),
  values: [
    { id: 'any', name: localized('tout effet', 'any effect') },
    { id: 'wounded', name: localized('blessé ou tué', 'wounded or killed') },
    { id: 'killed', name: localized('tué', 'killed') },
  ],
}

const LEAST: Readonly<Record<string, Gravity>> = { any: 1, wounded: 3, killed: 4 }

const HIT: Readonly<Record<string, Localized>> = {
  any: localized('touché', 'hit'),
  wounded: localized('blessé ou tué', 'wounded or killed'),
  killed: localized('tué', 'killed'),
}

/** @rule MC-FIR-1 @rule MC-FIR-4 @rule HS-LOS-11 @rule HS-LOS-15 @rule SV-FIR-1 @rule SV-FIR-2 */
export function dangerInquiry(rules: MedievalRules): InquiryAnswers {
  return {
    choices: [HARM],
    answer(scenario, inquiry, onProgress) {
      const { side } = inquiry
      if (side === undefined) throw new Error('danger is asked of a side')
      return dangerTo(settled(playedPosition(rules, scenario)), side, chosenIn(HARM, inquiry), onProgress)
    },
  }
}

function dangerTo(position: MedievalPosition, side: SideId, harm: string, onProgress?: OnProgress): Answer {
  const { scenario } = position
  const enemies = countersOnMap(scenario).filter(([, counter]) => isEnemyOf(position, side, counter))
  const shots = likeliestShots(position, enemies, LEAST[harm] ?? 1, onProgress)
  const hexes = [...hexesOfGrid(scenario.map.grid)].length
  return {
    headline: headlineOf(shots, hexes, HIT[harm] ?? HARM.name),
    items: [
      standIn(),
      item(
        localized('tir', 'fire'),
        localized('le meilleur tir isolé, en tir offensif', 'the best single shot in offensive fire'),
        because('MC-FIR-1'),
      ),
    ],
    lists: filled([
      list('firers', localized('Tireurs adverses', 'Enemy firers'), firerEntries(position, enemies, shots)),
    ]),
    shades: shadesOf(shots, HIT[harm] ?? HARM.name),
    because: [because('MC-FIR-1'), because('MC-FIR-4')],
  }
}

function isEnemyOf({ scenario }: MedievalPosition, side: SideId, counter: Counter): boolean {
  const other = sideOf(scenario, counter)
  return other !== undefined && other !== side
}

function headlineOf(shots: readonly LikelyShot[], all: number, hit: Localized): Localized {
  const worst = shots.reduce<Fraction | undefined>(
    (most, { chance }) => (most && compareFractions(most, chance) >= 0 ? most : chance),
    undefined,
  )
  const free = hexesInWords(all - shots.length)
  if (!worst) return localized(`aucune case sous le tir`, `no hex under fire`)
  const [under, chance] = [hexesInWords(shots.length), chanceInWords(worst)]
  return localized(
    `${under.fr} sous le tir, ${hit.fr} ${chance.fr} au pire\u202f; ${free.fr} à l’abri`,
    `${under.en} under fire, ${hit.en} ${chance.en} at worst; ${free.en} out of it`,
  )
}

/** Each enemy with a missile weapon, and the hexes where no other is likelier to hit. */
function firerEntries(
  position: MedievalPosition,
  enemies: readonly (readonly [CounterId, Counter])[],
  shots: readonly LikelyShot[],
): AnswerEntry[] {
  const leading = new Map<CounterId, number>()
  for (const { firer } of shots) leading.set(firer, (leading.get(firer) ?? 0) + 1)
  const armed = enemies.flatMap(([id, { hex }]) => {
    const weapon = weaponInHand(position, id)
    return weapon.value && hex !== undefined
      ? [{ id, hex, weapon: weapon.value, reasons: weapon.because }]
      : []
  })
  return armed
    .sort((a, b) => (leading.get(b.id) ?? 0) - (leading.get(a.id) ?? 0))
    .map(({ id, hex, weapon, reasons }): AnswerEntry => {
      const { fr, en } = hexesInWords(leading.get(id) ?? 0)
      return {
        counter: id,
        hexes: [parseHexKey(hex)],
        value: localized(
          `${weapon.name.fr}, le plus à craindre sur ${fr}`,
          `${weapon.name.en}, the one to fear on ${en}`,
        ),
        because: reasons,
      }
    })
}

/** One area for each chance, the least first. */
function shadesOf(shots: readonly LikelyShot[], hit: Localized): AnswerShade[] {
  return grouped(shots, ({ chance }) => chanceInSigns(chance))
    .toSorted(([a], [b]) => compareFractions(a.chance, b.chance))
    .map((alike) => {
      const [{ chance }] = alike
      const [text, { fr, en }] = [chanceInSigns(chance), chanceInWords(chance)]
      return shade(
        `hit-${text.replace('/', '-of-')}`,
        localized(`meilleur tir isolé\u202f: ${hit.fr} ${fr}`, `best single shot: ${hit.en} ${en}`),
        toNumber(chance),
        alike.map(({ hex }) => hex),
        text,
      )
    })
}
