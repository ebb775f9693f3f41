/** CTR-3, CTR-7: groups dragged from the order of battle or the tray onto the map. */
import { beforeAll, describe, expect, it } from 'vitest'
import { counterId, type CounterId, groupId, sideId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { carryToMap } from '../../renderer/panels/orderOfBattle/carryToMap'
import { dragCounters, draggedToHand, isCounterDrag } from '../../renderer/panels/counters/counterDrag'
import { loadGhost } from '../../renderer/tools/overlay/counterGhost'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

beforeAll(loadGhost)

const [GUY, HUGH, ODO] = ['guy', 'hugh', 'odo'].map(counterId) as [CounterId, CounterId, CounterId]
const RELIEF = groupId('relief')

/** Guy in F5; Hugh, who is spare, and Odo off the map. */
function board(): Scenario {
  const one = { type: 'crusaders-soldier', at: 'F5', group: RELIEF }
  const all = testBoard({ counters: { guy: one, hugh: one, odo: one } })
  const { hex: _, ...off } = all.counters[HUGH] as Counter
  return {
    ...all,
    groups: { [RELIEF]: { side: sideId('crusaders'), name: 'Relief', note: '', rank: 0 } },
    counters: { ...all.counters, [HUGH]: { ...off, spare: true }, [ODO]: off },
  }
}

/** A page whose pointer is over a hex, or beside the map. */
function carried(counters: readonly CounterId[], scenario = board()) {
  const editor = new TestEditor(scenario).tool('brush')
  const events = new EventTarget()
  const shown: string[] = []
  let over: string | undefined
  const pointAt = () => (over === undefined ? undefined : editor.point(over))
  carryToMap(editor.editor, { showView: (view) => shown.push(view) }, counters, { events, pointAt })
  const session = () => editor.editor.store.getState().session
  return {
    editor,
    shown,
    session,
    letGo(at?: string): void {
      over = at
      events.dispatchEvent(new Event('pointerup'))
    },
    press: (key: string) =>
      events.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key })),
  }
}

describe('carried from the order of battle', () => {
  it('lays those that are off the map where they are let go, in one step, and leaves those on it', () => {
    const { editor, shown, session, letGo } = carried([GUY, HUGH, ODO])
    expect([shown, session().tool, session().options.counterLaying]).toEqual([['map'], 'counter', 'line'])
    expect(session().options.counterHand).toEqual([HUGH, ODO])
    letGo('C3')
    editor.expectCounterAt('C3', 'hugh').expectCounterAt('D4', 'odo').expectCounterAt('F5', 'guy')
    editor.expectUndo('Place 2\u00a0counters').expectSelected('hugh', 'odo')
    expect(editor.scenario.counters[HUGH]?.spare).toBeUndefined()
    // The map stays, and what was placed is selected.
    expect([shown, session().tool, session().options.counterHand]).toEqual([['map'], 'select', []])
    // The page is heard no more.
    letGo('H5')
    editor.undo().expectUndo(undefined)
    expect(editor.scenario.counters).toEqual(board().counters)
  })

  it('moves a group all of which is on the map', () => {
    const { editor, letGo } = carried([GUY])
    letGo('C3')
    editor.expectCounterAt('C3', 'guy').expectUndo('Move 1\u00a0counter')
  })

  it.each(['Escape', 'beside the map'])('%s gives all up, and shows the order of battle again', (how) => {
    const { editor, shown, session, letGo, press } = carried([HUGH])
    const before = editor.scenario
    if (how === 'Escape') press('Escape')
    else letGo()
    expect(editor.scenario).toBe(before)
    const { counterHand, counterLaying } = session().options
    expect([shown, session().tool, counterHand, counterLaying]).toEqual([
      ['map', 'order'],
      'brush',
      [],
      'each',
    ])
    letGo('C3')
    expect(editor.scenario).toBe(before)
  })

  it('other keys are the map’s', () => {
    const { shown, session, press } = carried([HUGH])
    press('r')
    expect([shown, session().tool]).toEqual([['map'], 'counter'])
  })

  it('where they may not be changed, they stay in hand and nothing is laid', () => {
    const { editor, session, letGo } = carried([HUGH])
    editor.editor.view.set({ lockedLayers: ['counters'] })
    letGo('C3')
    editor.expectUndo(undefined)
    expect([session().tool, session().options.counterHand]).toEqual(['counter', [HUGH]])
  })
})

describe('dragged from the tray', () => {
  function data(): Pick<DataTransfer, 'getData' | 'setData'> & { types: () => string[] } {
    const kept = new Map<string, string>()
    return {
      getData: (type) => kept.get(type) ?? '',
      setData: (type, text) => void kept.set(type, text),
      types: () => [...kept.keys()],
    }
  }

  it('a group comes as its counters, as far as the scenario has them', () => {
    const dragged = data()
    dragCounters(dragged, [HUGH, counterId('stranger'), ODO])
    expect(isCounterDrag(dragged.types())).toBe(true)
    expect(draggedToHand(dragged, board())).toEqual({ counterHand: [HUGH, ODO] })
    expect(draggedToHand(dragged, { ...board(), counters: {} })).toBeUndefined()
  })

  it('a type comes as itself; text is nothing of the tray', () => {
    const dragged = data()
    dragged.setData('application/x-castellan-counter-type', 'crusaders-soldier')
    expect(draggedToHand(dragged, board())).toEqual({ counterType: 'crusaders-soldier' })
    expect(draggedToHand(dragged, { ...board(), counterTypes: {} })).toBeUndefined()
    expect(isCounterDrag(['text/plain'])).toBe(false)
    expect(draggedToHand(data(), board())).toBeUndefined()
  })
})
