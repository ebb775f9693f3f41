/** The state of the scenario view: kept while the map is shown, new with every document. */
import { useStore } from 'zustand'
import { type GamePlace } from '#shared/document/gamePlaces'
import { type BoardId, type ReinforcementId, type VictoryId } from '#shared/document/ids'
import { type Editor } from '../../editor/editor'
import { useEditor } from '../../ui/EditorContext'
import { freshWithDocuments, perEditor } from '../../ui/perEditor'
import { SECTION_IDS, type SectionId } from './sectionIds'

interface ScenarioViewState {
  readonly section: SectionId
  /** The turn, the reinforcement, the way to victory and the board whose forms are open. */
  readonly turn: number | undefined
  readonly reinforcement: ReinforcementId | undefined
  readonly victory: VictoryId | undefined
  readonly board: BoardId | undefined
}

const fresh = (): ScenarioViewState => ({
  section: SECTION_IDS[0],
  turn: undefined,
  reinforcement: undefined,
  victory: undefined,
  board: undefined,
})

const storeOf = perEditor((editor) => freshWithDocuments(editor, fresh))

/** Shows a reinforcement or a way to victory, its form open. */
export function showPart(editor: Editor, of: GamePlace['of']): void {
  storeOf(editor).setState(
    of.kind === 'reinforcement'
      ? { section: 'reinforcements', reinforcement: of.id }
      : { section: 'victory', victory: of.id },
  )
}

/** One part of the state, and the way to change it. */
export function useScenarioView<K extends keyof ScenarioViewState>(
  key: K,
): readonly [ScenarioViewState[K], (value: ScenarioViewState[K]) => void] {
  const store = storeOf(useEditor())
  const value = useStore(store, (state) => state[key])
  return [value, (next) => store.setState({ [key]: next } as Pick<ScenarioViewState, K>)]
}
