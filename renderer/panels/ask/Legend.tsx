/** The legend of the areas that an answer shades on the map: swatch, meaning, number of hexes. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { inkOf } from '#shared/questions/picture/tones'
import { type AnswerShade, type Tone } from '#shared/rules/answer'
import { counted, headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'

const TEXT = {
  legend: localized('Légende', 'Legend'),
  hexes: [localized('case', 'hex'), localized('cases', 'hexes')] as const,
}

export function Legend({ shades }: { shades: readonly AnswerShade[] }): ReactNode {
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
      </ul>
    </InspectorSection>
  )
}

function Swatch({ tone }: { tone: Tone }): ReactNode {
  const { color, opacity, hatched } = inkOf(tone)
  return (
    <svg className="ask-swatch" viewBox="0 0 18 12" aria-hidden>
      <rect width="18" height="12" fill="#d9d5c3" />
      {hatched ? (
        <path d="M-2 12 10 0M4 12 16 0M10 12 22 0" stroke={color} strokeWidth="1.5" opacity={opacity} />
      ) : (
        <rect width="18" height="12" fill={color} opacity={opacity} />
      )}
    </svg>
  )
}
