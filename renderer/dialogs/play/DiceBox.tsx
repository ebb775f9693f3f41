/** Dice of the real table, typed in one by one: a button a face, or its key. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useSay } from '../../ui/EditorContext'
import { type PlayTable } from './playTable'
import { type TableState } from './tableState'

const TEXT = {
  give: localized('Ne pas le faire', 'Do not do it'),
  thrown: localized('Déjà lancé', 'Thrown so far'),
}

interface DiceBoxProps {
  readonly table: PlayTable
  readonly asked: NonNullable<TableState['asked']>
}

export function DiceBox({ table, asked }: DiceBoxProps): ReactNode {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const { roll, faces } = asked
  const { dice, name } = roll
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
  }, [asked])
  const onKeyDown = (event: KeyboardEvent): void => {
    const face = Number(event.key === '0' ? '10' : event.key)
    if (!Number.isInteger(face) || face < 1 || face > dice.faces || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    table.typeDie(face)
  }
  return (
    <div ref={box} className="play-dice" onKeyDown={onKeyDown}>
      <p>
        {headline(say(name))} ({dice.count}D{dice.faces})
      </p>
      <div className="play-faces" role="group" aria-label={say(name)}>
        {Array.from({ length: dice.faces }, (_, index) => (
          <button key={index} type="button" className="button" onClick={() => table.typeDie(index + 1)}>
            {index + 1}
          </button>
        ))}
      </div>
      {faces.length > 0 && (
        <p className="play-hint">
          {say(TEXT.thrown)} : {faces.join(', ')}
        </p>
      )}
      <Button name={TEXT.give} look="is-quiet" onClick={() => table.cancel()} />
    </div>
  )
}
