/** The kinds of conditions of victory by name, and a new one of each kind (SCN-5). */
import { type Condition, type Who } from '#shared/document/game'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'

export const CONDITION_NAMES: Readonly<Record<Condition['kind'], Localized>> = {
  hold: localized('Tenir un lieu', 'Hold a place'),
  eliminate: localized('Éliminer des pions', 'Eliminate counters'),
  exit: localized('Sortir de la carte', 'Leave the map'),
  survive: localized('Garder des pions en vie', 'Keep counters alive'),
  capture: localized('Capturer des pions', 'Capture counters'),
  break: localized('Abattre des ouvrages', 'Bring structures down'),
  score: localized('Points par pion', 'Points for each counter'),
}

export const CONDITION_KINDS = Object.keys(CONDITION_NAMES) as readonly Condition['kind'][]

/**
 * A condition that says something sensible at once: of the winner's own counters where they live or leave, of the others' where they
 * fall. `side` is whose victory it is; undefined = nobody's.
 */
export function newCondition(
  { sides }: Pick<Scenario, 'sides'>,
  kind: Condition['kind'],
  side: SideId | undefined,
): Condition {
  const all = Object.keys(sides) as SideId[]
  const own: readonly Who[] = all.filter((id) => id === (side ?? all[0])).map(ofSide)
  const others: readonly Who[] = all.filter((id) => id !== (side ?? all[0])).map(ofSide)
  switch (kind) {
    case 'hold':
      return { kind, place: { kind: 'hexes', hexes: [] }, by: 'presence' }
    case 'exit':
      return { kind, who: own, place: { kind: 'edge', edge: 'left' } }
    case 'survive':
      return { kind, who: own }
    case 'eliminate':
    case 'capture':
      return { kind, who: others }
    case 'break':
      return { kind, hexes: [], hexsides: [] }
    case 'score':
      return { kind, who: others, state: 'eliminated' }
  }
}

const ofSide = (side: SideId): Who => ({ kind: 'side', side })
