/** The control of a facing: an arrow, and a button to turn it either way. */
import ArrowUp from 'lucide-react/icons/arrow-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ReactNode } from 'react'
import { type Facing, facingAngle } from '#shared/hex/facing'
import { facingInWords } from '#shared/document/facingInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { useEditorState, useSay } from '../EditorContext'
import { IconButton } from './IconButton'

const TEXT = {
  facing: localized('Orientation', 'Facing'),
  left: localized('Tourner à gauche', 'Turn left'),
  right: localized('Tourner à droite', 'Turn right'),
}

/** A dial that turns things; without a facing (several things at once) only its buttons. */
export function FacingDial(props: {
  facing: Facing | undefined
  /** The turn of a button, said with its name; absent = not said. */
  degrees?: number | undefined
  /** False where R and Shift+R do not turn it. */
  keys?: boolean
  onTurn: (steps: 1 | -1) => void
}): ReactNode {
  const { facing, degrees, keys = true, onTurn } = props
  const say = useSay()
  const label = (name: Localized): Localized =>
    degrees === undefined ? name : localized(`${name.fr} de ${degrees}°`, `${name.en} by ${degrees}°`)
  const grid = useEditorState((state) => state.document.scenario.map.grid)
  return (
    <div className="turn-dial">
      <span>{say(TEXT.facing)}</span>
      <div>
        <IconButton
          icon={RotateCcw}
          label={label(TEXT.left)}
          shortcut={keys ? 'Shift+R' : undefined}
          onClick={() => onTurn(-1)}
        />
        {facing && (
          <output>
            <ArrowUp aria-hidden style={{ rotate: `${facingAngle(facing, grid)}rad` }} />
            <span className="visually-hidden">{say(facingInWords(facing, grid))}</span>
          </output>
        )}
        <IconButton
          icon={RotateCw}
          label={label(TEXT.right)}
          shortcut={keys ? 'R' : undefined}
          onClick={() => onTurn(1)}
        />
      </div>
    </div>
  )
}
