/** The legend of what an answer or a route draws on the map: areas with their number of hexes, arrows. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type ArrowLook } from '#shared/questions/picture/arrows'
import { inkOf, type RulingInk, rulingOf } from '#shared/questions/picture/tones'
import { type AnswerShade } from '#shared/rules/answers/answer'
import { countedHexes } from '../tools/words/counted'
import { headline } from '../i18n/language'
import { useSay } from '../ui/EditorContext'
import { InspectorSection } from './InspectorFrame'
import './legend.css'

const TEXT = {
  legend: localized('Légende', 'Legend'),
}

/** Nothing when nothing is drawn. */
export function Legend({
  shades,
  arrows,
}: {
  shades: readonly AnswerShade[]
  arrows: readonly ArrowLook[]
}): ReactNode {
  const say = useSay()
  if (shades.length + arrows.length === 0) return null
  return (
    <InspectorSection title={TEXT.legend}>
      <ul className="legend">
        {shades.map((shade) => (
          <li key={shade.id}>
            <Swatch {...shade} />
            <span>{headline(say(shade.name))}</span>
            <small>{say(countedHexes(shade.hexes.length))}</small>
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

function Swatch(shade: Pick<AnswerShade, 'tone' | 'ruled'>): ReactNode {
  const { color, opacity, hatched, rimmed } = inkOf(shade.tone)
  const ruling = rulingOf(shade)
  return (
    <svg className="legend-swatch" viewBox="0 0 18 12" aria-hidden>
      <rect width="18" height="12" fill="#d9d5c3" />
      {hatched ? (
        <path d="M-2 0 10 12M4 0 16 12M10 0 22 12" stroke={color} strokeWidth="1.5" opacity={opacity} />
      ) : (
        <rect width="18" height="12" fill={color} opacity={opacity} />
      )}
      {ruling && <Ruling {...ruling} />}
      {rimmed && <rect x="1" y="1" width="16" height="10" fill="none" stroke={color} strokeWidth="2" />}
    </svg>
  )
}

function Ruling({ color, opacity, lines, crossed }: RulingInk): ReactNode {
  const starts = Array.from(
    { length: Math.ceil(30 / (18 / lines)) },
    (_, index) => -12 + (index * 18) / lines,
  )
  const falling = starts.map((x) => `M${x} 0l12 12`)
  const rising = crossed ? starts.map((x) => `M${x} 12l12 -12`) : []
  return <path d={[...falling, ...rising].join('')} stroke={color} opacity={opacity} fill="none" />
}

function ArrowSwatch({ color, px, dash }: ArrowLook): ReactNode {
  return (
    <svg className="legend-swatch is-arrow" viewBox="0 0 18 12" aria-hidden>
      <path d="M0 6H12M18 6 10 2V10Z" stroke="#ffffff" strokeWidth={px + 2} strokeLinejoin="round" />
      <path d="M0 6H12" stroke={color} strokeWidth={px} strokeDasharray={dash?.join(' ')} />
      <path d="M18 6 10 2V10Z" fill={color} />
    </svg>
  )
}
