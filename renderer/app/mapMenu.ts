/** The menu on the map: the actions offered for what a click there is about. */
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Menu, STATES } from '../actions/menus'
import { type Selection } from '../editor/ports/session'

type MapMenu = Pick<Menu, 'groups'>

const VIEW = ['zoom-in', 'zoom-out', 'fit']
const PLACEMENT = ['place-higher', 'place-lower']
const HISTORY = ['undo', 'redo']

const MENUS: Readonly<Record<Exclude<Selection['kind'], 'counterType'>, MapMenu>> = {
  counters: {
    groups: [
      ['select-group', 'turn-right', 'turn-left', 'align-facings', 'turn-over'],
      [{ ...STATES, inline: true }],
      ['raise-in-stack', 'lower-in-stack', ...PLACEMENT],
      ['lay-counters', 'edit-type', 'keep-types', 'duplicate', 'take-off-map', 'delete'],
      HISTORY,
    ],
  },
  hexsides: {
    groups: [
      ['open-or-close', 'flip-inside', 'turn-inside'],
      ['open-game-place'],
      ['delete', 'clear-side'],
      HISTORY,
    ],
  },
  hexes: {
    groups: [
      ['select-areas', 'zone-from-hexes', 'open-game-place'],
      ['enclose', 'clear-round'],
      ['turn-right', 'turn-left', 'remove-structure', 'remove-markers'],
      ['delete'],
      HISTORY,
    ],
  },
  label: { groups: [['type-label', 'turn-right', 'turn-left'], ['delete'], HISTORY] },
  zone: { groups: [['select-zone-hexes'], ['delete'], HISTORY] },
  none: { groups: [VIEW, HISTORY] },
}

/** Under rules that know one placement only, none is offered. */
export function mapMenu({ kind }: Selection, { placements }: Pick<Ruleset, 'placements'>): MapMenu {
  const { groups } = MENUS[kind === 'counterType' ? 'none' : kind]
  if (placements.length > 1) return { groups }
  return { groups: groups.map((group) => group.filter((entry) => !PLACEMENT.includes(entry as string))) }
}
