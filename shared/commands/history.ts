/**
 * The one door to a document and its undo and redo: a gesture collects what its commands change, `commit` makes one step
 * of it. Everything downstream (repaint, workers, checks, locks) follows the change sets announced here.
 */
import { enablePatches, freeze, produceWithPatches } from 'immer'
import { type Localized } from '#shared/i18n/localized'
import { inBothLanguages } from '#shared/document/inBothLanguages'
import { settledWords } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type ChangedValues, valuesOf, withValues } from './changedValues'
import { changesBetween, placesOfPatches, placesOfSteps } from './changesBetween'
import { type ChangeSet, isNothing } from '../document/changeSet'
import { type Command, type Refusal } from './command/command'
import { createUndoStack } from './undoStack'

enablePatches()

/** One change of the document. `cancel` puts the base of a gesture back; `commit` is the sum of its `apply`s. */
export interface Change {
  readonly kind: 'apply' | 'commit' | 'cancel' | 'undo' | 'redo'
  readonly before: Scenario
  readonly after: Scenario
  /** The places in which they differ. */
  readonly changes: ChangeSet
}

/** The commands between `begin` and `commit`. */
interface Gesture {
  readonly base: Scenario
  /** Name of the first command that changed something. */
  name: Localized | undefined
  /** One for each command that changed something. */
  readonly steps: ChangeSet[]
}

export interface History {
  readonly document: Scenario
  /** The names of what undo would take back and redo do again, for the menu. */
  readonly undoName: Localized | undefined
  readonly redoName: Localized | undefined
  /** True when the document differs from the saved one, as far as the history knows. */
  readonly modified: boolean
  /** Opens a gesture; one that is still open is committed first. */
  begin(): void
  /**
   * Runs a command in the open gesture, or as a gesture of its own. A refusal leaves the document as it was; what throws,
   * the command or a listener, takes the whole gesture back and ends it.
   */
  apply<P>(command: Command<P>, params: P): Refusal | undefined
  /** Ends the gesture; undefined when nothing has changed in the end, and then no step is recorded. */
  commit(): Change | undefined
  /** Gives the gesture up: the document is again the very object it was. */
  cancel(): void
  undo(): Change | undefined
  redo(): Change | undefined
  /** Number of the state without the open gesture, for `markSaved`; never used twice. */
  readonly state: number
  /** The saved one is this state, which may be gone by now; by default the present one without the open gesture. */
  markSaved(state?: number): void
  /** No state counts as saved any more: the file was changed or lost. */
  markUnsaved(): void
  /**
   * Tells of every new state: each command within a gesture, cancel, undo, redo. A commit brings no new state and is
   * not said. Returns the function that ends it.
   */
  subscribe(listener: (change: Change) => void): () => void
}

interface HistoryOptions {
  /** True for a recovered document: it differs from any file. */
  readonly modified?: boolean
  /** Bytes that the steps may take, estimated; the oldest are dropped above it. */
  readonly budgetBytes?: number
  /** Asked of what each command has changed, before it counts: a refusal throws it away. Undo and redo are not asked. */
  readonly refuse?: (edit: Pick<Change, 'before' | 'after' | 'changes'>) => Refusal | undefined
}

/** Bytes of history that a document may keep. */
export const DEFAULT_BUDGET = 64 * 1024 * 1024

/** A history of a document just opened: its base may not be undone. */
export function createHistory(document: Scenario, options: HistoryOptions = {}): History {
  const stack = createUndoStack(options.budgetBytes ?? DEFAULT_BUDGET, options.modified ?? false)
  const listeners = new Set<(change: Change) => void>()
  let current = frozen(document)
  let gesture: Gesture | undefined

  // All hear of it, even when one throws: they stay of one state.
  function announce(change: Change): Change {
    current = change.after
    const faults: unknown[] = []
    for (const listener of [...listeners])
      try {
        listener(change)
      } catch (fault) {
        faults.push(fault)
      }
    if (faults.length > 0) throw faults[0]
    return change
  }

  function begin(): void {
    if (gesture) commit()
    gesture = { base: current, name: undefined, steps: [] }
  }

  function apply<P>(command: Command<P>, params: P): Refusal | undefined {
    const alone = gesture === undefined
    const open = (gesture ??= { base: current, name: undefined, steps: [] })
    try {
      const refusal = applyIn(open, command, params)
      if (alone) commit()
      return refusal
    } catch (fault) {
      return takeBack(open, fault)
    }
  }

  function applyIn<P>(open: Gesture, command: Command<P>, params: P): Refusal | undefined {
    let refusal: Refusal | undefined
    const [made, patches] = produceWithPatches(current, (draft) => {
      refusal = command.run(draft, params)
    })
    const places = placesOfPatches(current, made, patches)
    const found = refusal ? undefined : changesBetween(current, made, places)
    const settled = found ? settledWords(made, found.records) : made
    const after = settled === made ? made : frozen(settled)
    const changes = after === made ? found : changesBetween(current, after, places)
    // A value set and set back gives a new object in which nothing has changed.
    if (changes && !isNothing(changes)) refusal = options.refuse?.({ before: current, after, changes })
    if (changes && !isNothing(changes) && !refusal) {
      const name = inBothLanguages(current, (named) => command.name(params, named))
      open.name ??= name
      open.steps.push(changes)
      announce({ kind: 'apply', before: current, after, changes })
    }
    return refusal
  }

  /** Nothing of a gesture in which something threw remains. */
  function takeBack(broken: Gesture, fault: unknown): never {
    gesture = undefined
    try {
      if (current !== broken.base) putBack(broken)
    } catch {
      // A listener that threw may throw again: the first fault is the one to report.
    }
    throw fault
  }

  function commit(): Change | undefined {
    const done = gesture
    gesture = undefined
    if (!done?.name) return undefined
    try {
      return record(done, done.name)
    } catch (fault) {
      return takeBack(done, fault)
    }
  }

  function record(done: Gesture, name: Localized): Change | undefined {
    const { base, steps } = done
    const [first, ...others] = steps
    const changes = first && others.length === 0 ? first : changesBetween(base, current, placesOfSteps(steps))
    if (isNothing(changes)) {
      putBack(done)
      return undefined
    }
    stack.record({ name, changes, before: valuesOf(base, changes), after: valuesOf(current, changes) })
    return { kind: 'commit', before: base, after: current, changes }
  }

  function cancel(): void {
    const abandoned = gesture
    gesture = undefined
    if (abandoned?.name) putBack(abandoned)
  }

  function putBack({ base, steps }: Gesture): void {
    const changes = changesBetween(current, base, placesOfSteps(steps))
    announce({ kind: 'cancel', before: current, after: base, changes })
  }

  function undo(): Change | undefined {
    if (gesture) commit()
    const step = stack.undo()
    return step && travel('undo', step.changes, step.before)
  }

  function redo(): Change | undefined {
    if (gesture) commit()
    const step = stack.redo()
    return step && travel('redo', step.changes, step.after)
  }

  function travel(kind: 'undo' | 'redo', changes: ChangeSet, values: ChangedValues): Change {
    return announce({ kind, before: current, after: withValues(current, values), changes })
  }

  return {
    get document() {
      return current
    },
    get undoName() {
      return gesture?.name ?? stack.undoName
    },
    get redoName() {
      // The open gesture, once committed, empties what can be redone.
      return gesture?.name ? undefined : stack.redoName
    },
    get modified() {
      return gesture?.name !== undefined || stack.modified
    },
    begin,
    apply,
    commit,
    cancel,
    undo,
    redo,
    get state() {
      return stack.state
    },
    markSaved: (state = stack.state) => stack.markSaved(state),
    markUnsaved: () => stack.markUnsaved(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

// immer would look into each of a million cells; they are plain values, so freezing the lists that hold them will do.
function frozen(document: Scenario): Scenario {
  for (const chunk of document.map.chunks) {
    for (const layer of Object.values(chunk)) Object.freeze(layer)
    Object.freeze(chunk)
  }
  return freeze(document, true)
}
