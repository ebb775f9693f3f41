/** The legend of what an answer draws on the map: areas with their number of hexes, arrows. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type ArrowLook } from '#shared/questions/picture/arrows'
import { inkOf } from '#shared/questions/picture/tones'
import { type AnswerShade, type Tone } from '#shared/rules/answer'
import { counted, headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'

const TEXT = {
  legend: localized('Légende', 'Legend'),
  hexes: [localized('case', 'hex'), localized('cases', 'hexes')] as const,
}

export function Legend({
  shades,
  arrows,
}: {
  shades: readonly AnswerShade[]
  arrows: readonly ArrowLook[]
}): ReactNode {
  const say = useSay()
  return (
    <InspectorSection title={TEXT.legend}>
      <ul className="ask-legend">
        {shades.map(({ id, name, tone, hexes }) => (
          <li key={id}>
            <Swatch tone={tone} />
            <span>{headline(say(name))}</span>
            <small>{say(counted(hexes.length, ...TEXT.hexes))}</small>
          </li>
        ))}
        {arrows.map((arrow) => (
          <li key={arrow.name.en}>
            <ArrowSwatch {...arrow} />
            <span>{headline(say(arrow.name))}</span>
          </li>
        ))}
      </ul>
    </InspectorSection>
  )
}

function Swatch({ tone }: { tone: Tone }): ReactNode {
  const { color, opacity, hatched, rimmed } = inkOf(tone)
  return (
    <svg className="ask-swatch" viewBox="0 0 18 12" aria-hidden>
      <rect width="18" height="12" fill="#d9d5c3" />
      {hatched ? (
        <path d="M-2 0 10 12M4 0 16 12M10 0 22 12" stroke={color} strokeWidth="1.5" opacity={opacity} />
      ) : (
        <rect width="18" height="12" fill={color} opacity={opacity} />
      )}
      {rimmed && <rect x="1" y="1" width="16" height="10" fill="none" stroke={color} strokeWidth="2" />}
    </svg>
  )
}

function ArrowSwatch({ color, px, dash }: ArrowLook): ReactNode {
  return (
    <svg className="ask-swatch is-arrow" viewBox="0 0 18 12" aria-hidden>
      <path d="M0 6H12" stroke={color} strokeWidth={px} strokeDasharray={dash?.join(' ')} />
      <path d="M18 6 10 2V10Z" fill={color} />
    </svg>
  )
}
