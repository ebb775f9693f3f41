/** The stamp tool's settings: the way to the library, and what of the piece in the hand is placed. */
import Check from 'lucide-react/icons/check'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import FlipHorizontal2 from 'lucide-react/icons/flip-horizontal-2'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { REGION_PARTS, type RegionPart } from '#shared/document/region/clip'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { mirrorClip, turnClip } from '../actions/region'
import { Button } from '../ui/controls/Button'
import { IconButton } from '../ui/controls/IconButton'
import { MenuBox } from '../ui/controls/MenuBox'
import { useEditor, useSay, useUi } from '../ui/EditorContext'
import { useOption } from './option'

const TEXT = {
  choose: localized('Choisir un tampon…', 'Choose a stamp…'),
  turn: localized('Tourner de 60°', 'Turn by 60°'),
  mirror: localized('Retourner', 'Mirror'),
  laid: localized('Ce qui est posé', 'What is laid'),
  all: localized('Tout est posé', 'All is laid'),
  some: localized('Une partie est posée', 'Part of it is laid'),
  through: localized('Le sol dégagé laisse ce qui est là', 'Open ground leaves what is there'),
}

const PARTS: Readonly<Record<RegionPart, Localized>> = {
  ground: localized('Sol et relief', 'Ground and elevation'),
  sides: localized('Bords de case', 'Hexsides'),
  structures: localized('Ouvrages et marqueurs', 'Structures and markers'),
  counters: localized('Pions', 'Counters'),
  labels: localized('Textes', 'Labels'),
  zones: sameInBoth('Zones'),
}

export function StampOption(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const clip = useOption('clip')
  const empty = clip === undefined
  // With nothing in the hand the tool is for choosing.
  useEffect(() => {
    if (empty) ui.showTab('stamps')
  }, [ui, empty])
  return (
    <div className="option">
      {clip?.stamp && <strong className="swatch-name">{say(clip.stamp.name)}</strong>}
      <Button name={TEXT.choose} onClick={() => ui.showTab('stamps')} />
      {clip && (
        <>
          <IconButton icon={RotateCw} label={TEXT.turn} shortcut="R" onClick={() => turnClip(editor, 1)} />
          <IconButton
            icon={FlipHorizontal2}
            label={TEXT.mirror}
            shortcut="F"
            onClick={() => mirrorClip(editor)}
          />
          <LaidParts />
        </>
      )}
    </div>
  )
}

function LaidParts(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const parts = useOption('stampParts')
  const through = useOption('stampThrough')
  const all = parts.length === REGION_PARTS.length && !through
  const item = (name: Localized, checked: boolean, onChange: (checked: boolean) => void): ReactNode => (
    <DropdownMenu.CheckboxItem
      key={name.en}
      className="menu-item"
      checked={checked}
      onCheckedChange={onChange}
      // Several are chosen one after the other.
      onSelect={(event) => event.preventDefault()}
    >
      {checked ? <Check aria-hidden /> : <span />}
      {say(name)}
    </DropdownMenu.CheckboxItem>
  )
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="button" aria-label={say(TEXT.laid)}>
        {say(all ? TEXT.all : TEXT.some)}
      </DropdownMenu.Trigger>
      <MenuBox align="start">
        {REGION_PARTS.map((part) =>
          item(PARTS[part], parts.includes(part), (laid) =>
            setOptions({
              stampParts: REGION_PARTS.filter((one) => (one === part ? laid : parts.includes(one))),
            }),
          ),
        )}
        <DropdownMenu.Separator className="menu-separator" />
        {item(TEXT.through, through, (stampThrough) => setOptions({ stampThrough }))}
      </MenuBox>
    </DropdownMenu.Root>
  )
}
