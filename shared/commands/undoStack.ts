/** The steps taken and taken back, within a memory budget; knows which state was saved. */
import { type Localized } from '#shared/i18n/localized'
import { type ChangedValues } from './changedValues'
import { estimateBytes } from './estimateBytes'
import { type ChangeSet } from '../document/changeSet'

interface Step {
  readonly name: Localized
  readonly changes: ChangeSet
  /** The values that the document holds before and after it, where it changes. */
  readonly before: ChangedValues
  readonly after: ChangedValues
}

interface StackedStep extends Step {
  readonly bytes: number
  /** Number of the state after this step; never used twice. */
  readonly state: number
}

interface UndoStack {
  readonly undoName: Localized | undefined
  readonly redoName: Localized | undefined
  /** False in the state that was saved last. */
  readonly modified: boolean
  record(step: Step): void
  /** The step to take back, or to take again; it changes places. */
  undo(): Step | undefined
  redo(): Step | undefined
  /** Number of the present state; never used twice. */
  readonly state: number
  markSaved(state: number): void
  /** No state is the saved one. */
  markUnsaved(): void
}

/** `budget` in bytes, estimated: above it the oldest steps are dropped, never the last. */
export function createUndoStack(budget: number, modified: boolean): UndoStack {
  let undone: StackedStep[] = []
  let done: StackedStep[] = []
  let states = 0
  // The state below the oldest step kept.
  let oldestState = 0
  let savedState = modified ? undefined : 0

  const presentState = (): number => done.at(-1)?.state ?? oldestState

  function dropOldest(): void {
    let bytes = done.reduce((sum, step) => sum + step.bytes, 0)
    let dropped = 0
    while (bytes > budget && dropped < done.length - 1) bytes -= (done[dropped++] as StackedStep).bytes
    if (dropped === 0) return
    oldestState = (done[dropped - 1] as StackedStep).state
    done = done.slice(dropped)
  }

  function move(from: StackedStep[], to: StackedStep[]): Step | undefined {
    const step = from.pop()
    if (step) to.push(step)
    return step
  }

  return {
    get undoName() {
      return done.at(-1)?.name
    },
    get redoName() {
      return undone.at(-1)?.name
    },
    get modified() {
      return presentState() !== savedState
    },
    record(step) {
      const bytes = estimateBytes(step.before) + estimateBytes(step.after)
      done.push({ ...step, bytes, state: ++states })
      undone = []
      dropOldest()
    },
    undo: () => move(done, undone),
    redo: () => move(undone, done),
    get state() {
      return presentState()
    },
    markSaved(state) {
      savedState = state
    },
    markUnsaved() {
      savedState = undefined
    },
  }
}
