/** The choices on the map that the forms of the scenario view offer: a place, counters, things to break. */
import { type Break } from '#shared/document/game'
import { type Place } from '#shared/document/place'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { placeOfHexes } from '#shared/document/placeOfHexes'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { NOTHING } from '../../editor/selection'
import { type Selection } from '../../editor/ports/session'
import { type Words } from '../../i18n/language'
import { type Editor } from '../../editor/editor'
import { type Ui } from '../../ui/uiStore'

type Apply<T> = (value: T) => Words | undefined

/** The part of a choice that the thing chosen decides. */
interface Choice {
  readonly name: Words
  readonly hint: Words
  /** Hexes one by one, or what the selection tool takes otherwise: counters, hexsides. */
  readonly shape: 'hexes' | 'counters'
  /** Selected at first. */
  readonly start: Selection
  /** See `Choosing`. */
  take(selection: Selection): (() => Words | undefined) | undefined
}

/** Shows the map with the selection tool in hand; the scenario view comes back, and with it the tool and the selection of before. */
export function chooseOnMap({ store, session }: Editor, ui: Pick<Ui, 'choose'>, choice: Choice): void {
  const { name, hint, shape, start, take } = choice
  const { tool, options, selection } = store.getState().session
  const restore = (): void => {
    session.setTool(tool)
    session.setOptions({ selectShape: options.selectShape })
    session.select(selection)
  }
  ui.choose({ name, hint, view: 'scenario', take, restore })
  session.setTool('select')
  session.setOptions({ selectShape: shape })
  session.select(start)
}

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
): Choice {
  const kind = typeof place === 'string' ? place : place.kind
  const start = typeof place === 'string' || kind !== 'hexes' ? [] : hexesOfPlace(scenario(), place)
  return {
    name,
    hint: HINTS[kind],
    shape: 'hexes',
    start: hexesSelected(start),
    take(selection) {
      const chosen = selection.kind === 'hexes' ? placeOfHexes(scenario(), kind, selection.hexes) : undefined
      return chosen && (() => apply(chosen))
    },
  }
}

export function chooseCounters(name: Words, apply: Apply<readonly CounterId[]>): Choice {
  return {
    name,
    shape: 'counters',
    start: NOTHING,
    hint: localized(
      'Cliquez un pion, Maj en ajoute, ou encadrez-les.',
      'Click a counter, Shift adds, or frame them.',
    ),
    take: (selection) => (selection.kind === 'counters' ? () => apply(selection.counters) : undefined),
  }
}

/** Hexsides with walls, or hexes with structures. */
export function chooseTargets(name: Words, apply: Apply<Pick<Break, 'hexes' | 'hexsides'>>): Choice {
  return {
    name,
    shape: 'counters',
    start: NOTHING,
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
