/** The report of a game beside its map: each line leads to its moment and its place; undone lines wait to be played again (PLY-2). */
import GitBranch from 'lucide-react/icons/git-branch'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { type Eyes, sideWithEyes } from '#shared/document/eyes'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { actorOf } from '#shared/game/table/choices'
import { linesAfter, type PlayedGame, wayHere } from '#shared/game/table/playedGame'
import { headingOf } from '#shared/game/report/gameReport'
import { knownStep } from '#shared/game/report/knownStep'
import { actInWords } from '#shared/game/report/actInWords'
import { stepInWords } from '#shared/game/report/stepInWords'
import { hexCenter } from '#shared/hex/layout'
import { parseHexKey } from '#shared/hex/axial'
import { type Editor } from '../../editor/editor'
import { headline } from '../../i18n/language'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { Button } from '../../ui/controls/Button'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { type PlayTable } from './playTable'
import { eyesAt } from './tableState'

const TEXT = {
  title: localized('Récit', 'Report'),
  back: localized('Annuler', 'Undo'),
  forward: localized('Rejouer', 'Play again'),
  begin: localized('Début', 'Beginning'),
  why: localized('Pourquoi\u202f?', 'Why?'),
  branches: localized('Autres suites jouées', 'Other ways on that were played'),
  onward: localized('Suites déjà jouées', 'Ways on that were played'),
}

interface Entry {
  readonly line: number
  /** Shown where it differs from that of the entry before. */
  readonly head: Localized
  readonly words: readonly Localized[]
  /** True for a decision of the side that looks, and where nothing is hidden. */
  readonly isOwn: boolean
}

interface LogListProps {
  readonly table: PlayTable
  readonly game: PlayedGame
  /** The same at the moment that the table shows. */
  readonly shown: PlayedGame
  /** Shows the place of a line. */
  readonly board: Editor
}

export function LogList({ table, game, shown, board }: LogListProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const reasons = useStore(table.store, (state) => state.reasons)
  const eyes = useStore(table.store, eyesAt)
  const entries = useMemo(() => entriesOf(game, eyes, language), [game, eyes, language])
  const end = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const next = linesAfter(game)
  const isPast = shown.at !== game.at
  const marked = lastShown(entries, shown)
  useEffect(() => {
    const reveal = (): void => void end.current?.scrollIntoView({ block: 'nearest' })
    reveal()
    // The decision above takes more room, or less.
    const sizes = new ResizeObserver(reveal)
    if (list.current) sizes.observe(list.current)
    return () => sizes.disconnect()
  }, [marked])
  const show = (line: number): void => {
    table.showLine(line)
    const step = game.steps[line - 1]
    const actor = step && actorOf(step.act)
    const { scenario } = board.document
    const hex = actor === undefined ? undefined : scenario.counters[actor]?.hex
    const { grid, hexMm } = scenario.map
    if (hex !== undefined) board.view.viewport?.reveal([hexCenter(parseHexKey(hex), { grid, hexMm })])
  }
  return (
    <section className="play-log">
      <div className="play-row">
        <h2>{say(TEXT.title)}</h2>
        <Button
          name={TEXT.back}
          icon={Undo2}
          disabled={isPast || game.at === 0}
          onClick={() => table.back()}
        />
        <Button
          name={TEXT.forward}
          icon={Redo2}
          disabled={isPast || next.length === 0}
          onClick={() => table.forward()}
        />
      </div>
      {/* Read aloud as it comes: the map shows it to those who see. */}
      <p className="visually-hidden" role="status">
        {entries
          .find(({ line }) => line === marked)
          ?.words.map((one) => headline(say(one)))
          .join(' ')}
      </p>
      <ol ref={list} className="scrolls" tabIndex={0} aria-label={say(TEXT.title)}>
        <li ref={marked === 0 ? end : undefined} aria-current={marked === 0}>
          <button type="button" className="play-line" onClick={() => table.showLine(0)}>
            {say(TEXT.begin)}
          </button>
        </li>
        {entries.map(({ line, head, words, isOwn }, index) => {
          // A side's reasons may say what it keeps hidden.
          const why = isOwn ? reasons.get(line) : undefined
          return (
            <li key={line} ref={line === marked ? end : undefined} aria-current={line === marked}>
              {say(head) !== say(entries[index - 1]?.head ?? TEXT.begin) && <h3>{say(head)}</h3>}
              <LogLine text={words.map((one) => headline(say(one))).join(' ')} onShow={() => show(line)} />
              {why && (
                <details onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
                  <summary>{say(TEXT.why)}</summary>
                  {headline(say(why))}
                </details>
              )}
              {!isPast && (
                <Branches
                  title={TEXT.branches}
                  game={game}
                  lines={besides(game, line)}
                  table={table}
                  eyes={eyes}
                />
              )}
            </li>
          )
        })}
      </ol>
      {!isPast && next.length > 1 && (
        <Branches title={TEXT.onward} game={game} lines={next} table={table} eyes={eyes} open />
      )}
    </section>
  )
}

interface BranchesProps {
  readonly title: Localized
  readonly table: PlayTable
  readonly game: PlayedGame
  readonly lines: readonly number[]
  readonly eyes: Eyes
  readonly open?: boolean
}

/** Ways on from one moment, each by its first line: the table goes on with the one that is pressed. */
function Branches({ title, table, game, lines, eyes, open = false }: BranchesProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  if (lines.length === 0) return null
  return (
    <details className="play-branches" open={open}>
      <summary>
        <GitBranch aria-hidden />
        {say(title)}
      </summary>
      {lines.map((line) => (
        <button key={line} type="button" className="play-line" onClick={() => table.goTo(line)}>
          {headline(say(firstWords(game, line, eyes, language)))}
        </button>
      ))}
    </details>
  )
}

/** The act of a line, without its rolls; a line that these eyes may not see has a number. */
function firstWords(game: PlayedGame, line: number, eyes: Eyes, language: Language): Localized {
  const made = game.steps[line - 1]
  const step = made && knownStep(made, eyes, language)
  if (!step) return localized(`ligne ${line}`, `line ${line}`)
  return actInWords(step.before, step.decision, step.act)
}

/** The lines that were played in place of one, after the same moment. */
function besides(game: PlayedGame, line: number): readonly number[] {
  return linesAfter(game, game.lines[line - 1]?.after).filter((one) => one !== line)
}

/** The last line that has been played at the moment shown, of those that the list has; 0 for the beginning. */
function lastShown(entries: readonly Entry[], shown: PlayedGame): number {
  const played = new Set(wayHere(shown))
  return entries.findLast(({ line }) => played.has(line))?.line ?? 0
}

/** The ids of rules at the end of a line are links of their own beside it. */
function LogLine({ text, onShow }: { text: string; onShow: () => void }): ReactNode {
  const [, words = text, rules = ''] =
    /^(.*?) \(([A-Z]{2,3}-[A-Z]+(?:-\d+)?(?:, [A-Z]{2,3}-[A-Z]+(?:-\d+)?)*)\)$/s.exec(text) ?? []
  return (
    <>
      <button type="button" className="play-line" onClick={onShow}>
        {words}
      </button>
      {rules !== '' && (
        <span className="play-rules">
          {rules.split(', ').map((rule) => (
            <RuleLink key={rule} rule={rule as RuleId} />
          ))}
        </span>
      )}
    </>
  )
}

/** Lines that nobody would see, the ends of phases, show in the headings alone; those that these eyes may not see, not at all. */
function entriesOf(game: PlayedGame, eyes: Eyes, language: Language): Entry[] {
  return wayHere(game).flatMap((line): Entry | [] => {
    const made = game.steps[line - 1]
    const step = made && knownStep(made, eyes, language)
    const words = step ? stepInWords(step) : []
    if (!step || words.length === 0) return []
    const { turn, title } = headingOf(step.before, step.decision)
    const isOwn = eyes === 'author' || sideWithEyes(eyes) === step.decision.side
    return { line, words, isOwn, head: localized(`${turn.fr} – ${title.fr}`, `${turn.en} – ${title.en}`) }
  })
}
