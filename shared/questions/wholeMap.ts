/** Answers over the whole map that come down to sight: dead ground, and how many of a side see each hex (ANA-7). */
import { sideOf } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Answer, type AnswerShade, type OnProgress } from '#shared/rules/answers/answer'
import { covering, shade } from '#shared/rules/answers/answerParts'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { countersOnMap } from '#shared/rules/standing/position'

interface Watch {
  /** Its counters that look. */
  readonly counters: number
  readonly hexes: readonly { readonly hex: Axial; readonly viewers: number }[]
}

/** The hexes that nobody of a side sees. */
export function deadGroundAnswer(
  analysis: Analysis,
  scenario: Scenario,
  inquiry: Inquiry,
  onProgress?: OnProgress,
): Answer {
  const { counters, hexes } = watchOf(analysis, scenario, inquiry, onProgress)
  if (counters === 0) return NOBODY
  const dead = hexes.flatMap(({ hex, viewers }) => (viewers === 0 ? [hex] : []))
  const seen = hexes.flatMap(({ hex, viewers }) => (viewers === 0 ? [] : [hex]))
  return {
    headline: headlineOf(dead.length, hexes.length),
    shades: covering([
      shade('dead', localized('vue de personne', 'seen by nobody'), 'no', dead),
      shade('seen', localized('en vue', 'in sight'), 'yes', seen),
    ]),
    because: [],
  }
}

/** The number of counters of a side that see each hex; of a counter, whether it does. */
export function watchedAnswer(
  analysis: Analysis,
  scenario: Scenario,
  inquiry: Inquiry,
  onProgress?: OnProgress,
): Answer {
  const { counters, hexes } = watchOf(analysis, scenario, inquiry, onProgress)
  if (counters === 0) return NOBODY
  const dead = hexes.filter(({ viewers }) => viewers === 0).length
  const most = hexes.reduce((highest, { viewers }) => Math.max(highest, viewers), 0)
  const sees = hexes.length - dead
  return {
    headline:
      inquiry.counter === undefined
        ? localized(
            `jusqu’à ${most} ${most === 1 ? 'regard' : 'regards'} par case, ${headlineOf(dead, hexes.length).fr}`,
            `up to ${most} ${most === 1 ? 'viewer' : 'viewers'} a hex, ${headlineOf(dead, hexes.length).en}`,
          )
        : localized(
            `voit ${sees} ${sees === 1 ? 'case' : 'cases'} sur ${hexes.length}`,
            `sees ${sees} of ${hexes.length} hexes`,
          ),
    shades: bands(most).flatMap(([least, last]): AnswerShade[] => {
      const band = hexes.filter(({ viewers }) => viewers >= least && viewers <= last)
      if (band.length === 0) return []
      return [
        {
          id: least === last ? `by-${least}` : `by-${least}-${last}`,
          name: viewersInWords(least, last),
          tone: last / most,
          hexes: band.map(({ hex }) => hex),
          texts: band.map(({ viewers }) => String(viewers)),
        },
      ]
    }),
    because: [],
  }
}

const NOBODY: Answer = {
  headline: localized('aucun pion de ce camp sur la carte', 'no counter of this side on the map'),
  because: [],
}

function ofSide(scenario: Scenario, side: SideId | undefined): CounterId[] {
  if (side === undefined) throw new Error('the watch is asked of a side or a counter')
  return countersOnMap(scenario).flatMap(([id, counter]) => (sideOf(scenario, counter) === side ? [id] : []))
}

/** A counter that looks from several hexes counts for each of them. */
function watchOf({ sight }: Analysis, scenario: Scenario, inquiry: Inquiry, onProgress?: OnProgress): Watch {
  const own = inquiry.counter === undefined ? ofSide(scenario, inquiry.side) : [inquiry.counter]
  const viewers = own.map((id) => sight.viewersOf(scenario, id)).filter((places) => places.length > 0)
  const counts = sight.countViewers(scenario, viewers.flat(), onProgress)
  const hexes = [...hexesOfGrid(scenario.map.grid)].map((hex, index) => ({
    hex,
    viewers: counts[index] ?? 0,
  }))
  return { counters: viewers.length, hexes }
}

function headlineOf(dead: number, all: number): Localized {
  if (dead === 0) return localized('aucun angle mort', 'no dead ground')
  return localized(
    `${dead} ${dead === 1 ? 'case' : 'cases'} sur ${all} hors de vue`,
    `${dead} of ${all} hexes out of sight`,
  )
}

/** The most shades that can be distinguished. */
const MOST_BANDS = 6

/** Each number by itself as long as there are few, else bands twice as wide each. */
function bands(most: number): (readonly [least: number, last: number])[] {
  if (most <= MOST_BANDS) return Array.from({ length: most }, (_, index) => [index + 1, index + 1] as const)
  const found: (readonly [number, number])[] = []
  for (let least = 1; least <= most; least *= 2) found.push([least, Math.min(most, 2 * least - 1)])
  return found
}

function viewersInWords(least: number, last: number): Localized {
  if (least === last)
    return localized(
      `${least} ${least === 1 ? 'regard' : 'regards'}`,
      `${least} ${least === 1 ? 'viewer' : 'viewers'}`,
    )
  return localized(`${least} à ${last} regards`, `${least} to ${last} viewers`)
}
