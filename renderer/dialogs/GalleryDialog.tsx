/** The start: a new scenario, a file, or one of the ready scenarios (UX-4). */
import FilePlus from 'lucide-react/icons/file-plus-2'
import FolderOpen from 'lucide-react/icons/folder-open'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { mapFrame } from '#shared/painter/frame'
import { paintScene } from '#shared/painter/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { LAYERS } from '#shared/painter/style'
import { STYLES } from '#shared/painter/styles'
import { focusDialog } from '../app/controls/DialogFrame'
import { useEditor, useSay, useUi } from '../app/EditorContext'
import { useFileActions } from '../app/fileActions'
import { LanguageChoice } from '../app/LanguageChoice'
import { Mark } from '../app/Mark'
import { Picture } from '../app/Picture'
import { counted } from '../i18n/language'
import { type GalleryScenario, loadGallery } from './galleryScenarios'

const TEXT = {
  motto: localized('La carte connaît les règles.', 'The map knows the rules.'),
  create: localized('Nouveau scénario…', 'New scenario…'),
  open: localized('Ouvrir un fichier…', 'Open a file…'),
  ready: localized('Scénarios prêts à jouer', 'Ready scenarios'),
  about: localized(
    'Dessinez la carte, placez les pions\u202f: Castellan vérifie le scénario et l’imprime à l’échelle exacte.',
    'Draw the map, place the counters: Castellan checks the scenario and prints it at exact size.',
  ),
  close: localized('Fermer', 'Close'),
}

export function GalleryDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const files = useFileActions()
  const [scenarios, setScenarios] = useState<readonly GalleryScenario[]>([])
  useEffect(() => {
    void loadGallery().then(setScenarios)
  }, [])
  const close = (): void => ui.closeDialog()
  const openFile = async (): Promise<void> => {
    if (await files.open()) close()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content className="dialog is-large gallery" onOpenAutoFocus={focusDialog}>
          <div className="gallery-start">
            <Mark size={46} />
            <Dialog.Title className="gallery-name">Castellan</Dialog.Title>
            <Dialog.Description>{say(TEXT.about)}</Dialog.Description>
            <button type="button" className="button is-primary is-large" onClick={() => ui.openDialog('new')}>
              <FilePlus aria-hidden />
              {say(TEXT.create)}
            </button>
            <button type="button" className="button is-large" onClick={() => void openFile()}>
              <FolderOpen aria-hidden />
              {say(TEXT.open)}
            </button>
            <div className="gallery-foot">
              <LanguageChoice />
            </div>
          </div>
          <div className="gallery-cards scrolls">
            <h2>{say(TEXT.ready)}</h2>
            <Dialog.Close className="icon-button gallery-close" aria-label={say(TEXT.close)}>
              <X aria-hidden />
            </Dialog.Close>
            <ul>
              {scenarios.map((entry) => (
                <li key={entry.name}>
                  <Card
                    entry={entry}
                    onOpen={() => void files.openGallery(entry).then((did) => did && close())}
                  />
                </li>
              ))}
            </ul>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const CARD_WIDTH = 620

function Card({ entry, onOpen }: { entry: GalleryScenario; onOpen: () => void }): ReactNode {
  const say = useSay()
  const { ruleset } = useEditor()
  const { info, map, counters } = entry.scenario
  const picture = useMemo(() => {
    const scene = sceneOf(entry.scenario, ruleset)
    const rect = mapFrame(scene.layout, map.halfHexes)
    const layers = LAYERS.filter((layer) => layer !== 'names' && layer !== 'grid')
    const ops = paintScene(scene, { rect, style: STYLES.illustrated, layers, detail: 2 })
    return { ops, rect }
  }, [entry, ruleset, map])
  const count = Object.keys(counters).length
  const facts = counted(count, localized('pion', 'counter'), localized('pions', 'counters'))
  return (
    <button type="button" className="gallery-card" onClick={onOpen}>
      <Picture
        {...picture}
        width={CARD_WIDTH}
        height={Math.round((CARD_WIDTH * picture.rect.height) / picture.rect.width)}
      />
      <span className="gallery-card-words">
        <strong>{info.title}</strong>
        <span>
          {say(ruleset.name)} · {map.grid.columns} × {map.grid.rows} {say(localized('cases', 'hexes'))} ·{' '}
          {say(facts)}
        </span>
        {info.background && <span className="gallery-background">{info.background}</span>}
      </span>
    </button>
  )
}
