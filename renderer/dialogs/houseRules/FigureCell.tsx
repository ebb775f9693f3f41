/** One figure: the ruleset's in grey; the author's own with the ruleset's beside it, which a click puts back. */
import { type ReactNode } from 'react'
import { type Json } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { cellValue, type FigureCell as Cell, sameJson } from '#shared/rules/house/forms/figureForm'
import { headline } from '../../i18n/language'
import { useDraft } from '../../ui/controls/fields'
import { Tip } from '../../ui/controls/Tip'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { shownValue, typedValue } from './typed'

interface FigureCellProps {
  /** The table in force, and the ruleset's own. */
  readonly written: Json
  readonly own: Json
  readonly cell: Cell
  readonly label: string
  /** Answers why not. */
  readonly onSet: (value: Json) => string | undefined
}

export function FigureCell({ written, own: printed, cell, label, onSet }: FigureCellProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const value = cellValue(written, cell)
  const own = cellValue(printed, cell)
  const changed = !sameJson(value, own)
  const words = cell.choices ?? cell.words ?? []
  const isFlag = typeof value === 'boolean' || cell.flag === true || cell.member !== undefined
  const ownText = isFlag
    ? say(own === true ? localized('oui', 'yes') : localized('non', 'no'))
    : shownValue(own, language, words)
  const back = localized(`Rétablir\u202f: ${ownText}`, `Reset: ${ownText}`)
  return (
    <div className={changed ? 'house-cell is-own' : 'house-cell'}>
      {isFlag ? (
        <input
          type="checkbox"
          aria-label={label}
          checked={value === true}
          onChange={(event) => void onSet(event.target.checked)}
        />
      ) : cell.choices && cell.choices.some(({ name }) => name.en.length > 1) ? (
        <Chosen cell={cell} label={label} value={value} onSet={onSet} />
      ) : (
        <Typed
          key={String(value)}
          cell={cell}
          label={label}
          text={shownValue(value, language, words)}
          onSet={onSet}
        />
      )}
      {changed && (
        <Tip text={say(back)}>
          <button type="button" className="house-back" aria-label={say(back)} onClick={() => void onSet(own)}>
            {ownText}
          </button>
        </Tip>
      )}
    </div>
  )
}

type Part = Pick<FigureCellProps, 'cell' | 'label' | 'onSet'>

function Chosen({ cell, label, value, onSet }: Part & { value: Json }): ReactNode {
  const say = useSay()
  const choices = cell.choices ?? []
  return (
    <select
      className="select"
      aria-label={label}
      value={choices.findIndex((choice) => sameJson(choice.value, value))}
      onChange={(event) => void onSet(choices[Number(event.target.value)]?.value ?? null)}
    >
      {choices.map(({ name }, index) => (
        <option key={index} value={index}>
          {headline(say(name))}
        </option>
      ))}
    </select>
  )
}

function Typed({ cell, label, text, onSet }: Part & { text: string }): ReactNode {
  const say = useSay()
  const { input, error } = useDraft(text, (typed) => onSet(typedValue(typed, cell.words ?? cell.choices)))
  const words = cell.words?.map(({ name }) => say(name)).join(', ')
  return (
    <input
      className="input is-number"
      aria-label={label}
      title={
        error ??
        (words === undefined
          ? undefined
          : say(localized(`un nombre, ou\u202f: ${words}`, `a number, or: ${words}`)))
      }
      {...input}
      onFocus={(event) => event.target.select()}
    />
  )
}
