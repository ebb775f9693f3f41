/** The scenario as a game (texts, turns, victory…) in the place of the map, and back; and from a hex to what it says of it. */
import { type GamePlace, gamePlaces } from '#shared/document/gamePlaces'
import { localized, type Localized } from '#shared/i18n/localized'
import { type EditorState } from '../editor/editor'
import { type Action, always } from './action'

export const scenarioView: Action = {
  id: 'scenario-view',
  name: () => localized('Scénario', 'Scenario'),
  shortcuts: ['F7'],
  everywhere: true,
  isEnabled: always,
  run: (_editor, ui) => ui.toggleView('scenario'),
}

/** Opens the first entry or objective drawn on the selected hexes and hexsides. */
export const openGamePlace: Action = {
  id: 'open-game-place',
  name: (state) => nameOf(placeSelected(state)),
  everywhere: true,
  isEnabled: ({ store }) => placeSelected(store.getState()) !== undefined,
  run({ store }, ui) {
    const place = placeSelected(store.getState())
    if (place) ui.openPart(place.of)
  },
}

function placeSelected({ document, session }: EditorState): GamePlace | undefined {
  const { selection } = session
  if (selection.kind !== 'hexes' && selection.kind !== 'hexsides') return undefined
  return gamePlaces(document.scenario).find((place) =>
    selection.kind === 'hexes'
      ? selection.hexes.some((hex) => place.hexes.includes(hex))
      : selection.hexsides.some((side) => place.hexsides.includes(side)),
  )
}

function nameOf(place: GamePlace | undefined): Localized {
  return place?.act === 'enter'
    ? localized('Voir le renfort qui entre ici', 'See the reinforcement that enters here')
    : localized('Voir la condition de victoire d’ici', 'See the victory condition of this place')
}
