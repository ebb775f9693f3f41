/** The bar at the top: menus, the document's name, and the buttons that are always needed. */
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Sun from 'lucide-react/icons/sun'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect } from 'react'
import { titleIn } from '#shared/document/authorText'
import { formatNumber, type Localized, localized, percentSign } from '#shared/i18n/localized'
import { redo, undo } from '../actions/undo'
import { fit, zoomIn, zoomOut } from '../actions/zoom'
import { versionWords } from '../editor/earlierVersion'
import { type ViewSlice } from '../editor/ports/view'
import { ActionButton, IconButton } from '../ui/controls/IconButton'
import { Tip } from '../ui/controls/Tip'
import { LanguageChoice, StyleChoice } from '../ui/controls/viewChoices'
import { useEditor, useEditorState, useHover, useLanguage, useSay, useUi } from '../ui/EditorContext'
import { type Icon } from '../ui/icons'
import { Mark } from '../ui/Mark'
import { MenuBar } from './MenuBar'
import { listenToNativeMenus, showNativeMenus } from './nativeMenus'

const TEXT = {
  actualSize: localized('Taille réelle', 'Actual size'),
  modified: localized('Modifications non enregistrées', 'Unsaved changes'),
}

/** 96 dots an inch: at 100 % a millimetre of the map is one of the screen. */
const PX_PER_MM = 96 / 25.4

export function TopBar(): ReactNode {
  const { nativeMenus } = useEditor().host
  return (
    <header className="topbar">
      <div className="topbar-start">
        <Mark size={20} />
        {nativeMenus ? <NativeMenus /> : <MenuBar />}
      </div>
      <DocumentTitle />
      <div className="topbar-end">
        <span className="topbar-undo">
          <ActionButton action={undo} icon={Undo2} />
          <ActionButton action={redo} icon={Redo2} />
        </span>
        <span className="topbar-map">
          <span className="topbar-style">
            <span className="bar-separator" />
            <StyleChoice />
          </span>
          <span className="bar-separator" />
          <ZoomButtons />
        </span>
        <span className="topbar-look">
          <span className="bar-separator" />
          <LanguageChoice short />
          <ThemeButton />
        </span>
      </div>
    </header>
  )
}

/** The system draws them; here they are only kept up to date. */
function NativeMenus(): ReactNode {
  const editor = useEditor()
  const ui = useUi()
  useEffect(() => showNativeMenus(editor, ui), [editor, ui])
  useEffect(() => listenToNativeMenus(editor, ui), [editor, ui])
  return null
}

function DocumentTitle(): ReactNode {
  const say = useSay()
  const title = useEditorState((state) => titleIn(state.document.scenario.info, state.view.language))
  const modified = useEditorState((state) => state.document.modified)
  const file = useEditorState((state) => state.document.file)
  const version = useEditorState((state) => state.document.version)
  return (
    <div className="document-title">
      {modified && <span className="modified-dot" role="img" aria-label={say(TEXT.modified)} />}
      <h1 title={title}>{title}</h1>
      {version && <span className="file">{say(versionWords(version))}</span>}
      {file && <span className="file">{file.name}</span>}
    </div>
  )
}

function ZoomButtons(): ReactNode {
  const language = useLanguage()
  const editor = useEditor()
  const percent = useHover((hover) => Math.round((100 * hover.zoom) / PX_PER_MM))
  return (
    <>
      <ActionButton action={zoomOut} icon={Minus} />
      <Tip text={TEXT.actualSize}>
        <button type="button" className="zoom-value" onClick={() => editor.view.viewport?.actualSize()}>
          {formatNumber(percent, language)}
          {percentSign(language)}
        </button>
      </Tip>
      <ActionButton action={zoomIn} icon={Plus} />
      <ActionButton action={fit} icon={Maximize} />
    </>
  )
}

type Theme = ViewSlice['theme']

const THEMES: Readonly<
  Record<Theme, { readonly icon: Icon; readonly name: Localized; readonly next: Theme }>
> = {
  system: {
    icon: Monitor,
    name: localized('Apparence\u202f: comme le système', 'Appearance: as the system'),
    next: 'light',
  },
  light: { icon: Sun, name: localized('Apparence\u202f: claire', 'Appearance: light'), next: 'dark' },
  dark: { icon: Moon, name: localized('Apparence\u202f: sombre', 'Appearance: dark'), next: 'system' },
}

function ThemeButton(): ReactNode {
  const editor = useEditor()
  const { icon, name, next } = THEMES[useEditorState((state) => state.view.theme)]
  return <IconButton icon={icon} label={name} onClick={() => editor.view.set({ theme: next })} />
}
