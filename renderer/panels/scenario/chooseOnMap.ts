/** The choices on the map that the forms of the scenario view offer: a place, counters, things to break. */
import { type Break } from '#shared/document/game'
import { type Place } from '#shared/document/place'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { placeOfHexes } from '#shared/document/placeOfHexes'
import { type CounterId, type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { NOTHING } from '../../editor/selection'
import { type Selection } from '../../editor/ports/session'
import { type Words } from '../../i18n/language'
import { type Choosing } from '../../ui/choosing'

type Apply<T> = (value: T) => Words | undefined

const VIEW = 'scenario'

const HINTS: Readonly<Record<Place['kind'], Words>> = {
  hexes: localized(
    'Cliquez ou glissez\u202f: chaque case s’ajoute, ou se retire si elle y est.',
    'Click or drag: each hex is added, or taken out where it is in.',
  ),
  edge: localized(
    'Cliquez la première et la dernière case, sur le même bord de la carte.',
    'Click the first and the last hex, on one edge of the map.',
  ),
  zone: localized('Cliquez une case de la zone.', 'Click a hex of the zone.'),
  'board-edge': localized('Cliquez des cases du bord d’un plateau.', 'Click hexes of the edge of a board.'),
}

/** A place of this kind; hexes begin with those that it has. */
export function choosePlace(
  name: Words,
  place: Place | Place['kind'],
  scenario: () => Scenario,
  apply: Apply<Place>,
): Choosing {
  const kind = typeof place === 'string' ? place : place.kind
  const start = typeof place === 'string' || kind !== 'hexes' ? [] : hexesOfPlace(scenario(), place)
  return {
    ...{ name, hint: HINTS[kind], shape: 'hexes', view: VIEW, start: hexesSelected(start) },
    take(selection) {
      const chosen = selection.kind === 'hexes' ? placeOfHexes(scenario(), kind, selection.hexes) : undefined
      return chosen && (() => apply(chosen))
    },
  }
}

export function chooseCounters(name: Words, apply: Apply<readonly CounterId[]>): Choosing {
  return {
    ...{ name, shape: 'counters', view: VIEW, start: NOTHING },
    hint: localized(
      'Cliquez un pion, Maj en ajoute, ou encadrez-les.',
      'Click a counter, Shift adds, or frame them.',
    ),
    take: (selection) => (selection.kind === 'counters' ? () => apply(selection.counters) : undefined),
  }
}

/** Hexsides with walls, or hexes with structures. */
export function chooseTargets(name: Words, apply: Apply<Pick<Break, 'hexes' | 'hexsides'>>): Choosing {
  return {
    ...{ name, shape: 'counters', view: VIEW, start: NOTHING },
    hint: localized(
      'Cliquez un mur (deux fois\u202f: son tracé) ou la case d’un ouvrage\u202f; Maj ajoute.',
      'Click a wall (twice: its run) or the hex of a structure; Shift adds.',
    ),
    take(selection) {
      if (selection.kind === 'hexes') return () => apply({ hexes: selection.hexes, hexsides: [] })
      return selection.kind === 'hexsides'
        ? () => apply({ hexes: [], hexsides: selection.hexsides })
        : undefined
    },
  }
}

function hexesSelected(hexes: ReturnType<typeof hexesOfPlace>): Selection {
  return hexes.length > 0 ? { kind: 'hexes', hexes } : NOTHING
}
