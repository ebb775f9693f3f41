/** The states of counters that the rules offer, each an action: wounded, on foot, stunned, dead, hidden, a step fewer. */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type FaceState } from '#shared/rules/contract/ruleset'
import { type Editor } from '../editor/editor'
import { headline } from '../i18n/language'
import { type Action } from './action'
import { changeFaces, whyNot } from './changeFace'
import { editCounters, setStatus } from './editCounters'
import { targetCounters } from './targets'

interface State {
  readonly id: string
  readonly name: FaceState['name']
  /** Done again each time, and never checked. */
  readonly repeats?: true
  isIn(counter: Counter): boolean
  /** May it be put into the state, or taken out of it? */
  mayBe(counter: Counter, on: boolean): boolean
  set(ids: readonly CounterId[], on: boolean): void
}

/** As the rules in force name and order them: choosing one puts the counters into it, or out of it when all of them are in. */
export function stateActions(editor: Editor): readonly Action[] {
  return statesOf(editor).map(({ id, name, repeats, isIn, mayBe, set }) => {
    const counters = (): readonly Counter[] =>
      targetCounters(editor).flatMap((counter) => editor.document.scenario.counters[counter] ?? [])
    const allIn = (): boolean => !repeats && counters().length > 0 && counters().every(isIn)
    return {
      id: `state:${id}`,
      name: () => localized(headline(name.fr), headline(name.en)),
      isEnabled: () => counters().some((counter) => mayBe(counter, !allIn())),
      ...(!repeats && { isChecked: allIn }),
      run: () => set(targetCounters(editor), !allIn()),
    }
  })
}

function statesOf(editor: Editor): readonly State[] {
  const { document } = editor
  const { faceStates, conditions } = document.ruleset.counterSchema
  const noDecoy = ({ decoy }: Counter): boolean => !decoy
  return [
    ...faceStates.map((state): State => {
      const { faces, repeats } = state
      return {
        ...state,
        isIn: ({ face }) => !repeats && Object.values(faces).includes(face),
        mayBe(counter, on) {
          const face = faceIn(state, counter.face, on)
          return face !== counter.face && whyNot(document, counter, face) === undefined
        },
        set: (ids, on) => changeFaces(editor, ids, ({ face }) => faceIn(state, face, on)),
      }
    }),
    ...conditions.map(({ id, name }): State => ({
      id,
      name,
      mayBe: noDecoy,
      isIn: ({ status }) => status[id] === true,
      set: (ids, on) => setStatus(editor, ids, id, on || null),
    })),
    ...(document.ruleset.concealedFace ? [HIDDEN] : []).map((state): State => ({
      ...state,
      mayBe: noDecoy,
      isIn: ({ hidden }) => hidden,
      set: (ids, on) => editCounters(editor, ids, { hidden: on }),
    })),
  ]
}

const HIDDEN = { id: 'hidden', name: localized('unité cachée', 'hidden unit') }

/** The face that takes the place of another in a state, or out of it: itself when it is so already; undefined = none does. */
function faceIn({ faces, repeats }: FaceState, face: string, on: boolean): string | undefined {
  if (repeats) return faces[face]
  const back = Object.entries(faces).find(([, shown]) => shown === face)?.[0]
  const [shown, other] = on ? [faces[face], back] : [back, faces[face]]
  return shown ?? (other === undefined ? undefined : face)
}
