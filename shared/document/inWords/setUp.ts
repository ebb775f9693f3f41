/** The set-up of a side in words (SCN-4), for panels and booklet: when, where, facing which way, and seen by whom. */
import { NAMELESS } from '../called'
import { type Localized, localized } from '#shared/i18n/localized'
import { countSetUp, setUpOf, setUpZones } from '../setUp'
import { type Side } from '../armies'
import { type SideId } from '../ids'
import { type Scenario } from '../types'
import { both, listed, OR, quoted, some } from './lists'
import { sideInWords } from './kindOfPieces'

/**
 * Sentences: "Le camp « Savoie » se place en premier, librement dans la zone « Camp », chaque pion tourné comme il veut. Les autres
 * camps ne voient pas sa mise en place."
 */
export function setUpInWords(scenario: Scenario, id: SideId): Localized {
  const side = scenario.sides[id]
  if (!side) return localized('', '')
  const { facing, secret } = setUpOf(side)
  const name = sideInWords(scenario, id)
  const parts = [
    localized(`Le ${name.fr} se place`, `The ${name.en} sets up`),
    orderInWords(scenario, id),
    whereInWords(scenario, id),
    FACINGS[facing],
  ]
  const first = both((say) => `${parts.map(say).join('')}.`)
  const others = [...(secret ? [SECRET] : []), ...hiddenInWords(scenario, id)]
  return both((say) => [first, ...others].map(say).join(' '))
}

const FACINGS = {
  free: localized(', chaque pion tourné à son gré', ', each counter facing as it likes'),
  'as-placed': localized(
    ', chaque pion tourné comme la carte le montre',
    ', each counter facing as the map shows it',
  ),
}

const SECRET = localized(
  'Les autres camps ne voient pas sa mise en place avant que la partie commence.',
  'The other sides do not see its set-up before play begins.',
)

/** The place of its number among those that the sides have; nothing where all sides have the same. */
function orderInWords({ sides }: Pick<Scenario, 'sides'>, id: SideId): Localized {
  const orders = Object.values<Side>(sides).map((side) => setUpOf(side).order)
  const known = [...new Set(orders)].sort((a, b) => a - b)
  if (known.length < 2) return localized('', '')
  const own = known.indexOf(setUpOf(sides[id] as Side).order)
  const shares = orders.filter((order) => order === known[own]).length > 1
  const together = shares ? localized(' avec ceux du même rang,', ' with those of the same rank,') : undefined
  const rank = ranked(own, known.length)
  return together ? both((say) => `${say(rank)}${say(together)}`) : rank
}

function ranked(index: number, count: number): Localized {
  if (index === 0) return localized(' en premier,', ' first,')
  if (index === count - 1) return localized(' en dernier,', ' last,')
  const suffix = ['st', 'nd', 'rd'][index] ?? 'th'
  return localized(` en ${index + 1}\u1d49,`, ` ${index + 1}${suffix},`)
}

function whereInWords(scenario: Scenario, id: SideId): Localized {
  const side = scenario.sides[id] as Side
  if (setUpOf(side).where === 'as-placed')
    return localized(
      ' sur les cases où la carte montre ses pions',
      ' on the hexes where the map shows its counters',
    )
  const zones = setUpZones(scenario, id)
  if (zones.length === 0)
    return localized(' dans ses zones, qui restent à tracer', ' in its zones, which are still to be drawn')
  const names = listed(
    zones.map(([, { name }]) => quoted(name || NAMELESS)),
    OR,
  )
  return localized(` librement dans la zone ${names.fr}`, ` freely in the zone ${names.en}`)
}

function hiddenInWords(scenario: Scenario, id: SideId): Localized[] {
  const { hidden, decoys } = countSetUp(scenario, id)
  const counters = some(
    hidden,
    localized('de ses pions', 'of its counters'),
    localized('de ses pions', 'of its counters'),
  )
  return [
    ...(hidden > 0
      ? [
          hidden === 1
            ? localized('Un de ses pions est caché.', 'One of its counters is hidden.')
            : localized(`${counters.fr} sont cachés.`, `${counters.en} are hidden.`),
        ]
      : []),
    ...(decoys > 0
      ? [
          both(
            (say) =>
              `${say(localized('Il a', 'It has'))} ${say(some(decoys, localized('leurre', 'decoy'), localized('leurres', 'decoys')))}.`,
          ),
        ]
      : []),
  ]
}
