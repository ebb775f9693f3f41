/** A counter type of the library, with what can be done to it. */
import { type ReactNode, useState } from 'react'
import { NameField, OwnItemMenu } from '../../ui/controls/OwnItem'
import { type Offer } from './offers'

/** On the card of a type of the library: its menu, or the field of its new name. */
export function OwnCard(props: {
  offer: Offer
  onRename: (name: string) => void
  onExport: () => void
  onRemove: () => void
}): ReactNode {
  const { offer, onRename, onExport, onRemove } = props
  const [naming, setNaming] = useState(false)
  const { name } = offer.sheet
  if (!naming)
    return (
      <OwnItemMenu
        name={name}
        onExport={onExport}
        onRemove={onRemove}
        look="catalogue-more"
        broken={false}
        onRename={() => setNaming(true)}
      />
    )
  return (
    <NameField
      name={name}
      look="catalogue-rename"
      onDone={(next) => {
        setNaming(false)
        if (next !== undefined) onRename(next)
      }}
    />
  )
}
