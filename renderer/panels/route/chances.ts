/** Chances as the route panel shows them: a name, the exact fraction, and its part of a bar. */
import { type Localized, localized } from '#shared/i18n/localized'
import { overCommonDenominator, toNumber } from '#shared/rules/chances/fraction'
import { type Arrival, type ArrivalChances, ARRIVALS, type RouteTest } from '#shared/rules/answers/route'

/** The gravity of an outcome, which decides its colour: 0 nothing, 1 stopped, 2 stunned, 3 wounded, 4 killed. */
type Gravity = 0 | 1 | 2 | 3 | 4

export interface Chance {
  readonly id: string
  readonly name: Localized
  /** As the rules give it: "7/10". */
  readonly fraction: string
  /** 0 to 1, for bars and percentages. */
  readonly part: number
  readonly gravity: Gravity
}

const ARRIVAL_NAMES: Readonly<Record<Arrival, Localized>> = {
  unhurt: localized('indemne', 'unhurt'),
  stopped: localized('arrêté', 'stopped'),
  stunned: localized('assommé', 'stunned'),
  wounded: localized('blessé', 'wounded'),
  killed: localized('tué', 'killed'),
}

/** Results of a roll; one that is not here goes by its id. */
const OUTCOMES: Readonly<Record<string, { readonly name: Localized; readonly gravity: Gravity }>> = {
  none: { name: localized('rien', 'nothing'), gravity: 0 },
  stop: { name: localized('arrêté', 'stopped'), gravity: 1 },
  stunned: { name: ARRIVAL_NAMES.stunned, gravity: 2 },
  wounded: { name: ARRIVAL_NAMES.wounded, gravity: 3 },
  killed: { name: ARRIVAL_NAMES.killed, gravity: 4 },
}

function partOf(fraction: string): number {
  const [numerator = 0, denominator = 1] = fraction.split('/').map(Number)
  return numerator / denominator
}

/** The chances on arrival, over one denominator; those of 0 are left out, but for arriving unhurt. */
export function chancesOnArrival(arrival: ArrivalChances): Chance[] {
  const fractions = overCommonDenominator(arrival)
  return ARRIVALS.map((id, index) => ({
    id,
    name: ARRIVAL_NAMES[id],
    fraction: fractions[id],
    part: toNumber(arrival[id]),
    gravity: index as Gravity,
  })).filter(({ id }) => id === 'unhurt' || arrival[id].numerator > 0n)
}

/** The chances of one roll, as its table says; those of 0 are left out. */
export function rollChances({ outcomes }: RouteTest): Chance[] {
  return Object.entries(outcomes)
    .map(([id, fraction]): Chance => {
      const { name, gravity } = OUTCOMES[id] ?? { name: localized(id, id), gravity: 4 }
      return { id, name, fraction, part: partOf(fraction), gravity }
    })
    .filter(({ part }) => part > 0)
}
