/** In which state a feature is placed: a gate open, its portcullis lowered, whose it is; a wall damaged; slits in every second side. */
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Popover } from 'radix-ui'
import { type ReactNode } from 'react'
import { type HexsideState } from '#shared/commands/editHexsides'
import { type Opening } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow } from '#shared/rules/contract/rows'
import { headline } from '../i18n/language'
import { type ToolOptions } from '../toolOptions/index'
import { SelectField } from '../ui/controls/fields'
import { IntegrityField } from '../ui/controls/IntegrityField'
import { OpeningFields } from '../ui/controls/OpeningFields'
import { useEditor, useRuleset, useSay } from '../ui/EditorContext'
import { focusMap } from '../ui/focusMap'
import { useOption } from './option'
import './sideState.css'

const EVERY = localized('Sur le tracé', 'Along the way')
const SPACINGS = [
  { id: '1', name: localized('Sur chaque bord', 'On every side') },
  { id: '2', name: localized('Un bord sur deux', 'On every second side') },
  { id: '3', name: localized('Un bord sur trois', 'On every third side') },
] as const

export function SideState(): ReactNode {
  const say = useSay()
  const ruleset = useRuleset()
  const row = featureRow(ruleset, useOption('feature'))
  if (!row || !hasFields(row)) return null
  return (
    <Popover.Root>
      <Popover.Trigger className="button">
        <SlidersHorizontal aria-hidden />
        {say(localized('Réglages', 'Settings'))}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="side-state"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={headline(say(row.name))}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusMap()
          }}
        >
          <Fields row={row} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function hasFields({ slot, hasState, hasOwner, integrity }: FeatureRow): boolean {
  return slot === 'opening' || hasState || (hasOwner ?? false) || integrity !== undefined
}

function Fields({ row }: { row: FeatureRow }): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const sideState = useOption('sideState')
  const openingEvery = useOption('openingEvery')
  const set = (fields: HexsideState): undefined =>
    setOptions({ sideState: { ...sideState, ...fields } }) as undefined
  return (
    <>
      <strong>{headline(say(row.name))}</strong>
      {row.slot === 'opening' && (
        <SelectField<`${ToolOptions['openingEvery']}`>
          label={EVERY}
          value={`${openingEvery}`}
          options={SPACINGS}
          onChange={(every) => setOptions({ openingEvery: Number(every) as ToolOptions['openingEvery'] })}
        />
      )}
      {(row.hasState || row.hasOwner) && (
        <OpeningFields openings={[openingOf(row, sideState)]} row={row} onChange={set} />
      )}
      {row.integrity !== undefined && (
        <IntegrityField
          integrity={sideState.integrity ?? undefined}
          full={row.integrity}
          apply={(integrity) => set({ integrity })}
        />
      )}
    </>
  )
}

function openingOf({ id }: FeatureRow, { state, portcullis, owner, guests }: HexsideState): Opening {
  return {
    feature: id,
    ...(state && { state }),
    ...(portcullis && { portcullis }),
    ...(owner && { owner }),
    ...(guests && { guests }),
  }
}
