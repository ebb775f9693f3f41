/** Covers map, decision and report while another person sits down at the screen: each sees what its own side may know (CM-HID). */
import Eye from 'lucide-react/icons/eye'
import { type ReactNode, useEffect, useRef } from 'react'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { useSay } from '../../ui/EditorContext'
import { type PlayTable } from './playTable'

const TEXT = {
  title: localized('Passez la main à…', 'Hand over to…'),
  about: localized(
    'Tout n’est pas visible de tous. La carte et le récit se montrent quand ce joueur est seul devant l’écran.',
    'Not everything is for everybody’s eyes. Map and report are shown when this player is alone before the screen.',
  ),
  show: localized('C’est moi\u202f: montrer la carte', 'It is me: show the map'),
}

interface CurtainProps {
  readonly table: PlayTable
  readonly scenario: Scenario
  readonly side: SideId
}

export function Curtain({ table, scenario, side }: CurtainProps): ReactNode {
  const say = useSay()
  const box = useRef<HTMLElement>(null)
  const { name = side, color } = scenario.sides[side] ?? {}
  useEffect(() => {
    if (!document.activeElement?.closest('[role="menu"], [role="dialog"]'))
      box.current?.querySelector('button')?.focus()
  }, [side])
  return (
    <section ref={box} className="play-curtain" aria-labelledby="play-curtain-side">
      <p>{say(TEXT.title)}</p>
      <h2 id="play-curtain-side" className="play-whose">
        <i style={{ background: color }} aria-hidden />
        {name}
      </h2>
      <p className="play-hint">{say(TEXT.about)}</p>
      <Button name={TEXT.show} icon={Eye} look="is-primary is-large" onClick={() => table.takeSeat()} />
    </section>
  )
}
