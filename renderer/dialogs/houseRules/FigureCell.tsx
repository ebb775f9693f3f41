/** One figure: the ruleset's in grey; the author's own with the ruleset's beside it, which a click puts back. */
import { type ReactNode } from 'react'
import { DraftInput } from '../../ui/controls/fields'
import { Tip } from '../../ui/controls/Tip'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { ChoiceControl, type Put } from './controls'
import { shownValue, typedValue, wordsOf } from './typed'
import { localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { type FigureCell as Cell } from '#shared/rules/house/figureForm'
import { cellValue, sameJson } from '#shared/rules/house/forms/figureData'

interface FigureCellProps {
  /** The table in force, and the ruleset's own. */
  readonly written: Json
  readonly own: Json
  readonly cell: Cell
  readonly label: string
  readonly onSet: Put<Json>
}

export function FigureCell({ written, own: printed, cell, label, onSet }: FigureCellProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const value = cellValue(written, cell)
  const own = cellValue(printed, cell)
  const changed = !sameJson(value, own)
  const ownText =
    cell.field.kind === 'boolean'
      ? say(own === true ? localized('oui', 'yes') : localized('non', 'no'))
      : shownValue(own, language, wordsOf(cell.field))
  const back = say(localized(`Rétablir\u202f: ${ownText}`, `Reset: ${ownText}`))
  return (
    <div className={changed ? 'house-cell is-own' : 'house-cell'}>
      <Control cell={cell} label={label} value={value} onSet={onSet} />
      {changed && (
        <Tip text={back}>
          <button type="button" className="house-back" aria-label={back} onClick={() => void onSet(own)}>
            {ownText}
          </button>
        </Tip>
      )}
    </div>
  )
}

type ControlProps = Pick<FigureCellProps, 'cell' | 'label' | 'onSet'> & { readonly value: Json }

/** Letters are typed like figures; words are chosen. */
function Control({ cell: { field }, label, value, onSet }: ControlProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const words = wordsOf(field)
  if (field.kind === 'boolean')
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={value === true}
        onChange={(event) => void onSet(event.target.checked)}
      />
    )
  if (field.kind === 'choice' && !hasLetters(field))
    return <ChoiceControl label={label} value={value} choices={words} onSet={onSet} />
  const named = words.map(({ name }) => say(name)).join(', ')
  return (
    <DraftInput
      key={String(value)}
      number
      inputMode="text"
      aria-label={label}
      title={
        field.kind === 'choice' || words.length === 0
          ? undefined
          : say(localized(`un nombre, ou\u202f: ${named}`, `a number, or: ${named}`))
      }
      text={shownValue(value, language, words)}
      apply={(text) => onSet(typedValue(text, words))}
    />
  )
}

/** Is it a choice among single letters? */
export function hasLetters({ kind, choices = [] }: Cell['field']): boolean {
  return kind === 'choice' && choices.every(({ name }) => name.en.length === 1)
}
