/** The states of a counter that its face does not show, as layers of badges: a layer for each state that the rules keep. */
import * as traits from './traits'
import { type Counter } from '#shared/document/armies'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { type Localized } from '#shared/i18n/localized'
import { cardFace } from '#shared/painter/cardFace'
import { type Badge } from '#shared/rules/contract/counterFace'
import { badgePicture, badgePlace, type CardPicture, lying } from './cardPictures'
import { type ModuleSetting, say } from './setting'
import { spoken } from './strings'
import { WORDS } from './words'

/** One state by its values, the usual one first. */
interface State {
  readonly id: string
  readonly name: Localized
  readonly values: readonly { readonly name: Localized; readonly change: Partial<Counter> }[]
  /** The index of a counter's value among the values. */
  indexOf(counter: Counter): number
}

/**
 * A layer for each state of which a badge tells, each at a place of its own on the card; and a menu for all of them.
 * @param counter of the slot
 * @returns the layers of a counter as it begins; without one, those of the palette
 */
export function stateLayers(
  setting: ModuleSetting,
  counter: Counter,
  card: CardPicture,
): (begun: Counter | undefined) => traits.Trait[] {
  const { language } = setting
  const told = statesOf(setting).flatMap((state) => {
    const badges = state.values.map(({ change }) => badgeOf(setting, counter, change))
    if (badges.every((badge) => badge === undefined)) return []
    const levels = state.values.map(({ name }, value) => {
      const badge = badges[value]
      return {
        image: badge ? badgePicture(setting, badge, card) : '',
        // What is usual goes without saying.
        name: value === 0 ? '' : traits.afterName(`, ${spoken(name[language])}`),
      }
    })
    return [{ state, levels }]
  })
  const commands = told.map(({ state }) => commandOf(state, language))
  const menu = commands.length > 1 ? [traits.submenu(WORDS.states[language], commands)] : []
  const keys = told.map(({ state }) => keyOf(state))
  const reports = keys.length > 0 ? [traits.reports(keys, say(setting, 'shows'))] : []
  return (begun) => [
    ...menu,
    ...reports,
    ...told.map(({ state, levels }, index) =>
      traits.layer({
        property: state.id,
        levels,
        level: 1 + Math.max(0, begun ? state.indexOf(begun) : 0),
        at: badgePlace(setting, card, index),
        next: { words: commandOf(state, language), key: keyOf(state) },
      }),
    ),
  ]
}

const keyOf = ({ id }: State): string => traits.namedKey(`Next-${id}`)

function commandOf({ name }: State, language: 'fr' | 'en'): string {
  const words = spoken(name[language])
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function statesOf({ ruleset }: ModuleSetting): State[] {
  const { counterSchema, placements } = ruleset
  const place: State = {
    id: 'Placement',
    name: WORDS.placement,
    values: placements.map((placement) => ({ name: PLACEMENT_NAMES[placement], change: { placement } })),
    indexOf: (counter) => placements.indexOf(counter.placement),
  }
  const kept = counterSchema.fields.filter(({ of, kind }) => of === 'counter' && kind === 'choice')
  const states = kept.map(({ id, name, choices = [], default: usual }): State => {
    const values = choices.map((choice) => ({ name: choice.name, change: { status: { [id]: choice.id } } }))
    return {
      id: id.charAt(0).toUpperCase() + id.slice(1),
      name,
      values,
      indexOf: ({ status }) => choices.findIndex((choice) => choice.id === (status[id] ?? usual)),
    }
  })
  return [...(placements.length > 1 ? [place] : []), ...states]
}

/** The badge that a state adds to a card. */
function badgeOf(
  { scenario, ruleset }: ModuleSetting,
  counter: Counter,
  change: Partial<Counter>,
): Badge | undefined {
  const badges = (one: Counter): readonly Badge[] => cardFace(scenario, one, ruleset).badges ?? []
  const plain = new Set(badges(lying(counter)))
  return badges(lying(counter, change)).find((badge) => !plain.has(badge))
}
