/** The start: a new scenario, a file, or one of the ready scenarios (UX-4). */
import BookOpen from 'lucide-react/icons/book-open'
import FilePlus from 'lucide-react/icons/file-plus-2'
import FolderOpen from 'lucide-react/icons/folder-open'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react'
import { textIn } from '#shared/document/authorText'
import { type Side } from '#shared/document/types'
import { type FileRef } from '#shared/host/host'
import { type Language, localized } from '#shared/i18n/localized'
import { plainText } from '#shared/markup/plainText'
import { mapFrame } from '#shared/painter/frame'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { GUIDE_TITLE } from '../actions/showDialog'
import { counted } from '../i18n/language'
import { Button } from '../ui/controls/Button'
import { focusDialog, useDialogShown, useFocusBack } from '../ui/controls/DialogFrame'
import { LanguageChoice } from '../ui/controls/viewChoices'
import { useLanguage, useSay, useUi, useUiState } from '../ui/EditorContext'
import { useFileActions } from '../ui/fileActions'
import { Mark } from '../ui/Mark'
import { BitmapPicture } from '../ui/pictures/BitmapPicture'
import { createExportClient, type ExportClient } from '../workers/exportClient'
import { useMapPicture } from './export/useMapPicture'
import { type GalleryScenario, loadGallery } from './galleryScenarios'

const TEXT = {
  create: localized('Nouveau scénario…', 'New scenario…'),
  open: localized('Ouvrir un fichier…', 'Open a file…'),
  recent: localized('Fichiers récents', 'Recent files'),
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
  const focusBack = useFocusBack()
  useDialogShown()
  // After another language is chosen, the editions of before until the others are read.
  const [shown, setShown] = useState<{ language: Language; scenarios: readonly GalleryScenario[] }>()
  // One worker draws all the pictures, and none once the gallery is closed.
  const [painter] = useState(createExportClient)
  useEffect(() => () => painter.cancel(), [painter])
  const language = useLanguage()
  useEffect(() => {
    let wanted = true
    void loadGallery(language).then((scenarios) => wanted && setShown({ language, scenarios }))
    return () => {
      wanted = false
    }
  }, [language])
  const close = (): void => ui.closeDialog()
  const openFile = async (): Promise<void> => {
    if (await files.open()) close()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          className="dialog is-large gallery"
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={focusBack}
        >
          <div className="gallery-start">
            <Mark size={46} />
            <Dialog.Title className="gallery-name">Castellan</Dialog.Title>
            <Dialog.Description>{say(TEXT.about)}</Dialog.Description>
            <Button
              name={TEXT.create}
              icon={FilePlus}
              look="is-primary is-large"
              onClick={() => ui.openDialog('new')}
            />
            <Button name={TEXT.open} icon={FolderOpen} look="is-large" onClick={() => void openFile()} />
            <Button name={GUIDE_TITLE} icon={BookOpen} look="is-large" onClick={() => ui.showGuide()} />
            <RecentFiles onOpen={(file) => void files.openRecent(file).then((did) => did && close())} />
            <div className="gallery-foot">
              <LanguageChoice />
            </div>
          </div>
          <div className="gallery-cards scrolls">
            <h2>{say(TEXT.ready)}</h2>
            <Dialog.Close className="icon-button gallery-close" aria-label={say(TEXT.close)}>
              <X aria-hidden />
            </Dialog.Close>
            <ul lang={shown?.language} aria-busy={shown?.language !== language}>
              {shown?.scenarios.map((entry) => (
                <li key={entry.name}>
                  <Card
                    entry={entry}
                    painter={painter}
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

/** As many as the column holds beside the rest. */
const RECENT_SHOWN = 5

function RecentFiles({ onOpen }: { readonly onOpen: (file: FileRef) => void }): ReactNode {
  const say = useSay()
  const id = useId()
  const recent = useUiState((state) => state.recent)
  if (recent.length === 0) return null
  return (
    <section className="gallery-recent scrolls" aria-labelledby={id}>
      <h2 id={id}>{say(TEXT.recent)}</h2>
      <ul>
        {recent.slice(0, RECENT_SHOWN).map((file, index) => (
          <li key={index}>
            <button type="button" title={file.name} onClick={() => onOpen(file)}>
              <strong>{file.name}</strong>
              {file.place !== undefined && <span className="file-place">{file.place}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Drawn at this width, shown as wide as the card is, CSS px. */
const PICTURE_PX = 660

function Card(props: { entry: GalleryScenario; painter: ExportClient; onOpen: () => void }): ReactNode {
  const { entry, painter, onOpen } = props
  const say = useSay()
  const { info, texts, map, counters, turns, sides } = entry.scenario
  const background = plainText(textIn(texts.background, info.language))
  const ruleset = rulesetOf(entry.scenario)
  const bitmap = useMapPicture(entry.scenario, painter, PICTURE_PX)
  const frame = mapFrame({ grid: map.grid, hexMm: map.hexMm })
  const height = Math.round((PICTURE_PX * frame.height) / frame.width)
  const count = Object.keys(counters).length
  const facts = [
    ruleset.name,
    localized(`${map.grid.columns} × ${map.grid.rows} cases`, `${map.grid.columns} × ${map.grid.rows} hexes`),
    counted(count, localized('pion', 'counter'), localized('pions', 'counters')),
    ...(turns?.count === undefined
      ? []
      : [counted(turns.count, localized('tour', 'turn'), localized('tours', 'turns'))]),
  ]
  return (
    <button type="button" className="gallery-card" onClick={onOpen}>
      <BitmapPicture className="gallery-picture" bitmap={bitmap} width={PICTURE_PX} height={height} />
      <span className="gallery-card-words">
        <strong>{info.title}</strong>
        <span>{facts.map(say).join(' · ')}</span>
        <span className="gallery-sides">
          {Object.values<Side>(sides).map(({ name, color }) => (
            <span key={name} style={{ '--side': color } as CSSProperties}>
              {name}
            </span>
          ))}
        </span>
        {background && <span className="gallery-background">{background}</span>}
      </span>
    </button>
  )
}
