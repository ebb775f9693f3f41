/**
 * Undo and redo. The only user of immer's patches: a gesture collects what its commands change, `commit` makes one
 * step of it. Everything downstream (repaint, checks, recovery) follows the changes announced here.
 */
import { applyPatches, enablePatches, freeze, type Patch, produceWithPatches } from 'immer'
import { type Localized } from '#shared/i18n/localized'
import { type Scenario } from '#shared/document/types'
import { type Command, type Refusal } from './command'
import { type Dirty, dirtyBetween } from './dirty'
import { keepKeyOrder, type PatchPair } from './keyOrder'

enablePatches()

/** One change of the document. `cancel` puts the base of a gesture back; `commit` is the sum of its `apply`s. */
export interface Change {
  readonly kind: 'apply' | 'commit' | 'cancel' | 'undo' | 'redo'
  readonly before: Scenario
  readonly after: Scenario
  /** From `before` to `after`. */
  readonly patches: readonly Patch[]
  readonly inversePatches: readonly Patch[]
  /** What must be repainted, checked and shown anew. */
  readonly dirty: Dirty
}

export interface History {
  readonly document: Scenario
  /** What undo would take back and redo do again, for the menu. */
  readonly undoName: Localized | undefined
  readonly redoName: Localized | undefined
  /** True when the document differs from the saved one, as far as the history knows. */
  readonly modified: boolean
  /** Opens a gesture; one that is still open is committed first. */
  begin(): void
  /** Runs a command in the open gesture, or as a gesture of its own. A refusal leaves the document as it was. */
  apply<P>(command: Command<P>, params: P): Refusal | undefined
  /** Ends the gesture; undefined when nothing has changed in the end, and then no step is recorded. */
  commit(): Change | undefined
  /** Gives the gesture up: the document is again the very object it was. */
  cancel(): void
  undo(): Change | undefined
  redo(): Change | undefined
  markSaved(): void
  /**
   * Tells of every new state: each command within a gesture, cancel, undo, redo. A commit brings no new state and is
   * not told. Returns the function that ends it.
   */
  subscribe(listener: (change: Change) => void): () => void
}

export interface HistoryOptions {
  /** True for a recovered document: it differs from any file. */
  readonly modified?: boolean
  /** Bytes that the steps may take, estimated; the oldest are dropped above it. */
  readonly budgetBytes?: number
}

interface Step {
  readonly name: Localized
  readonly patches: readonly Patch[]
  readonly inversePatches: readonly Patch[]
  readonly dirty: Dirty
  readonly bytes: number
  /** Names the state after this step, to compare with the saved one. */
  readonly state: number
}

interface Gesture {
  readonly base: Scenario
  name: Localized | undefined
  patches: Patch[]
  inversePatches: Patch[]
  applied: number
}

const DEFAULT_BUDGET = 64 * 1024 * 1024

// The patches of a whole gesture as those of one step: sixty passes over thirty hexes are thirty patches.
function squash(gesture: Gesture): PatchPair {
  if (gesture.applied === 1) return { patches: gesture.patches, inversePatches: gesture.inversePatches }
  const [, patches, inversePatches] = produceWithPatches(gesture.base, (draft) => {
    applyPatches(draft, gesture.patches)
  })
  return { patches, inversePatches }
}

// An object of a patch: rough figures of V8, enough for a budget.
const PATCH_BYTES = 200

function estimateBytes(patches: readonly Patch[]): number {
  return patches.reduce((sum, patch) => sum + PATCH_BYTES + valueBytes(patch.value), 0)
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 8
  if (Array.isArray(value)) return 16 + value.length * 8
  let bytes = 32
  for (const item of Object.values(value)) bytes += 16 + valueBytes(item)
  return bytes
}

export function createHistory(document: Scenario, options: HistoryOptions = {}): History {
  const budget = options.budgetBytes ?? DEFAULT_BUDGET
  const listeners = new Set<(change: Change) => void>()
  let current = freeze(document, true)
  let undoSteps: Step[] = []
  let redoSteps: Step[] = []
  let gesture: Gesture | undefined
  let states = 0
  // The state below the oldest step kept.
  let oldestState = 0
  let savedState: number | undefined = options.modified ? undefined : 0

  const stateNow = (): number => undoSteps.at(-1)?.state ?? oldestState

  function announce(change: Change): Change {
    current = change.after
    for (const listener of [...listeners]) listener(change)
    return change
  }

  function begin(): void {
    if (gesture) commit()
    gesture = { base: current, name: undefined, patches: [], inversePatches: [], applied: 0 }
  }

  function apply<P>(command: Command<P>, params: P): Refusal | undefined {
    if (!gesture) {
      begin()
      const refusal = apply(command, params)
      commit()
      return refusal
    }
    let refusal: Refusal | undefined
    const [after, patches, inversePatches] = produceWithPatches(current, (draft) => {
      refusal = command.run(draft, params)
    })
    if (refusal) return refusal
    // A value set and set back gives a new object and no patch: nothing has changed.
    if (patches.length === 0) return undefined
    gesture.name ??= command.name(params, current)
    gesture.patches.push(...patches)
    // Inverses must be applied last step first.
    gesture.inversePatches.unshift(...inversePatches)
    gesture.applied++
    const dirty = dirtyBetween(current, after, patches)
    announce({ kind: 'apply', before: current, after, patches, inversePatches, dirty })
    return undefined
  }

  function commit(): Change | undefined {
    const done = gesture
    gesture = undefined
    if (!done?.name) return undefined
    const { base } = done
    const squashed = squash(done)
    if (squashed.patches.length === 0) {
      putBack(done)
      return undefined
    }
    const dirty = dirtyBetween(base, current, squashed.patches)
    const pair = keepKeyOrder(base, current, done.patches, squashed)
    const bytes = estimateBytes(pair.patches) + estimateBytes(pair.inversePatches)
    undoSteps.push({ name: done.name, ...pair, dirty, bytes, state: ++states })
    redoSteps = []
    dropOldest()
    return { kind: 'commit', before: base, after: current, ...pair, dirty }
  }

  function dropOldest(): void {
    let bytes = undoSteps.reduce((sum, step) => sum + step.bytes, 0)
    let dropped = 0
    while (bytes > budget && dropped < undoSteps.length - 1) bytes -= (undoSteps[dropped++] as Step).bytes
    if (dropped === 0) return
    oldestState = (undoSteps[dropped - 1] as Step).state
    undoSteps = undoSteps.slice(dropped)
  }

  function putBack(abandoned: Gesture): void {
    if (current === abandoned.base) return
    const dirty = dirtyBetween(current, abandoned.base, abandoned.inversePatches)
    announce({
      kind: 'cancel',
      before: current,
      after: abandoned.base,
      patches: abandoned.inversePatches,
      inversePatches: abandoned.patches,
      dirty,
    })
  }

  function cancel(): void {
    const abandoned = gesture
    gesture = undefined
    if (abandoned) putBack(abandoned)
  }

  function undo(): Change | undefined {
    if (gesture) commit()
    const step = undoSteps.pop()
    if (!step) return undefined
    redoSteps.push(step)
    const after = applyPatches(current, step.inversePatches)
    return announce({
      kind: 'undo',
      before: current,
      after,
      patches: step.inversePatches,
      inversePatches: step.patches,
      dirty: step.dirty,
    })
  }

  function redo(): Change | undefined {
    if (gesture) commit()
    const step = redoSteps.pop()
    if (!step) return undefined
    undoSteps.push(step)
    const after = applyPatches(current, step.patches)
    return announce({
      kind: 'redo',
      before: current,
      after,
      patches: step.patches,
      inversePatches: step.inversePatches,
      dirty: step.dirty,
    })
  }

  return {
    get document() {
      return current
    },
    get undoName() {
      return gesture?.name ?? undoSteps.at(-1)?.name
    },
    get redoName() {
      return gesture?.name ? undefined : redoSteps.at(-1)?.name
    },
    get modified() {
      return gesture?.name !== undefined || stateNow() !== savedState
    },
    begin,
    apply,
    commit,
    cancel,
    undo,
    redo,
    markSaved() {
      if (gesture) commit()
      savedState = stateNow()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
