import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { useSay, useUi } from '../app/EditorContext'
import { DialogFrame } from '../app/controls/DialogFrame'
import { Mark } from '../app/Mark'

const [version] = Object.values(
  import.meta.glob<string>('../../package.json', { eager: true, import: 'version' }),
)

export function AboutDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  return (
    <DialogFrame title={say(localized('À propos', 'About'))} onClose={() => ui.closeDialog()}>
      <div className="about">
        <Mark size={72} />
        <div>
          <p className="about-name">Castellan</p>
          <p className="is-faint">{say(localized(`Version ${version}`, `Version ${version}`))}</p>
          <p>
            {say(
              localized(
                'Un atelier pour les auteurs de scénarios de wargames à hexagones\u202f: la carte connaît les règles.',
                'A workshop for designers of hex wargame scenarios: the map knows the rules.',
              ),
            )}
          </p>
          <p className="is-faint">
            {say(
              localized(
                'Logiciel libre sous licence MIT. Polices Noto Sans et EB Garamond, licence OFL.',
                'Free software under the MIT licence. Fonts Noto Sans and EB Garamond, OFL licence.',
              ),
            )}
          </p>
        </div>
      </div>
    </DialogFrame>
  )
}
