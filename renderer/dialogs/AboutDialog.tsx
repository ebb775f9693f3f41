/** Version, edition and licences. Links are opened by the browser, or by the shell once its guard has let them through. */
import { type ReactNode } from 'react'
import { type Host } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'
import { PROGRAM_VERSION } from '../host/programVersion'
import { DialogFrame } from '../ui/controls/DialogFrame'
import { useEditor, useSay } from '../ui/EditorContext'
import { Mark } from '../ui/Mark'

const TEXT = {
  title: localized('À propos', 'About'),
  words: localized(
    'Un atelier pour les auteurs de scénarios de wargames à hexagones\u202f: la carte connaît les règles.',
    'A workshop for designers of hex wargame scenarios: the map knows the rules.',
  ),
  program: localized('Logiciel libre sous licence', 'Free software under the'),
  fonts: localized(
    'Polices Noto Sans et EB Garamond sous licence',
    'Fonts Noto Sans and EB Garamond under the',
  ),
  mit: localized('MIT', 'MIT licence'),
  ofl: localized('SIL Open Font', 'SIL Open Font License'),
}

const EDITIONS: Readonly<Record<Host['kind'], Localized>> = {
  browser: localized('Édition pour navigateur', 'Browser edition'),
  desktop: localized('Application de bureau', 'Desktop application'),
}

export function AboutDialog(): ReactNode {
  const say = useSay()
  const { host } = useEditor()
  return (
    <DialogFrame title={TEXT.title}>
      <div className="about">
        <Mark size={72} />
        <div>
          <p className="about-name">Castellan</p>
          <p className="is-faint">
            Version {PROGRAM_VERSION} · {say(EDITIONS[host.kind])}
          </p>
          <p>{say(TEXT.words)}</p>
          <p className="is-faint">
            {say(TEXT.program)} <Licence url="https://opensource.org/license/mit">{say(TEXT.mit)}</Licence>.
            <br />
            {say(TEXT.fonts)} <Licence url="https://openfontlicense.org">{say(TEXT.ofl)}</Licence>.
          </p>
        </div>
      </div>
    </DialogFrame>
  )
}

function Licence({ url, children }: { url: string; children: string }): ReactNode {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
