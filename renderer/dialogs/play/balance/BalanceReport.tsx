/** The report of the balance panel as its games come: what stands out, variants side by side, then each section with its charts. */
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { comparison } from '#shared/balance/comparison'
import { LOOK_FIRST, type SeriesSection, seriesReport } from '#shared/balance/seriesReport'
import { type Chart } from '#shared/balance/charts/chart'
import { type Language, localized } from '#shared/i18n/localized'
import { Picture } from '../../../ui/pictures/Picture'
import { useLanguage, useSay } from '../../../ui/EditorContext'
import { type BalanceSetting } from './balanceSetting'
import { type BalanceState } from './balanceTable'
import { FactList } from './FactList'
import { type ShownGame } from './useShownGame'

const NO_GAMES = localized(
  'Aucune partie n’a encore été jouée avec ces réglages.',
  'No game has been played with this setting yet.',
)

interface BalanceReportProps {
  readonly state: BalanceState
  readonly setting: BalanceSetting
  readonly shown: ShownGame
}

export function BalanceReport({ state, setting, shown }: BalanceReportProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  // Charts and maps take their time: the page answers before they are drawn.
  const series = useDeferredValue(state.series)
  const [first, ...others] = series
  const scenario = state.subjects[0]?.scenario
  const sections = useMemo((): readonly SeriesSection[] => {
    if (!first || first.rows.length === 0) return []
    const beside = others.flatMap((one, index) => {
      const name = setting.variants[index]?.name[language]
      if (name === undefined || one.rows.length === 0) return []
      return comparison(first, { ...one, head: { ...one.head, variant: name } })
    })
    return [...beside, ...seriesReport(first, scenario).filter(({ title }) => title !== LOOK_FIRST)]
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `others` is part of `series`.
  }, [series, scenario, setting.variants, language])
  if (!first || first.rows.length === 0) return <p className="form-note">{say(NO_GAMES)}</p>
  return (
    <>
      <FactList series={first} shown={shown} />
      {sections.map(({ title, lines, charts = [] }, index) => (
        <section key={index} className="balance-section">
          <h3>{say(title)}</h3>
          {charts.map((chart, at) => (
            <ChartFigure key={at} chart={chart} language={language} />
          ))}
          <ul>
            {lines.map((line, at) => (
              <li key={at}>{say(line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** mm of the charts, and pixels on screen: their letters are as large as those beside them. */
const MEASURE = 135
const HIGHEST = 150
const PIXELS_PER_MM = 4.2

function ChartFigure({ chart, language }: { chart: Chart; language: Language }): ReactNode {
  const say = useSay()
  const drawn = useMemo(() => {
    const { width, height } = chart.size(MEASURE, HIGHEST)
    return { width, height, ops: chart.paint(width, height, language) }
  }, [chart, language])
  const { width, height, ops } = drawn
  return (
    <figure className="balance-chart">
      <figcaption>{say(chart.caption)}</figcaption>
      <Picture
        ops={ops}
        rect={{ x: 0, y: 0, width, height }}
        width={width * PIXELS_PER_MM}
        height={height * PIXELS_PER_MM}
        label={say(chart.alt)}
      />
    </figure>
  )
}
