/** The decision that is due: the question, whose it is, and the acts to choose from with their exact chances (PLY-1). */
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { counterName } from '#shared/document/counters'
import { localized } from '#shared/i18n/localized'
import { type Decision, type GameAct, type GameState } from '#shared/game/contract'
import { isVerdict } from '#shared/game/referee/decide'
import { verdictInWords } from '#shared/game/report/gameReport'
import { withoutHiddenNames } from '#shared/game/report/knownStep'
import { stateAt } from '#shared/game/table/playedGame'
import { headline } from '../../i18n/language'
import { routeStatus } from '../../tools/route/routeWords'
import { RuleLink } from '../../ui/RuleLink'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { ActChoice } from './ActChoice'
import { ByHand } from './ByHand'
import { DiceBox } from './DiceBox'
import { MachineBox } from './MachineBox'
import { type PlayTable } from './playTable'
import { ReviewBox } from './ReviewBox'
import { decisionAbout, hintOf } from './hints'
import { choicesAt, dueAt, eyesAt, handAt, machineToPlay, type TableState } from './tableState'

const TEXT = {
  end: localized('Résultat', 'Result'),
  back: localized('Un autre pion', 'Another counter'),
}

export function DecisionBox({ table }: { table: PlayTable }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const state = useStore(table.store)
  const due = dueAt(state)
  if (!state.game || !due) return null
  if (state.review) return <ReviewBox table={table} />
  const { scenario } = stateAt(state.game).play
  if (isVerdict(due))
    return (
      <section className="play-decision is-over" role="status" tabIndex={-1}>
        <h2>{say(TEXT.end)}</h2>
        {verdictInWords(scenario, due).map((line) => (
          <p key={line.en}>{say(line)}</p>
        ))}
      </section>
    )
  const known = withoutHiddenNames(stateAt(state.game), eyesAt(state), language)
  if (machineToPlay(state) !== undefined && !state.asked) return <MachineBox table={table} side={due.side} />
  return (
    <section className="play-decision" role="group" tabIndex={-1} aria-labelledby="play-asks">
      <h2 id="play-asks" aria-live="polite">
        {scenario.sides[due.side]?.name ?? due.side}
        <small>{headline(say(due.asks))}</small>
      </h2>
      {state.refused && (
        <p className="form-note is-error" role="alert">
          {state.refused.says && say(state.refused.says)}
          {[...new Set(state.refused.because.map(({ rule }) => rule))].map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
      {state.asked ? (
        <DiceBox table={table} asked={state.asked} />
      ) : due.kind === 'by-hand' ? (
        <ByHand table={table} state={known} eyes={eyesAt(state)} />
      ) : (
        <Acts table={table} state={state} known={known} due={due} />
      )}
    </section>
  )
}

interface ActsProps {
  readonly table: PlayTable
  readonly state: TableState
  /** The state of the game as the side that decides knows it. */
  readonly known: GameState
  readonly due: Decision
}

function Acts({ table, state, known: game, due }: ActsProps): ReactNode {
  const say = useSay()
  const choices = choicesAt(state)
  if (!choices) return null
  const { pointed, way } = state
  const selected = handAt(state)
  const acts: readonly GameAct[] =
    pointed.length > 0 ? pointed : selected === undefined ? [] : choices.listed(selected)
  const name = (id: typeof selected): string => (id === undefined ? '' : counterName(game.play.scenario, id))
  const about = decisionAbout(game, due)
  const hint = hintOf({ due, choices, selected, pointed })
  return (
    <>
      {about && <p className="play-about">{say(about)}</p>}
      {selected !== undefined && (
        <p className="play-selected">
          <b>{name(selected)}</b>
          {choices.actors.length > 1 && (
            <button type="button" className="button is-quiet" onClick={() => table.select(undefined)}>
              {say(TEXT.back)}
            </button>
          )}
        </p>
      )}
      {way && (
        <p className="play-about" role="status">
          {say(routeStatus(way.route, way.answer, game.play.scenario))}
        </p>
      )}
      {hint && <p className="play-hint">{say(hint)}</p>}
      {selected === undefined && (
        <ul className="play-actors">
          {choices.actors.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="button is-quiet"
                data-counter={id}
                onClick={() => table.select(id)}
                onFocus={() => table.eye(id)}
                onBlur={() => table.eye(undefined)}
                onPointerEnter={() => table.eye(id)}
                onPointerLeave={() => table.eye(undefined)}
              >
                {name(id)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ActList
        table={table}
        game={game}
        due={due}
        acts={acts}
        look={pointed.length === 1 ? 'is-primary' : ''}
      />
      {pointed.length === 0 && <ActList table={table} game={game} due={due} acts={choices.general} />}
    </>
  )
}

function ActList(props: {
  readonly table: PlayTable
  readonly game: GameState
  readonly due: Decision
  readonly acts: readonly GameAct[]
  /** Classes of its buttons. */
  readonly look?: string
}): ReactNode {
  const { table, game, due, acts, look } = props
  return (
    <ul className="play-acts">
      {acts.map((act) => (
        <li key={JSON.stringify(act)}>
          <ActChoice state={game} due={due} act={act} look={look} onChoose={() => table.choose(act)} />
        </li>
      ))}
    </ul>
  )
}
