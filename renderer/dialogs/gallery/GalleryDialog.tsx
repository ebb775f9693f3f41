/** The start: a new scenario, a file, or one of the ready scenarios (UX-4). */
import BookOpen from 'lucide-react/icons/book-open'
import Dices from 'lucide-react/icons/dices'
import FilePlus from 'lucide-react/icons/file-plus-2'
import FolderOpen from 'lucide-react/icons/folder-open'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { type FileRef } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { rulesetById } from '#shared/rules/registry/registry'
import { GUIDE_TITLE } from '../../actions/showDialog'
import { counted } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { focusDialog, useDialogShown, useFocusBack } from '../../ui/controls/DialogFrame'
import { LanguageChoice } from '../../ui/controls/viewChoices'
import { useSay, useUi, useUiState } from '../../ui/EditorContext'
import { useFileActions } from '../../ui/fileActions'
import { Mark } from '../../ui/Mark'
import { GALLERY_CARDS, type GalleryCard, pictureOf } from './cards'
import { galleryText } from './galleryScenarios'

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

const PLAY = localized('Jouer', 'Play')
/** The title of a card also says which one its second button plays. */
const titleIdOf = ({ file }: GalleryCard): string => `ready ${file}`.replaceAll(/\W/g, '-')

export function GalleryDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const files = useFileActions()
  const focusBack = useFocusBack()
  useDialogShown()
  const close = (): void => ui.closeDialog()
  const openFile = async (): Promise<void> => {
    if (await files.open()) close()
  }
  const openReady = async ({ file }: GalleryCard): Promise<boolean> => {
    if (!(await files.openGallery({ name: file, text: await galleryText(file) }))) return false
    close()
    return true
  }
  const play = async (card: GalleryCard): Promise<void> => {
    if (await openReady(card)) ui.openDialog('play')
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
            <ul>
              {GALLERY_CARDS.map((card) => (
                <li key={card.file}>
                  <Card card={card} onOpen={() => void openReady(card)} />
                  <Button
                    name={PLAY}
                    aria-describedby={titleIdOf(card)}
                    icon={Dices}
                    look="gallery-play"
                    onClick={() => void play(card)}
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

function Card({ card, onOpen }: { readonly card: GalleryCard; readonly onOpen: () => void }): ReactNode {
  const say = useSay()
  const { title, ruleset, columns, rows, counters, turns, sides, background, picture } = card
  const facts = [
    rulesetById(ruleset)?.name ?? ruleset,
    localized(`${columns} × ${rows} cases`, `${columns} × ${rows} hexes`),
    counted(counters, localized('pion', 'counter'), localized('pions', 'counters')),
    ...(turns === undefined ? [] : [counted(turns, localized('tour', 'turn'), localized('tours', 'turns'))]),
  ]
  return (
    <button type="button" className="gallery-card" onClick={onOpen}>
      <img src={pictureOf(card)} alt="" width={picture.width} height={picture.height} />
      <span className="gallery-card-words">
        <strong id={titleIdOf(card)}>{say(title)}</strong>
        <span>{facts.map(say).join(' · ')}</span>
        <span className="gallery-sides">
          {sides.map(({ name, color }) => (
            <span key={name.fr} style={{ '--side': color } as CSSProperties}>
              {say(name)}
            </span>
          ))}
        </span>
        {background.fr && <span className="gallery-background">{say(background)}</span>}
      </span>
    </button>
  )
}
