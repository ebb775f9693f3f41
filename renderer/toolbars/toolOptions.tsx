/** The settings that are a few choices of one tool. */
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'
import { ERASED, type Erased } from '#shared/commands/eraseHexes'
import { HEX_ATTRIBUTES } from '#shared/document/hexAttributes'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { headline } from '../i18n/language'
import { ERASED_NAMES } from '../tools/eraser'
import { SELECT_SHAPES } from '../tools/selectHexes'
import { Choice } from '../ui/controls/Choice'
import { NumberOption } from '../ui/controls/NumberOption'
import { useEditor, useLanguage, useRuleset, useSay } from '../ui/EditorContext'
import { OptionChoice, useOption } from './option'

const HEXES = localized('cases', 'hexes')

export function SelectShapeOption(): ReactNode {
  const say = useSay()
  const nameOf = (name: Localized): string => `${say(name)} (${say(HEXES)})`
  return (
    <div className="option">
      <OptionChoice
        of="selectShape"
        label={localized('Ce qu’un glissement encadre', 'What a drag frames')}
        options={SELECT_SHAPES.map(({ id, name }) => ({ id, name: id === 'counters' ? name : nameOf(name) }))}
      />
    </div>
  )
}

/** Short names, where the bar has no room for the full one. */
const SHORT: Readonly<Partial<Record<Erased, Localized>>> = {
  hexsides: localized('Bords', 'Hexsides'),
  ways: localized('Voies', 'Ways'),
}

/** The things that the eraser rubs out of hexes. */
export function EraserOption(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  return (
    <ToggleGroup.Root
      type="multiple"
      className="choice"
      aria-label={say(localized('Ce qui s’efface', 'What is erased'))}
      value={[...useOption('erased')]}
      onValueChange={(next) => setOptions({ erased: ERASED.filter((id) => (next as Erased[]).includes(id)) })}
    >
      {ERASED.map((id) => (
        <ToggleGroup.Item
          key={id}
          value={id}
          className="choice-item"
          title={SHORT[id] && headline(say(ERASED_NAMES[id]))}
        >
          {headline(say(SHORT[id] ?? ERASED_NAMES[id]))}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

const LEVEL = localized('Niveau', 'Level')
const ELEVATION_RANGE = { min: -20, max: 99, step: 1 } as const

export function ElevationOptions(): ReactNode {
  const { setOptions } = useEditor().session
  const level = useOption('elevationValue')
  return (
    <div className="option">
      <OptionChoice
        of="elevationMode"
        label={localized('Que faire du relief', 'What to do with the elevation')}
        options={[
          { id: 'raise', name: localized('Élever', 'Raise') },
          { id: 'lower', name: localized('Abaisser', 'Lower') },
          { id: 'set', name: localized('Fixer', 'Set') },
        ]}
      />
      {useOption('elevationMode') === 'set' && (
        <NumberOption
          label={LEVEL}
          value={level}
          {...ELEVATION_RANGE}
          onChange={(elevationValue) => Number.isInteger(elevationValue) && setOptions({ elevationValue })}
        />
      )}
    </div>
  )
}

export function AttributeOptions(): ReactNode {
  const language = useLanguage()
  const { setOptions } = useEditor().session
  const { hexAttributes } = useRuleset()
  const attribute = useOption('attribute')
  const level = useOption('attributeLevel')
  const rows = HEX_ATTRIBUTES.filter(({ id }) => hexAttributes.includes(id))
  const most = rows.find(({ id }) => id === attribute)?.most ?? 1
  const levels = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <div className="option">
      <OptionChoice of="attribute" label={localized('Attribut', 'Attribute')} options={rows} />
      {most > 1 && (
        <Choice
          label={LEVEL}
          value={String(Math.min(level, most))}
          options={levels.map((value) => ({ id: String(value), name: formatNumber(value, language) }))}
          onChange={(next) => setOptions({ attributeLevel: Number(next) })}
        />
      )}
    </div>
  )
}
