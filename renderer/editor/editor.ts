/**
 * The editor as panels, tools and tests see it. No React and no Konva here: `createEditor.ts` builds one from a host.
 * Three slices that never mix: the document (changed by commands only), the session (tool, selection), the view.
 */
import { type StoreApi } from 'zustand/vanilla'
import { type Command, type Refusal } from '#shared/commands/command'
import { type CommandCall } from '#shared/document/commandCall'
import {
  type CounterId,
  type CounterTypeId,
  type Label,
  type LabelId,
  type Scenario,
  type ZoneId,
} from '#shared/document/types'
import { type FormatFault } from '#shared/format/fileError'
import { type Finding } from '#shared/checks/finding'
import { type Axial, type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Point } from '#shared/hex/layout'
import { type FileFault } from '#shared/host/fileFaults'
import {
  type EarlierText,
  type FileRef,
  type Host,
  type OpenOutcome,
  type WindowStart,
} from '#shared/host/host'
import { type Language, type Localized } from '#shared/i18n/localized'
import { type StyleId } from '#shared/painter/style'
import { type Analysis } from '#shared/rules/analysis'
import { type Ruleset } from '#shared/rules/ruleset'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type Change } from '#shared/commands/history'
import { type ToolOptions } from '../toolOptions/index'
import { type ToolId } from '../toolOptions/toolIds'
import { type LayerView } from './layers'
import { type Modifiers } from './modifiers'

export interface DocumentSlice {
  readonly scenario: Scenario
  /** Changes since the last save (or since opening). */
  readonly modified: boolean
  readonly file: FileRef | undefined
  /** It is an earlier version of a file, and not saved since. */
  readonly version: EarlierText | undefined
  readonly undoName: Localized | undefined
  readonly redoName: Localized | undefined
  readonly findings: readonly Finding[]
}

/** What is selected; never in the undo history (DOC-4). */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'hexes'; readonly hexes: readonly HexKey[] }
  | { readonly kind: 'hexsides'; readonly hexsides: readonly HexsideKey[] }
  | { readonly kind: 'counters'; readonly counters: readonly CounterId[] }
  | { readonly kind: 'counterType'; readonly counterType: CounterTypeId }
  | { readonly kind: 'label'; readonly label: LabelId }
  | { readonly kind: 'zone'; readonly zone: ZoneId }

/** A label whose words are being typed over the map; without an id it is not on the map yet. */
export interface TypedLabel {
  readonly id: LabelId | undefined
  readonly label: Label
  /** What was typed in place of its words before the field was there. */
  readonly begun?: string
}

/** A way drawn for a counter, to be asked about; like the selection, never in the undo history nor the file. */
export interface DrawnRoute {
  readonly counter: CounterId
  /** Each hex in turn, without the start; a rider's front hexes. */
  readonly path: readonly Axial[]
  /** Steps (1 = the first) taken without turning, where facing counts. */
  readonly unturned: readonly number[]
  /** The pointer shows no next step any more. */
  readonly ended: boolean
  /** Of a retreat: who fired, or who fought. */
  readonly opponents: readonly CounterId[]
}

export interface SessionSlice {
  readonly tool: ToolId
  readonly options: ToolOptions
  readonly selection: Selection
  /** Counts while its counter is the one selected. */
  readonly route: DrawnRoute | undefined
  readonly typing: TypedLabel | undefined
  /** A passing message of the status line: a refusal, "saved". */
  readonly notice:
    { readonly text: Localized; readonly kind: 'info' | 'error'; readonly at: number } | undefined
}

export interface ViewSlice extends LayerView {
  readonly language: Language
  readonly theme: 'light' | 'dark' | 'system'
  readonly style: StyleId
  /** The small map in the corner, while not all of the map is in sight. */
  readonly minimap: boolean
  /** Hints that come once, when they help. */
  readonly hints: boolean
}

export interface EditorState {
  readonly document: DocumentSlice
  readonly session: SessionSlice
  readonly view: ViewSlice
}

/** What a tool says it is doing. */
export interface ToolStatus extends Localized {
  /** Longer than the status line, shown elsewhere: what the rule that it names says. */
  readonly more?: Localized
}

/** What lies under the pointer; its own store, because it changes with every move. */
export interface HoverState {
  readonly hex: HexKey | undefined
  readonly hexside: HexsideKey | undefined
  /** What the tool says it is doing. */
  readonly toolStatus: ToolStatus | undefined
  /** Screen pixels per mm. */
  readonly zoom: number
}

/** Where the canvas looks; implemented by the canvas, used by menus and panels. */
export interface Viewport {
  /** Brings a point of the map (mm) to the middle and flashes the given places. */
  reveal(points: readonly Point[]): void
  zoomBy(factor: number): void
  fit(): void
  /** One map millimetre as one millimetre of a 96-dpi screen. */
  actualSize(): void
  /** The map point (mm) under a point of the canvas (CSS pixels from its top left corner). */
  toMap(point: Point): Point
  /** The other way round. */
  toScreen(point: Point): Point
  readonly smallMap: SmallMap
}

/** The whole map in a few colours, as the minimap shows it. */
export interface SmallMap {
  /** The paper of the map, mm. */
  readonly paper: Rect
  /** What of the paper's plane is on screen, mm. */
  readonly seen: Rect
  /** Draws the part of the map in a rectangle (mm) into a box of the context's own units. */
  draw(context: CanvasRenderingContext2D, part: Rect, box: Rect): void
  /** Brings a point of the map (mm) to the middle of the screen. */
  lookAt(point: Point): void
  /** Told of places (mm) that have changed, and with none when something else is in sight. */
  subscribe(listener: (changed: readonly Rect[]) => void): () => void
}

/**
 * The tool in hand, as canvas, keyboard and tests drive it: points in mm go in, the tool hears of hexes and sides.
 * Pointer and keyboard end in the same events: arrows move a hex cursor, Space is the button (UX-2).
 */
export interface ToolInput {
  pointerDown(point: Point, modifiers: Modifiers): void
  pointerMove(point: Point, modifiers: Modifiers): void
  pointerUp(point: Point, modifiers: Modifiers): void
  pointerLeave(): void
  /** `KeyboardEvent.key`; true when the tool or the cursor took it. */
  keyDown(key: string, modifiers: Modifiers): boolean
  keyUp(key: string): boolean
  /** Keys of the tool itself, wherever the focus is: true when it took this one. */
  toolKey(key: string): boolean
  /** Puts the open gesture back: Escape, another tool, the window losing the focus. */
  cancel(): void
  /** Kind of the tool's state: `idle` between gestures. */
  readonly state: string
  /** The hand moves the map (pan tool, or Space held over the map): the canvas keeps the pointer to itself. */
  readonly panning: boolean
  /** Centre of the hex cursor of the keyboard, mm; undefined while the mouse leads. */
  readonly cursor: Point | undefined
  /** What the tool shows over the map, mm. */
  overlay(): DrawOp[]
  /** Told whenever the overlay may have changed. */
  subscribe(listener: () => void): () => void
}

export interface Editor {
  readonly store: StoreApi<EditorState>
  readonly hover: StoreApi<HoverState>
  readonly host: Host
  /** The ruleset of the open document, as it plays it. */
  readonly ruleset: Ruleset
  /** Set by the canvas once it is mounted. */
  viewport: Viewport | undefined
  readonly input: ToolInput
  /** What the map can be asked; undefined until it is loaded, which the first question starts. */
  readonly analysis: Analysis | undefined
  /** Told of every change of the document, steps of an open gesture included, with what it dirtied. */
  onChange(listener: (change: Change) => void): () => void
  /** Told after another document took the place of the open one. */
  onLoad(listener: () => void): () => void
  /** Ends timers and workers and drops the recovery entry: the window closes cleanly. */
  close(): Promise<void>

  // ---- document: one gesture is one undo step
  /** Runs one command as one undo step; a refusal is shown in the status line and returned. */
  run<P>(command: Command<P>, params: P): Refusal | undefined
  /** Runs a command named as data (a quick fix). */
  runCall(call: CommandCall): Promise<Refusal | undefined>
  /** Opens a gesture: all commands until `commitGesture` make one undo step. */
  beginGesture(): void
  commitGesture(): void
  /** Puts back the document as it was when the gesture began. */
  cancelGesture(): void
  undo(): void
  redo(): void

  // ---- file
  newScenario(scenario: Scenario): void
  /** Replaces the document; history starts anew. */
  load(scenario: Scenario, file: FileRef | undefined, origin?: DocumentOrigin): void
  /** Reads a scenario through the host without opening it; undefined when the user gives up, or it is broken (shown). */
  chooseScenario(): Promise<Scenario | undefined>
  /** Text as a scenario; undefined and a shown error when it is none that this version plays. */
  readText(name: string, text: string, file?: FileRef): Promise<Scenario | undefined>
  /** Opens text in place of the document; false and a shown error when it is broken. */
  openText(name: string, text: string, origin?: DocumentOrigin & Pick<WindowStart, 'file'>): Promise<boolean>
  /** What the host has read; undefined and a shown error when that failed. `file` is what it was to read, if known. */
  readOutcome(outcome: OpenOutcome, file?: FileRef): WindowStart | undefined
  /** Saves, and asks on when that fails; true when the document is in its file. Savings run in order. */
  save(): Promise<boolean>
  saveAs(): Promise<boolean>
  /** Resolves when no saving is under way any more, whether it went well or not. */
  savingDone(): Promise<void>
  /** Whether the file holds what this window last read or wrote; a saving under way is waited for. */
  fileState(): Promise<'same' | 'changed' | 'gone'>
  /** The file holds something else by now: the document exists in this window only. */
  markUnsaved(): void
  /** Keeps the state for recovery now, not a little later. */
  keepNow(): Promise<void>

  // ---- session and view
  /** Fetches the tools where they were left for later: until they are there, nothing answers the pointer. */
  bringTools(): Promise<void>
  setTool(tool: ToolId): void
  setOptions(options: Partial<ToolOptions>): void
  select(selection: Selection): void
  setRoute(route: DrawnRoute | undefined): void
  /** Opens the field over the map in which a label is typed; undefined closes it. */
  type(typing: TypedLabel | undefined): void
  notify(text: Localized, kind?: 'info' | 'error'): void
  /** Takes the message back: it is no longer so. */
  dropNotice(): void
  setView(view: Partial<ViewSlice>): void
  /** Selects and reveals what a finding is about. */
  goTo(finding: Finding): void
  /** Error of the last failed opening, shown by the page until dismissed. */
  readonly fileError: StoreApi<{ readonly error: FileErrorView | undefined }>
  /** A saving that did not happen, shown by the page until answered. */
  readonly saveTrouble: StoreApi<{ readonly trouble: SaveTrouble | undefined }>
}

/** What is known of a document that takes the place of another. */
export type DocumentOrigin = Partial<Pick<WindowStart, 'modified' | 'version' | 'recovery'>>

export type SaveAnswer = 'overwrite' | 'save-as' | 'cancel'

export interface SaveTrouble {
  readonly file: string
  /** `changed`, `gone`: since this window last read or wrote the file. */
  readonly reason: 'changed' | 'gone' | FileFault
  readonly answer: (answer: SaveAnswer) => void
}

export interface FileErrorView {
  readonly file: string
  /** Its earlier versions may help. Absent where the text came from no file. */
  readonly ref?: FileRef
  /** Of its text; absent where it could not even be read. */
  readonly fault?: FormatFault | 'other-rules'
  /** From 1. */
  readonly line?: number
  readonly message: Localized
}
