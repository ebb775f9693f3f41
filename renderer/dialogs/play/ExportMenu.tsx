/** The menu of what a game is exported as: its report, as page or text, and the map at the moment shown. */
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import Image from 'lucide-react/icons/image'
import Share from 'lucide-react/icons/share'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { type PlayedGame } from '#shared/game/table/playedGame'
import { type ExportFile } from '#shared/host/host'
import { MenuBox } from '../../ui/controls/MenuBox'
import { useEditor, useLanguage, useSay } from '../../ui/EditorContext'
import { reportFile } from './gameFiles'
import { gamePicture } from './gamePicture'
import { HeadButton } from './HeadButton'
import { type PlayTable } from './playTable'
import { eyesAt } from './tableState'

const TEXT = {
  export: localized('Exporter', 'Export'),
  page: localized('Récit (page)', 'Report (page)'),
  text: localized('Récit (texte)', 'Report (text)'),
  picture: localized('Image de la carte telle que montrée', 'Picture of the map as shown'),
}

interface ExportMenuProps {
  readonly table: PlayTable
  /** At the moment that the table shows. */
  readonly shown: PlayedGame
  readonly game: PlayedGame
  /** Hands the files over to be saved. */
  readonly hand: (files: readonly ExportFile[]) => Promise<void>
}

export function ExportMenu({ table, shown, game, hand }: ExportMenuProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { session, store } = useEditor()
  const [isDrawing, setIsDrawing] = useState(false)
  const draw = async (): Promise<void> => {
    setIsDrawing(true)
    const { style } = store.getState().view
    const drawn = await gamePicture(shown, { style, language, eyes: eyesAt(table.store.getState()) })
    setIsDrawing(false)
    if (drawn.ok) await hand(drawn.value)
    else session.notify(drawn.error, 'error')
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <HeadButton name={TEXT.export} icon={Share} className="play-export" aria-busy={isDrawing} opens />
      </DropdownMenu.Trigger>
      <MenuBox>
        <DropdownMenu.Item
          className="menu-item"
          onSelect={() => void hand([reportFile(game, 'html', language)])}
        >
          <Globe aria-hidden />
          {say(TEXT.page)}
        </DropdownMenu.Item>
        <DropdownMenu.Item
          className="menu-item"
          onSelect={() => void hand([reportFile(game, 'md', language)])}
        >
          <FileText aria-hidden />
          {say(TEXT.text)}
        </DropdownMenu.Item>
        <DropdownMenu.Item className="menu-item" disabled={isDrawing} onSelect={() => void draw()}>
          <Image aria-hidden />
          {say(TEXT.picture)}
        </DropdownMenu.Item>
      </MenuBox>
    </DropdownMenu.Root>
  )
}
