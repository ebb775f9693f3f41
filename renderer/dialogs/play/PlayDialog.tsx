/** The beginning of a game (PLY-1): who plays; first, whether the game under way is given up for it. */
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { useEditor, useUi } from '../../ui/EditorContext'
import { BeginDialog } from './BeginDialog'
import { playTableOf } from './playTable'

const TEXT = {
  title: localized('Abandonner la partie en cours\u202f?', 'Give up the game under way?'),
  words: localized(
    'Elle n’est pas enregistrée dans un fichier. Une autre partie prendrait sa place.',
    'It has not been saved to a file. Another game would take its place.',
  ),
  stay: localized('La garder', 'Keep it'),
  sure: localized('L’abandonner', 'Give it up'),
}

export function PlayDialog(): ReactNode {
  const ui = useUi()
  const table = playTableOf(useEditor())
  const unsaved = useStore(table.store, (state) => state.unsaved > 0)
  const [given, setGiven] = useState(false)
  if (given || !unsaved) return <BeginDialog table={table} />
  return (
    <DialogFrame
      title={TEXT.title}
      description={TEXT.words}
      size="small"
      mustAnswer
      footer={
        <>
          <Button name={TEXT.sure} look="is-danger is-large" onClick={() => setGiven(true)} />
          <Button
            name={TEXT.stay}
            look="is-primary is-large"
            data-autofocus
            onClick={() => {
              ui.closeDialog()
              ui.showView('play')
            }}
          />
        </>
      }
    />
  )
}
