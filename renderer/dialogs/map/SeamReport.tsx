/** Before two maps are joined: the rim hexes and sides on which they disagree, which map wins there, and what stops at the seam. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'
import { ChoiceField } from '../../ui/controls/Choice'
import { useSay } from '../../ui/EditorContext'
import { type DifferingPlace, type JoinPreview } from './joinMapForm'

const TEXT = {
  counts: localized('Ce qui compte', 'What counts'),
  seam: localized('À la jointure', 'At the seam'),
}

const MAPS = [
  { id: 'here', name: localized('Cette carte', 'This map') },
  { id: 'there', name: localized('La carte jointe', 'The joined map') },
] as const

interface ReportProps {
  readonly preview: Extract<JoinPreview, { kind: 'fits' }>
  readonly prefers: 'here' | 'there'
  readonly onPrefer: (prefers: 'here' | 'there') => void
}

export function SeamReport({ preview, prefers, onPrefer }: ReportProps): ReactNode {
  const { differing, differingSides, stops } = preview
  const say = useSay()
  const rim = counted(
    differing.length,
    localized('case du bord ne s’accorde pas', 'rim hex disagrees'),
    localized('cases du bord ne s’accordent pas', 'rim hexes disagree'),
  )
  const sides = counted(
    differingSides.length,
    localized('bord de case ne s’accorde pas', 'hexside disagrees'),
    localized('bords de case ne s’accordent pas', 'hexsides disagree'),
  )
  const disagree = differing.length + differingSides.length > 0
  if (!disagree && stops.length === 0) return null
  return (
    <section className="join-map-seam" aria-label={say(TEXT.seam)}>
      <Places title={rim} places={differing} />
      <Places title={sides} places={differingSides} />
      {disagree && <ChoiceField label={TEXT.counts} value={prefers} options={MAPS} onChange={onPrefer} />}
      {stops.length > 0 && (
        <ul tabIndex={0} aria-label={say(TEXT.seam)}>
          {stops.map((message) => (
            <li key={message.en}>{say(message)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Places({ title, places }: { title: Localized; places: readonly DifferingPlace[] }): ReactNode {
  const say = useSay()
  if (places.length === 0) return null
  return (
    <>
      <p>{say(localized(`${title.fr}\u202f:`, `${title.en}:`))}</p>
      <ul tabIndex={0} aria-label={say(title)}>
        {places.map((place) => (
          <li key={place.name}>{say(words(place))}</li>
        ))}
      </ul>
    </>
  )
}

function words({ name, here, there }: DifferingPlace): Localized {
  // The same things, otherwise open, owned or turned.
  if (here.en === there.en)
    return localized(
      `${name}\u202f: ${here.fr}, autrement que sur la carte jointe`,
      `${name}: ${here.en}, otherwise than on the joined map`,
    )
  return localized(
    `${name}\u202f: ${here.fr} ici, ${there.fr} sur la carte jointe`,
    `${name}: ${here.en} here, ${there.en} on the joined map`,
  )
}
