/** Builds the session of the editor: each verb sets its part of the slice; a tool goes to the hand too. */
import { type StoreApi } from 'zustand/vanilla'
import { localized } from '#shared/i18n/localized'
import { type EditorState } from './editor'
import { type ToolOptions } from '../toolOptions'
import { findingPoints, findingSelection } from './goTo'
import { type EditorSession, type Selection, type SessionSlice } from './ports/session'
import { type AskedQuestion } from './ports/userQuestion'
import { type ToolManager } from './ports/toolManager'
import { type EditorView } from './ports/view'

interface SessionParts {
  readonly store: StoreApi<EditorState>
  /** The hand. */
  readonly input: Pick<ToolManager, 'use'>
  readonly view: Pick<EditorView, 'viewport'>
  readonly bringTools: EditorSession['bringTools']
}

export function createSession({ store, input, view, bringTools }: SessionParts): EditorSession {
  function setSession(part: Partial<SessionSlice>): void {
    store.setState(({ session }) => ({ session: { ...session, ...part } }))
  }
  const askedNow = (): readonly AskedQuestion[] => store.getState().session.asked
  const ask: EditorSession['ask'] = (question) =>
    new Promise((resolve) => {
      const asked: AskedQuestion = {
        question,
        answer(answer) {
          setSession({ asked: askedNow().filter((other) => other !== asked) })
          resolve(answer as typeof question.yes.answer)
        },
      }
      setSession({ asked: [...askedNow(), asked] })
    })
  const select = (selection: Selection): void => setSession({ selection, witness: undefined })
  return {
    bringTools,
    setTool(tool) {
      input.use(tool)
      setSession({ tool })
    },
    setOptions(options) {
      const before = store.getState().session.options
      const swapped = options.terrain !== undefined && options.terrain !== before.terrain
      const other = swapped ? { otherTerrain: before.terrain } : {}
      setSession({ options: { ...before, ...other, ...handOf(options), ...options } })
    },
    select,
    setRoute: (route) => setSession({ route }),
    setTurn: (turn) => setSession({ turn }),
    showWitness: (witness) => setSession({ witness }),
    setInquiry: (inquiry) => setSession({ inquiry, witness: undefined }),
    setPinned(pinned) {
      const { compared } = store.getState().session
      setSession({ pinned, compared: compared && pinned.includes(compared) ? compared : undefined })
    },
    compareWith: (compared) => setSession({ compared }),
    compareCopy: (copy) => setSession({ copy, framed: undefined }),
    frame: (framed) => setSession({ framed }),
    setPlaying: (playing) => setSession({ playing }),
    type: (typing) => setSession({ typing }),
    ask,
    refuse: (title, words) => void ask({ title, words, yes: UNDERSTOOD }),
    notify: (text, kind = 'info') => setSession({ notice: { text, kind, at: Date.now() } }),
    dropNotice: () => setSession({ notice: undefined }),
    goTo(finding) {
      select(findingSelection(finding))
      view.viewport?.reveal(findingPoints(finding, store.getState().document.scenario))
    },
  }
}

const UNDERSTOOD = { name: localized('Compris', 'Understood'), answer: undefined }

/**
 * A type that is chosen takes the place of the counters in the hand, and the other way round: once these are placed nothing is in the
 * hand, so that the next click does not add counters that nobody asked for.
 */
function handOf(options: Partial<ToolOptions>): Partial<Pick<ToolOptions, 'counterHand' | 'counterType'>> {
  if (options.counterType !== undefined) return { counterHand: [] }
  const isFilled = options.counterHand !== undefined && options.counterHand.length > 0
  return isFilled ? { counterType: undefined } : {}
}
