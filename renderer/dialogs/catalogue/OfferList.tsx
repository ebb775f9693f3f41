/** The types that a source offers: searched, by groups, chosen one by one or a group at once. */
import { type ReactNode, useState } from 'react'
import { type SideId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted, type Words } from '../../i18n/language'
import { wordsOf } from '#shared/i18n/search'
import { Button } from '../../ui/controls/Button'
import { SearchField } from '../../ui/controls/SearchField'
import { useSay } from '../../ui/EditorContext'
import { OfferCard } from './OfferCard'
import { type Offer, type OfferGroup, type Offers, offersWith } from './offers'

const TEXT = {
  search: localized('Chercher un type, un peuple', 'Search types, peoples'),
  nothing: localized('Aucun type de ce nom.', 'No type of that name.'),
  all: localized('Tout le groupe', 'Whole group'),
}

/** The types chosen, whatever their sources, and their choosing and unchoosing. */
export interface Choosing {
  readonly chosen: ReadonlyMap<string, Offer>
  /** Takes these up, or lays them down when all are chosen. */
  toggle(offers: readonly Offer[]): void
  /** The side that they will have. */
  readonly side: SideId | undefined
}

/** The properties of each tab of the dialog. */
export interface TabProps {
  readonly choosing: Choosing
  /** It is the one that is seen. */
  readonly shown: boolean
}

interface OfferListProps extends TabProps {
  readonly offers: Offers
  /** Said where the source has nothing at all. */
  readonly empty?: Words
  /** Controls beside the search: what can be done with the source. */
  readonly tools?: ReactNode
  /** More to stand on a card. */
  readonly more?: (offer: Offer) => ReactNode
  readonly children?: ReactNode
}

export function OfferList(props: OfferListProps): ReactNode {
  const { offers, choosing, shown, empty, tools, more, children } = props
  const say = useSay()
  const [sought, setSought] = useState('')
  const { groups, foreign } = offers
  const matching = offersWith(groups, wordsOf(sought), say)
  return (
    <>
      <div className="catalogue-bar">
        <SearchField label={TEXT.search} value={sought} onChange={setSought} autofocus={shown} />
        {tools}
      </div>
      <div className="catalogue-groups scrolls">
        {children}
        {groups.length > 0 && matching.length === 0 && <p className="catalogue-note">{say(TEXT.nothing)}</p>}
        {groups.length === 0 && empty && <p className="catalogue-note">{say(empty)}</p>}
        {matching.map((group) => (
          <Group key={say(group.name)} group={group} choosing={choosing} more={more} />
        ))}
        {foreign > 0 && <p className="catalogue-note">{say(ofOtherRules(foreign))}</p>}
      </div>
    </>
  )
}

function Group(props: {
  group: OfferGroup
  choosing: Choosing
  more: ((offer: Offer) => ReactNode) | undefined
}): ReactNode {
  const { group, choosing, more } = props
  const { chosen, toggle, side } = choosing
  const say = useSay()
  const { name, offers } = group
  return (
    <section className="catalogue-group" aria-label={say(name)}>
      <h3>{say(name)}</h3>
      <Button
        name={TEXT.all}
        aria-pressed={offers.every(({ key }) => chosen.has(key))}
        onClick={() => toggle(offers)}
      />
      <ul>
        {offers.map((offer) => (
          <li key={offer.key}>
            <OfferCard
              offer={offer}
              side={side}
              chosen={chosen.has(offer.key)}
              onToggle={() => toggle([offer])}
            />
            {more?.(offer)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ofOtherRules(count: number): Localized {
  return counted(
    count,
    localized('type fait pour d’autres règles n’est pas montré.', 'type made for other rules is not shown.'),
    localized(
      'types faits pour d’autres règles ne sont pas montrés.',
      'types made for other rules are not shown.',
    ),
  )
}
