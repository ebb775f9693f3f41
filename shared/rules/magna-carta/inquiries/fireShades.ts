/** The hexes of a field of fire as areas: by band and cover, and those that somebody screens. */
import { type Axial, hexDistance, type HexKey, parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { grouped } from '#shared/lang/grouped'
import { type AnswerShade } from '#shared/rules/answers/answer'
import { covering, shade } from '#shared/rules/answers/answerParts'
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

interface Shot {
  readonly hex: Axial
  readonly band: RangeBand
  readonly cover: Cover
  readonly chance: Fraction
}

/** One area for each band, cover and chance to hit somebody on foot without armour; those seen and screened are apart. */
export function shadesOf(position: MedievalPosition, { firer, phase, weapon }: Shooter): AnswerShade[] {
  const from = parseHexKey(position.scenario.counters[firer]?.hex as HexKey)
  const { visible } = fieldOfView(sightRay(sightField(position)), from, weapon.long)
  const shots: Shot[] = []
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
    shots.push({ hex, band, cover, chance: chanceOf(shot.value) })
  }
  const areas = grouped(shots, keyOf).toSorted(([a], [b]) => rank(a) - rank(b))
  return covering([
    ...areas.map(shadeOf),
    shade('screened', SCREENED, 'no', screened),
    shade('behind', BEHIND, 'no', behind),
  ])
}

function keyOf({ band, cover, chance }: Shot): string {
  return `${band}-${cover}-${chance.numerator}`
}

function shadeOf(alike: readonly [Shot, ...Shot[]]): AnswerShade {
  const [shot] = alike
  const { band, cover, chance } = shot
  const [reach, behind, odds] = [BAND_NAMES[band], COVER_NAMES[cover], chanceInWords(chance)]
  const name = localized(
    `${reach.fr}, ${cover === 'none' ? 'sans couverture' : `couverture ${behind.fr}`}\u202f: touché ${odds.fr}`,
    `${reach.en}, ${cover === 'none' ? 'no' : behind.en} cover: hit ${odds.en}`,
  )
  const hexes = alike.map(({ hex }) => hex)
  const text = `${chance.numerator}/${chance.denominator}`
  return { ...shade(keyOf(shot), name, toNumber(chance), hexes, text), ...RULED[cover] }
}

/** Hexes of one chance, but in better cover, are distinguished by their lines. */
const RULED: Readonly<Partial<Record<Cover, Pick<AnswerShade, 'ruled'>>>> = {
  light: { ruled: 1 },
  medium: { ruled: 2 },
  heavy: { ruled: 3 },
}

const SCREENED = localized('vue, mais quelqu’un fait écran', 'seen, but somebody stands in the way')

const BEHIND = localized('hors de son champ de vision', 'out of its field of view')

/** Near before far, open before covered, likely before unlikely. */
function rank({ band, cover, chance }: Shot): number {
  return Object.keys(BAND_NAMES).indexOf(band) * 100 + COVERS.indexOf(cover) * 10 - toNumber(chance)
}
