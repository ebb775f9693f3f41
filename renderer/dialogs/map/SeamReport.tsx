/** Before two maps are joined: the rim hexes on which they disagree, whose word counts there, and what stops at the seam. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { Choice } from '../../app/controls/Choice'
import { useSay } from '../../app/EditorContext'
import { counted } from '../../i18n/language'
import { type JoinPreview } from './joinMapForm'

const TEXT = {
  counts: localized('Ce qui compte', 'What counts'),
  here: localized('Cette carte', 'This map'),
  there: localized('La carte jointe', 'The joined map'),
  seam: localized('À la jointure', 'At the seam'),
}

interface ReportProps {
  readonly preview: Extract<JoinPreview, { kind: 'fits' }>
  readonly prefers: 'here' | 'there'
  readonly onPrefer: (prefers: 'here' | 'there') => void
}

export function SeamReport({ preview: { differing, stops }, prefers, onPrefer }: ReportProps): ReactNode {
  const say = useSay()
  const rim = counted(
    differing.length,
    localized('case du bord ne s’accorde pas', 'rim hex disagrees'),
    localized('cases du bord ne s’accordent pas', 'rim hexes disagree'),
  )
  if (differing.length === 0 && stops.length === 0) return null
  return (
    <section className="join-map-seam" aria-label={say(TEXT.seam)}>
      {differing.length > 0 && (
        <>
          <p>{say(localized(`${rim.fr}\u202f:`, `${rim.en}:`))}</p>
          <ul tabIndex={0} aria-label={say(rim)}>
            {differing.map(({ name, here, there }) => (
              <li key={name}>
                {say(
                  localized(
                    `${name}\u202f: ${here.fr} ici, ${there.fr} sur la carte jointe`,
                    `${name}: ${here.en} here, ${there.en} on the joined map`,
                  ),
                )}
              </li>
            ))}
          </ul>
          <div className="field">
            <span className="field-label">{say(TEXT.counts)}</span>
            <Choice
              label={say(TEXT.counts)}
              value={prefers}
              options={[
                { value: 'here', label: say(TEXT.here) },
                { value: 'there', label: say(TEXT.there) },
              ]}
              onChange={onPrefer}
            />
          </div>
        </>
      )}
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
