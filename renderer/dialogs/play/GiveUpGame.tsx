/** The question whether the game under way is given up, before another one takes its place at the table. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'

const TEXT = {
  title: localized('Abandonner la partie en cours\u202f?', 'Give up the game under way?'),
  words: localized(
    'Elle n’est pas enregistrée dans un fichier. Une autre partie prendrait sa place.',
    'It has not been saved to a file. Another game would take its place.',
  ),
  stay: localized('La garder', 'Keep it'),
  sure: localized('L’abandonner', 'Give it up'),
}

export function GiveUpGame(props: { onGiveUp: () => void; onKeep: () => void }): ReactNode {
  const { onGiveUp, onKeep } = props
  return (
    <DialogFrame
      title={TEXT.title}
      description={TEXT.words}
      size="small"
      mustAnswer
      onClose={onKeep}
      footer={
        <>
          <Button name={TEXT.sure} look="is-danger is-large" onClick={onGiveUp} />
          <Button name={TEXT.stay} look="is-primary is-large" data-autofocus onClick={onKeep} />
        </>
      }
    />
  )
}
