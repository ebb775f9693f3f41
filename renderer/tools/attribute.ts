/** Paints what a hex carries beside terrain and level. A stroke that begins on a hex which has it takes it away. */
import { setHexAttribute } from '#shared/commands/setHexAttribute'
import { attributeInWords, HEX_ATTRIBUTES, hexAttribute } from '#shared/document/hexAttributes'
import { type Localized, localized } from '#shared/i18n/localized'
import { regionOutline } from './overlay'
import { brushHexes, keysOf } from './rows'
import { defineTool, type Pointed, type ToolContext } from './tool'

/** @param value what the stroke gives; 0 = it takes away. */
type State = { readonly kind: 'idle' } | { readonly kind: 'painting'; readonly value: number }

const IDLE: State = { kind: 'idle' }

function paint(at: Pointed, value: number, context: ToolContext): State {
  const hexes = keysOf(brushHexes(at.hex, context))
  const { attribute } = context.options
  if (hexes.length > 0) context.gesture.run(setHexAttribute, { hexes, attribute, value })
  return { kind: 'painting', value }
}

/** The value of the option, or 0 where the hex has it already. */
function valueFor(at: Pointed, { options, scenario }: ToolContext): number {
  const most = HEX_ATTRIBUTES.find(({ id }) => id === options.attribute)?.most ?? 1
  const value = Math.min(options.attributeLevel, most)
  return hexAttribute(scenario.map, at.hex, options.attribute) === value ? 0 : value
}

export const attribute = defineTool<State>({
  id: 'attribute',
  name: localized('Attributs', 'Attributes'),
  hint: localized(
    'Glissez pour marquer les cases, à nouveau pour effacer\u202f; [ et ] changent le rayon, Alt prélève.',
    'Drag to mark hexes, once more to clear them; [ and ] change the radius, Alt picks.',
  ),
  icon: 'tag',
  shortcut: 'a',
  isOffered: ({ hexAttributes }) => hexAttributes.length > 0,
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        context.gesture.begin()
        return paint(event.at, valueFor(event.at, context), context)
      case 'enter':
        return state.kind === 'painting' ? paint(event.at, state.value, context) : state
      case 'up':
        if (state.kind === 'painting') context.gesture.commit()
        return IDLE
      case 'cancel':
        if (state.kind === 'painting') context.gesture.cancel()
        return IDLE
    }
  },
  overlay: (_state, pointed, context) =>
    pointed ? regionOutline(brushHexes(pointed.hex, context), context, 'hover') : [],
  status: (state, { options }) =>
    state.kind === 'painting' ? doing(state.value, options.attribute) : undefined,
})

function doing(value: number, id: string): Localized | undefined {
  const row = HEX_ATTRIBUTES.find((candidate) => candidate.id === id)
  if (!row) return undefined
  const words = attributeInWords(row, value)
  return value === 0 ? localized(`enlever\u202f: ${row.name.fr}`, `remove ${row.name.en}`) : words
}
