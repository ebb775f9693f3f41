/** The hexes of a field of fire as areas: by band and cover, and those that somebody screens. */
import { type Axial, hexDistance, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type AnswerShade } from '#shared/rules/answers/answer'
import { type Fraction, toNumber } from '../../chances/fraction'
import { chanceInWords } from '../../chances/chanceInWords'
import { sightRay } from '../../engine/sightRay'
import { fieldOfView } from '../../engine/viewers'
import { rangeBand } from '../fire/fire'
import { shotsInSight } from '../fire/shotOnMap'
import { type Cover, COVER_NAMES, COVERS } from '../rows/covers'
import { type MedievalPosition, type RangeBand } from '../rules/medievalRules'
import { sightField } from '../sight/sightField'
import { hitChances } from './likelyShots'
import { BAND_NAMES, type Shooter } from './shotItems'

interface Area {
  readonly band: RangeBand
  readonly cover: Cover
  readonly chance: Fraction
  readonly hexes: Axial[]
}

/** One area for each band, cover and chance to hit somebody on foot without armour; those seen and screened are apart. */
export function shadesOf(position: MedievalPosition, { firer, phase, weapon }: Shooter): AnswerShade[] {
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

/** Hexes of one chance, but in better cover, are distinguished by their lines. */
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
