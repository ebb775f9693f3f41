/** Stands in the place of a decision while a past moment is shown: on from there, or back to the end (PLY-2). */
import FastForward from 'lucide-react/icons/fast-forward'
import GitBranch from 'lucide-react/icons/git-branch'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { useSay } from '../../ui/EditorContext'
import { type PlayTable } from './playTable'

const TEXT = {
  title: localized('Un moment passé', 'A past moment'),
  about: localized(
    'Rien ne se décide ici tant que vous regardez. Si vous reprenez d’ici, la suite déjà jouée reste dans le fichier de la partie\u202f; «\u202fRejouer\u202f» y ramène.',
    'Nothing is decided here while you look. If you go on from here, what was played after it stays in the file of the game; “Play again” leads back to it.',
  ),
  goOn: localized('Reprendre d’ici', 'Go on from here'),
  end: localized('Retour à la fin', 'Back to the end'),
}

export function ReviewBox({ table }: { table: PlayTable }): ReactNode {
  const say = useSay()
  return (
    <section className="play-decision" role="group" tabIndex={-1} aria-labelledby="play-past">
      <h2 id="play-past">{say(TEXT.title)}</h2>
      <p className="play-hint">{say(TEXT.about)}</p>
      <div className="play-row">
        <Button
          name={TEXT.end}
          icon={FastForward}
          look="is-primary"
          onClick={() => table.showMoment(Infinity)}
        />
        <Button name={TEXT.goOn} icon={GitBranch} onClick={() => table.goOnFromHere()} />
      </div>
    </section>
  )
}
