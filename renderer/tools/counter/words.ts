/** The words of the counter tool in the status line. */
import { type LaidGroup } from '#shared/armies/layGroup'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'
import { countedCounters } from '../words/counted'

export const NO_COUNTER = localized(
  'choisissez d’abord un pion dans le panneau Pions.',
  'first choose a counter in the Counters panel.',
)

/**
 * A press would place one by one.
 * @param remaining how many are still to be placed, before new ones are made
 * @param degrees by which R turns it
 */
export function placesOne(remaining: number, degrees: 30 | 60): Localized {
  const by = degrees === 30 ? localized(' de 30 degrés', ' by 30 degrees') : localized('', '')
  const [fr, en] =
    remaining > 0
      ? [
          `Cliquez pour poser un pion qui reste à placer (${remaining})`,
          `Click to place a counter that remains (${remaining})`,
        ]
      : ['Cliquez pour poser un nouveau pion', 'Click to place a new counter']
  return localized(
    `${fr}\u202f; R et Maj+R le tournent${by.fr}, Alt prélève un pion.`,
    `${en}; R and Shift+R turn it${by.en}, Alt picks a counter.`,
  )
}

/** A press would lay a group. @param made how many of them are new */
export function laysGroup(count: number, made: number): Localized {
  const all = countedCounters(count)
  const fresh =
    made === 0
      ? localized('', '')
      : made === count
        ? localized(made > 1 ? ' (nouveaux)' : ' (nouveau)', ' (new)')
        : localized(`, dont ${made} ${made > 1 ? 'nouveaux' : 'nouveau'}`, `, ${made} of them new`)
  return localized(
    `Pressez la première case, glissez vers où le groupe regarde\u202f: ${all.fr}${fresh.fr}.`,
    `Press the first hex, drag to where the group faces: ${all.en}${fresh.en}.`,
  )
}

export const NOTHING_TO_FILL = localized(
  'Pointez une zone, ou des cases que vous avez sélectionnées.',
  'Point at a zone, or at hexes that you have selected.',
)

/** The group under the pointer, or as it was placed: how many stand, how many do not, and why. */
export function groupInWords({ laid, left, held, closed }: LaidGroup): Localized {
  const placed = countedCounters(laid.length)
  if (left.length === 0) return localized(`${placed.fr}.`, `${placed.en}.`)
  const obstacles = [
    held > 0
      ? counted(held, localized('case prise', 'hex taken'), localized('cases prises', 'hexes taken'))
      : [],
    closed > 0
      ? counted(
          closed,
          localized('case interdite', 'hex closed'),
          localized('cases interdites', 'hexes closed'),
        )
      : [],
    localized('plus de case au-delà', 'no hexes beyond'),
  ].flat()
  const join = (language: 'fr' | 'en'): string => obstacles.map((words) => words[language]).join(', ')
  return localized(
    `${placed.fr}, ${left.length} sans place\u202f: ${join('fr')}.`,
    `${placed.en}, ${left.length} without a place: ${join('en')}.`,
  )
}
