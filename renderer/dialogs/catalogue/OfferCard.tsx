/** A counter type that may be added: its live card and what it is in a few words; a click chooses it. */
import Check from 'lucide-react/icons/check'
import { type ReactNode, useMemo } from 'react'
import { counterTypeId, type SideId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { sheetInShort } from '#shared/rules/counters/counterSheet'
import { headline } from '../../i18n/language'
import { useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { counterPicture, firstFace, freshCounter } from '../../ui/pictures/counterPicture'
import { Picture } from '../../ui/pictures/Picture'
import { comingTo, type Offer } from './offers'

export function OfferCard(props: {
  offer: Offer
  side: SideId | undefined
  chosen: boolean
  onToggle: () => void
}): ReactNode {
  const { offer, side, chosen, onToggle } = props
  const say = useSay()
  const { counterSchema } = useRuleset()
  const { kind, abilities } = sheetInShort(counterSchema, offer.sheet)
  return (
    <button type="button" className="catalogue-card" aria-pressed={chosen} onClick={onToggle}>
      <span className="catalogue-picture">
        <OfferPicture offer={offer} side={side} size={PICTURE_PX} />
      </span>
      <span className="catalogue-words">
        <strong>{offer.sheet.name}</strong>
        <span>{headline(kind.map(say).join(' · '))}</span>
        {abilities.length > 0 && <span>{headline(abilities.map(say).join(', '))}</span>}
      </span>
      {chosen && <Check className="catalogue-check" aria-hidden />}
    </button>
  )
}

const PICTURE_PX = 52
const SHOWN = counterTypeId('shown')

/** The card of a sheet that the scenario does not hold yet, `size` px high. */
export function OfferPicture(props: { offer: Offer; side: SideId | undefined; size: number }): ReactNode {
  const { offer, side, size } = props
  const { sheet } = useMemo(() => comingTo(side, offer), [side, offer])
  return <SheetPicture sheet={sheet} images={offer.images} size={size} />
}

function SheetPicture(props: { sheet: CounterType; images: Scenario['images']; size: number }): ReactNode {
  const { sheet, images, size } = props
  const ruleset = useRuleset()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const scenario = useEditorState((state) => state.document.scenario)
  const picture = useMemo(
    () => {
      const shown: Scenario = { ...scenario, counterTypes: { [SHOWN]: sheet }, images }
      const face = firstFace(shown, SHOWN, ruleset.counterSchema)
      return counterPicture(freshCounter(shown, SHOWN, face, ruleset), shown, ruleset)
    },
    // The picture shows nothing of the scenario but its sides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sheet, images, sides, ruleset],
  )
  const width = Math.round((size * picture.rect.width) / picture.rect.height)
  return <Picture {...picture} width={width} height={size} className="counter-image" />
}
